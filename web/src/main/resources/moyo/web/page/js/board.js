// One board for all games, drawn from the shape that the server gives.
import { h, s } from './dom.js';
import { shareGradients } from './colours.js';
import { CELL, coordinates, front, ground, lastMark, men } from './board-look.js';
import * as layers from './board-overlay.js';

const UNDER = ['heat', 'squares', 'corners'];
const OVER = ['dead', 'ownership', 'candidates', 'hints', 'labels', 'ghosts', 'preview', 'cursor'];

/**
 * A board. Events: 'point' (a cell was clicked, tapped or chosen with Enter), 'hover' (the pointer
 * is over another cell), 'leave', 'cursor' (the keyboard's place moved), and 'press', 'drag', 'drop'
 * for views that follow a pointer. Details: {cell, cells, source: 'mouse' | 'touch' | 'pen' |
 * 'key', original}. In games with falling stones the cells are where the stone would come to rest.
 */
export class Board extends EventTarget {
  constructor(container, shape, { colours = ['Black', 'White'], label = 'Board', interactive = false,
    coordinates: named = true, cursor = interactive } = {}) {
    super();
    this.shape = shape;
    this.colours = colours;
    this.label = label;
    this.interactive = interactive;
    this.owners = new Array(shape.width * shape.height).fill(-1);
    this.parts = {};
    this.labelMode = 'rate';
    this.toMove = 0;
    this.hovered = null;
    this.place = null;
    this.candidateAt = new Map();
    shareGradients();
    this.build(named);
    container.append(this.element);
    if (interactive) this.listen(cursor);
  }

  build(named) {
    const { width, height, falling } = this.shape;
    const [left, bottom] = named ? [falling ? 8 : 34, 30] : [8, 8];
    const box = [-left, -8, width * CELL + left + 8, height * CELL + 8 + bottom];
    this.under = Object.fromEntries(UNDER.map((name) => [name, s('g')]));
    this.over = Object.fromEntries(OVER.map((name) => [name, s('g')]));
    this.men = s('g');
    this.last = s('g');
    this.svg = s('svg', { class: `board-svg ${this.shape.style.toLowerCase()}`, viewBox: box.join(' '),
      role: 'img', 'aria-label': this.label });
    this.svg.append(ground(this.shape), ...Object.values(this.under), this.men, front(this.shape), this.last,
      ...Object.values(this.over), ...(named ? [coordinates(this.shape)] : []));
    this.element = h('div', { class: 'board' }, this.svg);
    this.element.style.setProperty('--ratio', String(box[2] / box[3]));
  }

  /** Shows a position: who owns each cell, the cells of the last move, whose turn it is. */
  show({ owners, last = [], toMove = 0 }) {
    const fresh = new Set();
    owners.forEach((owner, cell) => { if (owner >= 0 && this.owners[cell] < 0) fresh.add(cell); });
    const animated = fresh.size <= 1 ? fresh : new Set();
    this.owners = owners;
    this.toMove = toMove;
    this.replace('men', men(this.shape, this.colours, owners, animated));
    this.replace('last', lastMark(this.shape, this.colours, owners, last));
    this.svg.setAttribute('aria-label', this.describe(last));
  }

  describe(last) {
    const count = (colour) => this.owners.filter((o) => o === colour).length;
    const moved = last.length ? ` Last move: ${last.map((c) => this.cellName(c)).join(' ')}.` : '';
    return `${this.label}. ${this.colours.map((name, i) => `${name}: ${count(i)} cells`).join(', ')}.${moved}`;
  }

  replace(name, element) {
    this[name].replaceWith(element);
    this[name] = element;
  }

  /**
   * Draws layers over the position: candidates, ghosts, heat, ownership, labels, dead, hints,
   * squares, corners, preview. A layer that is named is replaced, null or [] empties it; the others
   * stay. `labelMode` ('rate', 'visits', 'score') says what candidates are labelled with.
   */
  overlay(parts) {
    if (parts.labelMode) this.labelMode = parts.labelMode;
    for (const [name, value] of Object.entries(parts)) {
      if (!UNDER.includes(name) && !OVER.includes(name)) continue;
      this.parts[name] = value;
      this.draw(name);
    }
  }

  clearOverlay() {
    this.overlay(Object.fromEntries([...UNDER, ...OVER].map((name) => [name, null])));
  }

