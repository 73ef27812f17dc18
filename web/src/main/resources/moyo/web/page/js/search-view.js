/**
 * A live view of one search: board, tree, terms and controls. Explore shows it in full, the lessons
 * in smaller pieces.
 */
import { h, s, percent } from './dom.js';
import { button, number, show } from './elements.js';
import { Exploration, key } from './exploration.js';
import { TreeView } from './tree-view.js';
import { TermsTable } from './terms-table.js';
import { SlowMode } from './slow-mode.js';
import { PositionBoard } from './position-board.js';
import { openSocket } from './explore-socket.js';
import { shortName } from './names.js';

const ALL = ['board', 'tree', 'terms', 'slow'];

export class SearchView {
  /**
   * @param {Object} options `parts`: which of board, tree, terms, slow; `runs`: numbers of
   *     simulations of the buttons; `compact`; `label`; `onopened(message)`
   */
  constructor({ parts = ALL, runs = [1, 10, 100, 1000], compact = false, label = 'Search', onopened = null } = {}) {
    this.parts = new Set(parts);
    this.model = new Exploration(openSocket);
    this.onopened = onopened;
    this.selected = [];
    this.frozen = null;
    this.board = new PositionBoard({ onChild: (child) => this.#pointed(child) });
    this.tree = new TreeView(
      {
        select: (path) => this.#selected(path),
        open: (path) => this.#load(path),
        more: (path) => this.#more(path),
      },
      { column: compact || matchMedia('(max-width: 600px)').matches ? 118 : 142, label: `Search tree: ${label}` },
    );
    this.terms = new TermsTable({
      select: (child) => this.selectNode([...this.selected, child.move]),
      more: () => this.#more(this.selected),
    });
    this.slow = new SlowMode(this);
    this.message = h('p', { class: 'sv-error', role: 'alert', hidden: true });
    this.count = h('output', { class: 'sv-count' }, '0 simulations');
    this.where = h('p', { class: 'sv-where' });
    this.element = h('div', { class: `sv${compact ? ' compact' : ''} ${[...this.parts].map((p) => `has-${p}`).join(' ')}`, role: 'group', 'aria-label': label },
      this.#controls(runs),
      this.message,
      this.parts.has('slow') && this.slow.element,
      this.parts.has('board') && h('div', { class: 'sv-board' }, this.board.element, this.where),
      this.parts.has('tree') && h('div', { class: 'sv-tree' }, this.tree.element, compact ? null : legend()),
      this.parts.has('terms') && h('div', { class: 'sv-terms' }, this.terms.element),
    );
    this.#listen();
    this.#enable();
  }

  /** What a move is called on the page. */
  nameOf = (name) => shortName(this.model.opened?.shape, name);

  get colours() {
    return this.model.opened?.colours || ['First', 'Second'];
  }

  /** Opens a position, with simulations at once if wished. */
  async open(request, simulations = 0) {
    this.#leaveSlow();
    await this.#attempt(this.model.open(request));
    if (simulations > 0 && this.model.opened) {
      await this.run(simulations);
    }
  }

  async run(simulations) {
    if (!this.idle) {
      return;
    }
    this.#leaveSlow();
    await this.#attempt(this.model.run(simulations));
  }

  async reset() {
    if (!this.idle) {
      return;
    }
    this.#leaveSlow();
    this.tree.open = new Set(['']);
    this.selected = [];
    this.tree.selected = '';
    await this.#attempt(this.model.reset());
  }

  /** Takes a simulation and shows it slowly. */
  async stepSlowly() {
    if (!this.idle) {
      return;
    }
    this.#leaveSlow();
    const before = new Map(this.model.nodes);
    const step = await this.#attempt(this.model.step());
    if (!step) {
      return;
    }
    this.frozen = before;
    this.#thaw(step);
    this.slow.start(step);
  }

  async selectNode(path) {
    this.selected = path;
    for (let i = 0; i < path.length; i++) {
      this.tree.open.add(key(path.slice(0, i)));
    }
    await this.#load(path);
    this.tree.select(path);
    this.draw();
  }

  /** Selects the node that moves of these names lead to, as far as it is in the tree. */
  async selectNamed(names) {
    await this.selectNode(await this.#named(names));
  }

  /** Opens that node in the tree. */
  async openNamed(names) {
    const path = await this.#named(names);
    for (let i = 0; i <= path.length; i++) {
      this.tree.open.add(key(path.slice(0, i)));
    }
    this.draw();
  }

  async #named(names) {
    let path = [];
    for (const name of names) {
      await this.#load(path);
      const child = this.model.get(path)?.children.find((c) => c.name.toLowerCase() === name.toLowerCase());
      if (!child) {
        break;
      }
      path = [...path, child.move];
    }
    await this.#load(path);
    return path;
  }

  close() {
    this.slow.pause();
    this.model.close();
  }

  #controls(runs) {
    this.runButtons = runs.map((n) =>
      button(n === 1 ? '+1' : `+${n}`, () => this.run(n), { 'aria-label': `Run ${n} simulation${n === 1 ? '' : 's'}`, class: 'run' }));
    this.slowButton = this.parts.has('slow') &&
      button('One simulation slowly', () => this.stepSlowly(), { class: 'slow-button' });
    this.resetButton = button('Reset', () => this.reset(), { class: 'reset' });
    this.stopButton = button('Stop', () => this.model.stop(), { class: 'stop', hidden: true });
    return h('div', { class: 'sv-controls', role: 'toolbar', 'aria-label': 'Simulations' },
      runs.length > 0 && h('span', { class: 'sv-runs' }, 'Run ', this.runButtons),
      this.slowButton,
      this.resetButton,
      this.stopButton,
      this.count,
    );
  }

  #listen() {
    const on = (type, listener) => this.model.addEventListener(type, listener);
    on('opened', (event) => {
      const opened = event.detail;
      this.selected = [];
      this.tree.open = new Set(['']);
      this.tree.selected = '';
      this.tree.colours = opened.colours;
      this.tree.rootColour = opened.position.toMove;
      this.tree.nameOf = this.nameOf;
      this.terms.nameOf = this.nameOf;
      this.board.setShape(opened);
      this.frozen = null;
      this.#say('');
      this.#enable();
      this.onopened?.(opened);
      this.#refresh();
    });
    on('tree', () => this.#refresh());
    on('progress', ({ detail }) => {
      this.stopButton.hidden = !this.model.busy;
      this.#counted(`: ${number(detail.done)} of ${number(detail.of)}`);
    });
    on('busy', () => {
      this.element.classList.toggle('busy', this.model.busy);
      this.#enable();
      this.stopButton.hidden ||= !this.model.busy;
    });
    on('gone', ({ detail }) => this.#say(detail.text));
    on('lost', () => this.#say('The connection is lost; it is opened again.'));
  }

  /** Nothing can run before a position is open, nor during a run; buttons keep the focus then. */
  get idle() {
    return Boolean(this.model.opened) && !this.model.busy;
  }

  #enable() {
    [...this.runButtons, this.slowButton, this.resetButton].filter(Boolean).forEach((b) => { b.setAttribute('aria-disabled', !this.idle); });
  }

  async #attempt(promise) {
    try {
      const result = await promise;
      this.#say('');
      return result;
    } catch (error) {
      this.#say(error.message);
      return null;
    }
  }

  #say(text) {
    this.message.textContent = text;
    this.message.hidden = text === '';
  }

