// A game on the server as this page sees it: the tree of moves, the place where the user looks, and
// what the server says about it.
import { Socket } from './api.js';

/**
 * Events: 'game' (the tree or the state changed), 'move' (another node or its position is shown),
 * 'clock', 'search', 'hint', 'influence', 'review', 'refused' ({text, ref}), 'link' (the socket came
 * or went), 'gone'. Their detail is the server's message.
 */
export class Room extends EventTarget {
  constructor(id) {
    super();
    this.id = id;
    this.doc = null;
    this.at = null;
    this.nodes = new Map();
    this.children = new Map();
    this.positions = new Map();
    this.refs = 0;
    this.asked = new Map();
    this.wanted = null;
    this.linked = false;
    this.socket = new Socket(`/api/games/${encodeURIComponent(id)}/socket`);
    this.socket.addEventListener('open', () => this.link(true));
    this.socket.addEventListener('lost', () => this.link(false));
    this.socket.addEventListener('message', (e) => this.hear(e.detail));
  }

  link(up) {
    this.linked = up;
    if (!up) this.asked.clear();
    this.tell('link', { up });
  }

  tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  hear(message) {
    switch (message.is) {
      case 'game': this.take(message); break;
      case 'position': this.place(message); break;
      case 'played': this.played(message); break;
      case 'clock':
        if (this.doc) this.doc.clock = message.clock;
        this.clockAt = performance.now();
        this.tell('clock', message);
        break;
      case 'error': {
        const asked = this.asked.get(message.ref);
        this.asked.delete(message.ref);
        this.tell('refused', { ...message, asked });
        break;
      }
      case 'why': {
        const asked = this.asked.get(message.ref);
        this.asked.delete(message.ref);
        asked?.answer?.(message.text);
        break;
      }
      case 'gone':
        this.socket.close();
        this.tell('gone', message);
        break;
      default: this.tell(message.is, message);
    }
  }

  take(doc) {
    const before = this.doc;
    const following = this.at === null || (before !== null && this.at === before.head);
    const old = this.at;
    this.doc = doc;
    this.clockAt = performance.now();
    this.nodes = new Map(doc.nodes.map((n) => [n.id, n]));
    this.children = new Map(doc.nodes.map((n) => [n.id, []]));
    for (const n of doc.nodes) if (n.parent !== null) this.children.get(n.parent)?.push(n);
    for (const id of this.positions.keys()) if (!this.nodes.has(id)) this.positions.delete(id);
    if (before && before.phase !== doc.phase) this.positions.delete(doc.head);
    if (following || !this.nodes.has(this.at)) this.at = doc.head;
    if (this.wanted !== null && this.nodes.has(this.wanted)) {
      this.at = this.wanted;
      this.wanted = null;
    }
    this.tell('game', { before });
    if (old !== this.at || !this.positions.has(this.at)) this.look(old);
  }

  place(position) {
    if (!this.nodes.has(position.at)) return;
    this.positions.set(position.at, position);
    if (position.at === this.at) this.tell('move', { from: this.at });
  }

  played(message) {
    this.asked.delete(message.ref);
    if (this.nodes.has(message.at)) this.go(message.at);
    else this.wanted = message.at;
  }

  look(from) {
    this.send({ do: 'look', at: this.at });
    this.tell('move', { from });
  }

  /** The position that is shown; null until the server has sent it. */
  get position() {
    return this.positions.get(this.at) ?? null;
  }

  get node() {
    return this.nodes.get(this.at) ?? null;
  }

  get atHead() {
    return this.doc !== null && this.at === this.doc.head;
  }

  /** Shows another node. */
  go(id) {
    if (!this.nodes.has(id) || id === this.at) return;
    const from = this.at;
    this.at = id;
    if (this.positions.has(id)) this.tell('move', { from });
    else this.look(from);
  }

  /** The nodes from the root to a node, both included. */
  path(id = this.at) {
    const nodes = [];
    for (let n = this.nodes.get(id); n; n = this.nodes.get(n.parent)) nodes.unshift(n);
    return nodes;
  }

  /** The line through the node that is shown: from the root, on with the first children. */
  line() {
    const nodes = this.path();
    const onMain = new Set(this.doc ? this.path(this.doc.head).map((n) => n.id) : []);
    for (;;) {
      const next = this.children.get(nodes.at(-1)?.id);
      if (!next?.length) return nodes;
      nodes.push(next.find((n) => onMain.has(n.id)) ?? next[0]);
    }
  }

  forward(steps = 1) {
    const line = this.line();
    const i = line.findIndex((n) => n.id === this.at);
    const to = Math.max(0, Math.min(line.length - 1, i + steps));
    this.go(line[to].id);
  }

  toStart() {
    const root = this.doc?.nodes.find((n) => n.parent === null);
    if (root) this.go(root.id);
  }

  toEnd() {
    this.go(this.line().at(-1).id);
  }

  send(message) {
    return this.socket.send(message);
  }

  /** Sends a request whose refusal belongs to it; the refusal's event has `asked`. */
  ask(message, asked = {}) {
    const ref = ++this.refs;
    this.asked.set(ref, { ...asked, message });
    if (!this.send({ ...message, ref })) this.tell('refused', { text: 'The server is not connected; trying again.', asked });
  }

  play(cells) {
    this.ask({ do: 'play', at: this.at, ...(cells.length ? { cells } : { move: 'pass' }) }, { cells });
  }

  /** The reason why a move is illegal; null if it is legal. */
  why(cells) {
    return new Promise((answer) => this.ask({ do: 'why', at: this.at, cells }, { answer, cells }));
  }

  close() {
    this.socket.close();
  }
}

/** Whether no engine has to move before a person may act at the shown node. */
export function mayMove(room) {
  const { doc } = room;
  if (!doc) return false;
  return !room.atHead || doc.turn !== 'engine' || doc.phase !== 'play' || doc.paused;
}