  draw(name) {
    const value = this.parts[name];
    const place = UNDER.includes(name) ? this.under : this.over;
    let drawn = s('g');
    if (name === 'candidates') this.candidateAt = new Map();
    if (value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0)) {
      const context = { shape: this.shape, names: this.colours, owners: this.owners, toMove: this.toMove, labels: this.labelMode };
      const result = layers[name](context, value);
      if (name === 'candidates') {
        drawn = result.g;
        this.candidateAt = result.at;
      } else drawn = result;
    }
    place[name].replaceWith(drawn);
    place[name] = drawn;
  }

  /** "D4"; in games with falling stones the column's name. */
  cellName(cell) {
    const x = cell % this.shape.width;
    return this.shape.falling ? this.shape.columns[x]
      : this.shape.columns[x] + this.shape.rows[Math.floor(cell / this.shape.width)];
  }

  /** The cell of a name such as "d4"; null if there is none. */
  cellNamed(text) {
    const name = text.trim().toLowerCase();
    for (let cell = 0; cell < this.owners.length; cell++) {
      if (this.cellName(cell).toLowerCase() === name) return this.landing(cell)[0] ?? cell;
    }
    return null;
  }

  /** Where a stone comes to rest that is played at a cell; empty if the column is full. */
  landing(cell) {
    if (!this.shape.falling) return [cell];
    const { width, height } = this.shape;
    for (let y = height - 1; y >= 0; y--) {
      const c = y * width + (cell % width);
      if (this.owners[c] < 0) return [c];
    }
    return [];
  }

  /** The cell under a pointer; null outside of the board. */
  cellAt(event) {
    const matrix = this.svg.getScreenCTM();
    if (!matrix) return null;
    const p = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const x = Math.floor(p.x / CELL);
    const y = Math.floor(p.y / CELL);
    return x >= 0 && y >= 0 && x < this.shape.width && y < this.shape.height ? y * this.shape.width + x : null;
  }

  tell(type, cell, source, original) {
    this.dispatchEvent(new CustomEvent(type, {
      detail: { cell, cells: cell === null ? [] : this.landing(cell), source, original },
    }));
  }

  listen(withCursor) {
    const { svg } = this;
    svg.classList.add('interactive');
    svg.addEventListener('pointermove', (e) => {
      const cell = this.cellAt(e);
      if (e.buttons) this.tell('drag', cell, e.pointerType, e);
      if (cell === this.hovered) return;
      this.hovered = cell;
      if (cell === null) this.tell('leave', null, e.pointerType, e);
      else this.tell('hover', cell, e.pointerType, e);
    });
    svg.addEventListener('pointerleave', (e) => {
      if (this.hovered === null) return;
      this.hovered = null;
      this.tell('leave', null, e.pointerType, e);
    });
    svg.addEventListener('pointerdown', (e) => {
      const cell = this.cellAt(e);
      if (cell !== null) this.tell('press', cell, e.pointerType, e);
    });
    svg.addEventListener('pointerup', (e) => this.tell('drop', this.cellAt(e), e.pointerType, e));
    svg.addEventListener('click', (e) => {
      const cell = this.cellAt(e);
      if (cell !== null) this.tell('point', cell, e.pointerType || 'mouse', e);
    });
    if (withCursor) this.addKeys();
  }

  /** A focusable place for the keyboard: arrows move a cursor, Enter or Space chooses. */
  addKeys() {
    this.spoken = h('div', { class: 'hide-visually', 'aria-live': 'polite' });
    this.element.append(this.spoken);
    this.element.tabIndex = 0;
    this.element.setAttribute('role', 'application');
    this.element.setAttribute('aria-roledescription', 'board');
    this.element.setAttribute('aria-label', `${this.label}. Arrow keys move, Enter plays.`);
    this.svg.setAttribute('aria-hidden', 'true');
    this.svg.addEventListener('mousedown', (e) => e.preventDefault()); // clicks leave the focus where it is
    this.element.addEventListener('focus', () => this.moveCursor(this.place ?? this.middle()));
    this.element.addEventListener('blur', () => this.overlay({ cursor: null }));
    this.element.addEventListener('keydown', (e) => {
      if (e.ctrlKey || e.altKey || e.metaKey) return;
      const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[e.key];
      if (step) {
        const n = e.shiftKey ? 3 : 1;
        const { width, height } = this.shape;
        const x = Math.min(width - 1, Math.max(0, (this.place % width) + n * step[0]));
        const y = Math.min(height - 1, Math.max(0, Math.floor(this.place / width) + n * step[1]));
        this.moveCursor(y * width + x);
      } else if (e.key === 'Enter') {
        this.tell('point', this.place, 'key', e);
      } else if (e.key === 'Escape') {
        this.element.blur();
      } else return;
      e.preventDefault();
      e.stopPropagation();
    });
  }

  middle() {
    return Math.floor(this.shape.height / 2) * this.shape.width + Math.floor(this.shape.width / 2);
  }

  moveCursor(cell) {
    this.place = cell;
    this.overlay({ cursor: cell });
    const owner = this.owners[cell];
    this.spoken.textContent = `${this.cellName(cell)}, ${owner < 0 ? 'empty' : this.colours[owner]}`;
    this.tell('cursor', cell, 'key', null);
  }

  destroy() {
    this.element.remove();
  }
}

/** What circles on the board mean. */
export function legend() {
  const dot = (r, colour, ring) => s('svg', { viewBox: '-12 -12 24 24', width: 22, height: 22, 'aria-hidden': 'true' },
    s('circle', { r, fill: colour }), ring ? s('circle', { class: 'ring', r: r + 1.5 }) : null);
  return h('div', { class: 'legend small muted' },
    h('span', {}, dot(5, 'rgb(0 104 168)'), dot(9, 'rgb(0 104 168)'), 'larger, more solid: more visits'),
    h('span', {}, dot(8, 'rgb(0 104 168)'), dot(8, 'rgb(222 205 150)'), dot(8, 'rgb(178 70 12)'),
      'colour: win rate, from the best to 25 points less'),
    h('span', {}, dot(8, 'rgb(0 104 168)', true), 'ring: the move it would play'),
    h('span', {}, h('b', {}, '53'), ' win rate in %, below it visits'));
}
