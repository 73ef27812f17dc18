/**
 * One search on the server that is taken apart: the page's copy of the nodes it has asked for.
 *
 * Values: a child's value and its terms are for the side that makes the move; a node's value is the
 * first player's. Paths are arrays of move numbers; a key is a path as text.
 */

export const key = (path) => path.join(',');

/** The server's limit. */
const MOST_OF_ONE_RUN = 100000;

/** The server answers for at most so many in one message. */
const NODES_AT_ONCE = 100;

export class Exploration extends EventTarget {
  /** @param openSocket makes the socket from the listeners `opened`, `message`, `closed` */
  constructor(openSocket) {
    super();
    this.nodes = new Map();
    this.opened = null;
    this.best = null;
    this.size = 0;
    this.full = false;
    this.simulations = 0;
    this.busy = false;
    this.request = null;
    this.waiting = new Map();
    this.lastRef = 0;
    this.socket = openSocket({
      opened: () => this.#reopen(),
      message: (message) => this.#receive(message),
      closed: () => this.#lost(),
    });
  }

  /** Opens a position: `{game, board, moves, player}` or `{room, at, player}`. */
  open(request) {
    this.request = request;
    return this.#ask({ do: 'open', ...request });
  }

  run(simulations) {
    this.#setBusy(true);
    return this.#ask({ do: 'run', simulations }).finally(() => this.#setBusy(false));
  }

  /** Takes one simulation and returns what happened in it. */
  step() {
    this.#setBusy(true);
    return this.#ask({ do: 'step' }).finally(() => this.#setBusy(false));
  }

  reset() {
    this.nodes.clear();
    return this.#ask({ do: 'reset' });
  }

  /** Asks for a node; its children from the given one are added to those already here. */
  node(path, from = 0) {
    return this.#ask({ do: 'node', path, from });
  }

  /** Ends a run before its time; the run is answered with the tree so far. */
  stop() {
    this.socket.send({ do: 'stop' });
  }

  /** Asks again for these nodes, with as many children as were known. */
  async refresh(paths) {
    for (let from = 0; from < paths.length; from += NODES_AT_ONCE) {
      const part = paths.slice(from, from + NODES_AT_ONCE);
      const nodes = part.map((path) => ({ path, count: this.nodes.get(key(path))?.children.length ?? 0 }));
      const answer = await this.#ask({ do: 'nodes', nodes }).catch(() => null);
      if (answer) {
        const found = new Set(answer.nodes.map((node) => key(node.path)));
        part.filter((path) => !found.has(key(path))).forEach((path) => this.nodes.delete(key(path)));
      }
    }
    this.#tell('nodes');
  }

  get(path) {
    return this.nodes.get(key(path));
  }

  close() {
    this.socket.close();
  }

  #setBusy(busy) {
    this.busy = busy;
    this.#tell('busy');
  }

  #ask(message) {
    this.lastRef += 1;
    const ref = this.lastRef;
    return new Promise((resolve, reject) => {
      const sent = this.socket.send({ ...message, ref });
      if (!sent && message.do !== 'open') {
        reject(new Error('The connection is lost; it is opened again.'));
        return;
      }
      this.waiting.set(ref, { resolve, reject, what: message.do, message, sent });
    });
  }

  /**
   * The server forgets the search of a lost socket: the position is opened again, and as many
   * simulations give the same tree.
   */
  #reopen() {
    const opening = [...this.waiting].filter(([, entry]) => entry.what === 'open');
    opening.forEach(([ref, entry]) => this.socket.send({ ...entry.message, ref }));
    if (opening.length === 0 && this.request) {
      const before = Math.min(this.simulations, MOST_OF_ONE_RUN);
      this.#ask({ do: 'open', ...this.request }).then(() => (before > 0 ? this.run(before) : null)).catch(() => {});
    }
  }

  #lost() {
    for (const [ref, entry] of this.waiting) {
      if (entry.what !== 'open') {
        this.waiting.delete(ref);
        entry.reject(new Error('The connection was lost.'));
      }
    }
    this.#tell('lost');
  }

  #receive(message) {
    switch (message.is) {
      case 'opened':
        this.opened = message;
        this.best = null;
        this.size = 0;
        this.full = false;
        this.simulations = message.simulations || 0;
        this.nodes.clear();
        this.#settle(message, 'open');
        this.#tell('opened', message);
        break;
      case 'nodes':
        message.nodes.forEach((node) => this.#keep(node));
        this.#settle(message, 'nodes');
        break;
      case 'progress':
        this.simulations = message.simulations;
        this.#tell('progress', message);
        break;
      case 'tree':
        this.#count(message);
        if (!(this.get([])?.children.length > message.children.length)) {
          this.#keep(message);
        }
        this.#settle(message, 'run', 'reset');
        this.#tell('tree', message);
        break;
      case 'step':
        this.#count(message);
        this.#settle(message, 'step');
        break;
      case 'node':
        this.#keep(message);
        this.#settle(this.get(message.path), 'node', null, message);
        break;
      case 'error':
        this.#refuse(message);
        break;
      case 'gone':
        this.#tell('gone', message);
        break;
      default:
    }
  }

  /** Keeps the size of the search and the move that the player would make. */
  #count({ simulations, nodes, full, best }) {
    this.simulations = simulations;
    this.size = nodes;
    this.full = full;
    this.best = best;
  }

  /** Keeps a node; pages after the first are added to its children. */
  #keep(message) {
    const old = this.nodes.get(key(message.path));
    const children =
      message.from > 0 && old
        ? [...old.children.slice(0, message.from), ...message.children]
        : message.children;
    this.nodes.set(key(message.path), { ...message, children });
  }

  #find(message, what) {
    const entry = this.waiting.get(message.ref);
    return entry?.what === what ? { ...entry, ref: message.ref } : null;
  }

  #settle(value, what, other = null, message = value) {
    const entry = this.#find(message, what) || (other && this.#find(message, other));
    if (entry) {
      this.waiting.delete(entry.ref);
      entry.resolve(value);
    }
  }

  #refuse(message) {
    const entry = this.waiting.get(message.ref);
    if (entry) {
      this.waiting.delete(message.ref);
      entry.reject(new Error(message.text));
    }
    this.#tell('refused', message);
  }

  #tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