  #counted(more = '') {
    const n = this.model.simulations;
    const { size: nodes, full } = this.model;
    const grown = more || !nodes ? '' : `, ${number(nodes)} node${nodes === 1 ? '' : 's'}${full ? ', the tree is full' : ''}`;
    this.count.textContent = `${number(n)} simulation${n === 1 ? '' : 's'}${more}${grown}`;
  }

  /** Asks again for all that is shown. */
  async #refresh() {
    const paths = this.tree.openPaths();
    if (!paths.some((p) => key(p) === key(this.selected))) {
      paths.push(this.selected);
    }
    await this.model.refresh(paths);
    if (!this.frozen) {
      if (!this.model.get(this.selected)) {
        this.selected = [];
        this.tree.selected = '';
      }
      this.draw();
    }
  }

  async #load(path) {
    if (!this.model.get(path) && !this.frozen?.has(key(path))) {
      await this.#attempt(this.model.node(path));
      this.tree.draw();
    }
  }

  async #more(path) {
    const node = this.model.get(path);
    if (node) {
      await this.#attempt(this.model.node(path, node.children.length));
      this.draw();
    }
  }

  async #selected(path) {
    if (this.frozen && this.slow.ended) {
      this.closed();
    }
    this.selected = path;
    await this.#load(path);
    this.draw();
  }

  /** A click on the board selects the child that plays there. */
  #pointed(child) {
    if (this.slow.ended) {
      this.closed();
    }
    if (!this.frozen) {
      this.selectNode([...this.selected, child.move]);
    }
  }

  draw() {
    this.#counted();
    const { frozen } = this;
    this.tree.source = frozen ? { get: (path) => frozen.get(key(path)) } : this.model;
    this.tree.draw();
    if (this.frozen) {
      return;
    }
    const node = this.model.get(this.selected);
    if (!node) {
      return;
    }
    const names = node.names.map(this.nameOf).join(' ');
    this.terms.draw(node, { title: `${names ? `After ${names}` : 'At the root'}, ${this.colours[node.toMove]} to move` });
    const atRoot = this.selected.length === 0;
    this.board.show(node.position, {
      children: node.children, best: (atRoot ? this.model.best?.move : null) ?? node.children[0]?.move,
    });
    show(this.where,
      `${node.position.over ? 'Game over' : `${this.colours[node.toMove]} to move`} · ${number(node.visits)} visit${node.visits === 1 ? '' : 's'}`,
      node.value === null ? '' : ` · ${this.colours[0]} ${percent(node.value)}`,
      node.proven ? ` · proven for ${this.colours[node.proven === 'won' ? 1 - node.toMove : node.toMove]}` : '',
      node.transposition ? ' · transposition' : '',
      atRoot && this.model.best ? ` · would play ${this.nameOf(this.model.best.name)}` : '');
  }

  /** Completes the tree before the step by the nodes on its path. */
  #thaw(step) {
    const changes = new Map(step.backup.map((c) => [key(c.path), c]));
    const grown = step.expandedPath === null ? null : key(step.expandedPath);
    const bare = (path, names, colour) => ({
      path, names, position: null, toMove: colour, children: [], all: 0, expanded: false,
      visits: changes.get(key(path))?.visitsBefore ?? 0, value: changes.get(key(path))?.valueBefore ?? null,
    });
    step.selected.forEach((choice) => {
      const k = key(choice.path);
      const old = this.frozen.get(k);
      const node = { ...bare(choice.path, choice.names, choice.colour), ...old, formula: step.formula };
      if (k !== grown) {
        const children = old && old.visits === node.visits && old.children.length
          ? old.children.map((c) => choice.children.find((x) => x.move === c.move) || c)
          : choice.children;
        const seen = children.some((c) => c.move === choice.chosen.move);
        Object.assign(node, { all: choice.all, expanded: true, children: seen ? children : [...children, choice.chosen] });
      }
      this.frozen.set(k, node);
      this.tree.open.add(k);
    });
    const leaf = key(step.leaf.path);
    if (!this.frozen.get(leaf)) {
      this.frozen.set(leaf, bare(step.leaf.path, step.leaf.names, step.leaf.position.toMove));
    }
    if (grown !== null) {
      this.growing = this.frozen.get(grown);
      this.tree.open.add(grown);
    }
  }

  /** Shows a frame of slow mode; called by {@link SlowMode}. */
  frame(state) {
    const { frame, step, lit, updated, expanded, changed, at } = state;
    let fresh = [];
    if (step.expandedPath !== null) {
      const chosen = step.selected.find((choice) => key(choice.path) === key(step.expandedPath));
      fresh = step.expanded.map((c) => ({
        visits: 0, value: null, bound: null, terms: [], expanded: false, proven: null, chosen: false, ...c,
        ...chosen?.children.find((x) => x.move === c.move),
      }));
      this.frozen.set(key(step.expandedPath), expanded
        ? { ...this.growing, children: fresh, all: step.expandedAll, expanded: true, formula: step.formula } : this.growing);
    }
    const isNew = frame.phase === 'Expand' && expanded;
    const numbers = new Map(updated.map((c) => [key(c.path), {
      visits: c.visitsAfter, value: c.mover === 0 ? c.valueAfter : 1 - c.valueAfter,
    }]));
    this.tree.marks = {
      path: lit, changed, numbers,
      fresh: new Set(isNew ? fresh.map((c) => key([...step.expandedPath, c.move])) : []),
    };
    this.tree.selected = key(at);
    this.draw();
    this.tree.reveal(at);
    this.#frameTerms(state);
    this.#frameBoard(state, isNew ? fresh : []);
  }

  /** The terms at a selection; after the selections those of the last one. */
  #frameTerms({ choice, step }) {
    if (!choice) {
      this.terms.draw(null, { title: 'At the root' });
      return;
    }
    const names = choice.names.map(this.nameOf).join(' ');
    this.terms.draw({ ...this.frozen.get(key(choice.path)), formula: step.formula }, {
      chosen: choice.chosen.move,
      title: `${names ? `After ${names}` : 'At the root'}, ${this.colours[choice.colour]} selects ${this.nameOf(choice.chosen.name)}`,
    });
  }

  #frameBoard({ frame, step, ply }, fresh) {
    const { evaluation, leaf } = step;
    const names = leaf.names.map(this.nameOf);
    if (ply >= 0) {
      const last = ply === evaluation.moves.length;
      this.board.playout(leaf.position, evaluation.moves, ply, last ? evaluation : null);
    } else {
      this.board.path(this.model.opened.position,
        step.selected.slice(0, frame.depth).map((c) => ({ cells: c.chosen.cells, colour: c.colour })), fresh);
    }
    const path = names.slice(0, frame.depth).join(' ');
    show(this.where, ply > 0 ? `Playout: ${ply} of ${evaluation.moves.length} moves` : path ? `Path: ${path}` : 'Root');
  }

  /** The last frame has been shown: the tree is the server's again. */
  async finished() {
    await this.model.refresh(this.tree.openPaths());
    this.selected = this.slow.data.leaf.path;
  }

  /** Back to the tree. */
  closed() {
    this.#leaveSlow();
  }

  #leaveSlow() {
    if (!this.frozen) {
      return;
    }
    this.slow.cancel();
    this.frozen = null;
    this.tree.source = this.model;
    this.tree.marks = { path: new Set(), fresh: new Set(), changed: null, numbers: new Map() };
    this.selected = this.model.get(this.selected) ? this.selected : [];
    this.tree.selected = key(this.selected);
    this.#refresh();
  }
}

/** What lines, colours and marks mean. */
function legend() {
  return h('div', { class: 'tree-legend' },
    h('span', {}, 'Line width: share of all visits'),
    h('span', {}, 'Colour: value for the side that moved, lost',
      s('svg', { class: 'shade-scale', viewBox: '0 0 9 1', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
        Array.from({ length: 9 }, (_, i) => s('rect', { class: `shade-${i}`, x: i, width: 1.02, height: 1 }))), 'won'),
    h('span', {}, h('i', { class: 'next-mark', 'aria-hidden': 'true' }, '▶'), 'selected next'),
    h('span', {}, h('i', { class: 'twice-mark', 'aria-hidden': 'true' }), 'transposition'));
}
