/**
 * One search on the server that is taken apart: the page's copy of the nodes it has asked for.
 *
 * Values: a child's value and its terms are for the side that makes the move; a node's value is the
 * first player's. Paths are arrays of move numbers; a key is a path as text.
 */

export const key = (path) => path.join(',');

export class Exploration extends EventTarget {
  /** @param openSocket makes the socket from the listeners `opened`, `message`, `closed` */
  constructor(openSocket) {
    super();
    this.nodes = new Map();
    this.opened = null;
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

  /** Asks again for the nodes of these keys, with as many children as were known. */
  async refresh(paths) {
    await Promise.all(
      paths.map(async (path) => {
        const known = this.nodes.get(key(path))?.children.length || 0;
        let node = await this.node(path).catch(() => null);
        while (node && node.children.length < Math.min(known, node.all)) {
          const before = node.children.length;
          node = await this.node(path, before).catch(() => null);
          if (node && node.children.length === before) {
            break;
          }
        }
        if (!node) {
          this.nodes.delete(key(path));
        }
      }),
    );
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
      this.waiting.set(ref, { resolve, reject, what: message.do, path: message.path, from: message.from, message, sent });
    });
  }

  /** The server forgets the search of a lost socket: the position is opened again. */
  #reopen() {
    const opening = [...this.waiting].filter(([, entry]) => entry.what === 'open');
    opening.forEach(([ref, entry]) => this.socket.send({ ...entry.message, ref }));
    if (opening.length === 0 && this.request) {
      this.#ask({ do: 'open', ...this.request }).catch(() => {});
    }
  }

  #lost() {
    for (const [ref, entry] of this.waiting) {
      if (entry.what !== 'open') {
        this.waiting.delete(ref);
        entry.reject(new Error('The connection was lost; the search starts again.'));
      }
    }
    this.#tell('lost');
  }

  #receive(message) {
    switch (message.is) {
      case 'opened':
        this.opened = message;
        this.simulations = message.simulations || 0;
        this.nodes.clear();
        this.#settle(message, 'open');
        this.#tell('opened', message);
        break;
      case 'progress':
        this.simulations = message.simulations;
        this.#tell('progress', message);
        break;
      case 'tree':
        this.simulations = message.simulations;
        this.#keep({ ...message, path: message.path || [], from: 0 });
        this.#settle(message, 'run', 'reset');
        this.#tell('tree', message);
        break;
      case 'step':
        this.simulations = message.simulations ?? this.simulations + 1;
        this.#settle(message, 'step');
        break;
      case 'node': {
        const waiting = this.#find(message, 'node');
        this.#keep({ ...message, from: message.from ?? waiting?.from ?? 0 });
        this.#settle(this.get(message.path), 'node', null, message);
        break;
      }
      case 'error':
        this.#refuse(message);
        break;
      default:
    }
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
    for (const [ref, entry] of this.waiting) {
      const fits = message.ref === undefined || message.ref === null ? entry.what === what : ref === message.ref;
      if (fits && (what !== 'node' || message.ref || key(entry.path || []) === key(message.path))) {
        return { ...entry, ref };
      }
    }
    return null;
  }

  #settle(value, what, other = null, message = value) {
    const entry = this.#find(message, what) || (other && this.#find(message, other));
    if (entry) {
      this.waiting.delete(entry.ref);
      entry.resolve(value);
    }
  }

  #refuse(message) {
    const [ref, entry] = this.waiting.has(message.ref)
      ? [message.ref, this.waiting.get(message.ref)]
      : [...this.waiting.entries()][0] || [];
    if (entry) {
      this.waiting.delete(ref);
      entry.reject(new Error(message.text));
    }
    this.#tell('refused', message);
  }

  #tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
