/**
 * A search tree as a drawing from left to right. The width of a line is the move's share of all
 * visits, the colour of a node its value for the side that made the move. Keys as in any tree of a
 * page: arrows, Home, End, Enter.
 */
import { h, s, percent, calm } from './dom.js';
import { colourClass } from './colours.js';
import { number } from './elements.js';
import { key } from './exploration.js';

const ROW = 30;
const TOP = 26;
const LEFT = 20;

/** Room for labels that are wider than a column. */
const LABEL = 30;

export class TreeView {
  /**
   * @param {Object} hooks `select(path)`, `open(path)` (load its children), `more(path)` (next page)
   * @param {Object} [options] `column`: the width of a level in pixels; `label`: its name for
   *     screen readers
   */
  constructor(hooks, { column = 136, label = 'Search tree' } = {}) {
    this.hooks = hooks;
    this.column = column;
    this.open = new Set(['']);
    this.selected = '';
    this.source = { get: () => undefined };
    this.colours = ['first', 'second'];
    this.rootColour = 0;
    this.nameOf = (name) => name;
    /** What slow mode lays over the tree. */
    this.marks = { path: new Set(), fresh: new Set(), changed: null, numbers: new Map() };
    this.svg = s('svg', { class: 'tree-svg', role: 'tree', 'aria-label': label });
    this.element = h('div', { class: 'tree-scroll' }, this.svg);
    this.svg.addEventListener('keydown', (event) => this.#pressed(event));
  }

  /** Opens a node, loading its children if they are not here. */
  unfold(path) {
    this.open.add(key(path));
    this.hooks.open(path);
    this.draw();
  }

  fold(path) {
    const prefix = key(path);
    for (const k of [...this.open]) {
      if (k === prefix || (k.startsWith(prefix === '' ? '' : `${prefix},`) && k !== '')) {
        this.open.delete(k);
      }
    }
    this.draw();
  }

  select(path, focus = false) {
    this.selected = key(path);
    this.draw();
    this.reveal(path, focus);
  }

  /** Scrolls a node into view. */
  reveal(path, focus = false) {
    const item = this.items.find((i) => i.key === key(path));
    if (!item) {
      return;
    }
    const box = this.element;
    const x = item.x - box.clientWidth * 0.4;
    const y = item.y - box.clientHeight / 2;
    const inside =
      item.x > box.scrollLeft + 10 &&
      item.x < box.scrollLeft + box.clientWidth - 100 &&
      item.y > box.scrollTop + 20 &&
      item.y < box.scrollTop + box.clientHeight - 20;
    if (!inside) {
      box.scrollTo({ left: Math.max(0, x), top: Math.max(0, y), behavior: calm() ? 'auto' : 'smooth' });
    }
    if (focus) {
      item.element.focus({ preventScroll: true });
    }
  }

  /** The paths of all nodes whose children are shown. */
  openPaths() {
    return [...this.open].map((k) => (k === '' ? [] : k.split(',').map(Number)));
  }

  draw() {
    const focused = this.svg.contains(document.activeElement)
      ? document.activeElement.getAttribute('data-key')
      : null;
    this.items = [];
    this.row = 0;
    const root = this.source.get([]);
    if (!root) {
      this.svg.replaceChildren();
      return;
    }
    const lines = s('g', { class: 'tree-lines' });
    const nodes = s('g', { role: 'none' });
    const rootItem = this.#place([], null, root, 0);
    this.#paint(rootItem, null, lines, nodes);
    const depth = Math.max(...this.items.map((i) => i.depth));
    const width = LEFT + (depth + 1) * this.column + LABEL;
    const height = TOP + this.row * ROW;
    this.svg.setAttribute('width', width);
    this.svg.setAttribute('height', height);
    this.svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
    this.svg.replaceChildren(lines, nodes);
    if (!this.items.some((i) => i.key === this.selected)) {
      this.items[0].element.setAttribute('tabindex', '0');
    }
    if (focused !== null) {
      this.items.find((i) => i.key === focused)?.element.focus({ preventScroll: true });
    }
  }

  /** Gives a node and what is open below it their rows. */
  #place(path, child, parent, depth) {
    const k = key(path);
    const node = this.source.get(path);
    const item = { key: k, path, child, node, depth, x: LEFT + depth * this.column, children: [] };
    this.items.push(item);
    const children = this.open.has(k) && node ? node.children : [];
    for (const next of children) {
      item.children.push(this.#place([...path, next.move], next, node, depth + 1));
    }
    if (children.length > 0 && node.all > children.length) {
      const more = {
        key: `${k}+`, path, more: node.all - children.length, depth: depth + 1,
        x: LEFT + (depth + 1) * this.column, y: TOP + this.row * ROW, children: [],
      };
      this.row += 1;
      this.items.push(more);
      item.children.push(more);
    }
    if (item.children.length === 0) {
      item.y = TOP + this.row * ROW;
      this.row += 1;
    } else {
      item.y = (item.children[0].y + item.children[item.children.length - 1].y) / 2;
    }
    return item;
  }

  #paint(item, parent, lines, nodes) {
    if (parent) {
      lines.append(this.#line(item, parent));
    }
    item.element = item.more ? this.#moreItem(item) : this.#item(item);
    nodes.append(item.element);
    item.children.forEach((child) => this.#paint(child, item, lines, nodes));
  }

  #line(item, parent) {
    const visits = item.child ? this.#numbers(item).visits : 0;
    const share = visits / Math.max(1, this.items[0].node.visits);
    const middle = (parent.x + item.x) / 2;
    const lit = this.marks.path.has(item.key);
    return s('path', {
      class: `tree-line${visits === 0 ? ' untried' : ''}${lit ? ' lit' : ''}`,
      d: `M${parent.x},${parent.y} C${middle},${parent.y} ${middle},${item.y} ${item.x},${item.y}`,
      'stroke-width': (1 + 13 * Math.min(1, share)).toFixed(2),
    });
  }

  /** The visits and the value for the side that moved; slow mode may lay other numbers over them. */
  #numbers(item) {
    const laid = this.marks.numbers.get(item.key);
    if (laid) {
      return laid;
    }
    if (item.child) {
      return item.child;
    }
    const { visits, value, toMove } = item.node;
    return { visits, value: value === null ? null : toMove === 0 ? value : 1 - value };
  }

  #item(item) {
    const { visits, value } = this.#numbers(item);
    const isOpen = item.children.length > 0;
    const isSelected = item.key === this.selected;
    const canOpen = item.child ? item.child.expanded : item.node.expanded;
    const proven = item.child?.proven ?? null;
    const twice = item.child?.transposition || item.node?.transposition;
    const name = item.child ? this.nameOf(item.child.name) : 'root';
    const colour = (this.rootColour + item.depth + 1) % 2;
    const classes = [
      'tree-node', isSelected && 'selected', this.marks.path.has(item.key) && 'lit',
      this.marks.fresh.has(item.key) && 'fresh', this.marks.changed === item.key && 'changed',
    ].filter(Boolean).join(' ');
    const group = s('g', {
      class: classes,
      transform: `translate(${item.x},${item.y})`,
      role: 'treeitem',
      tabindex: isSelected ? '0' : '-1',
      'data-key': item.key,
      'aria-level': item.depth + 1,
      'aria-selected': String(isSelected),
      'aria-expanded': canOpen ? String(isOpen) : null,
      'aria-label': this.#spoken(item, name, colour, visits, value),
      onclick: () => this.#clicked(item),
    });
    group.append(
      isOpen
        ? s('rect', { class: 'tree-hit', x: -14, y: -29, width: 84, height: 43, rx: 6 })
        : s('rect', { class: 'tree-hit', x: -12, y: -14, width: this.column - 20, height: 28, rx: 6 }),
      s('circle', { class: `tree-disc ${shade(visits ? value : null)}`, r: visits ? 8.5 : 5 }),
    );
    if (canOpen) {
      group.append(
        s('path', { class: 'tree-fold', d: isOpen ? 'M-4,0 H4' : 'M-4,0 H4 M0,-4 V4' }),
      );
    }
    if (twice) {
      group.append(s('circle', { class: 'tree-twice', r: 11.5 }));
    }
    if (item.child?.chosen) {
      group.append(s('path', { class: 'tree-next', d: 'M-19,-5 L-11,0 L-19,5 Z' }));
    }
    group.append(this.#label(item, name, colour, visits, value, proven, isOpen));
    return group;
  }

  #label(item, name, colour, visits, value, proven, isOpen) {
    const label = s('g', { transform: isOpen ? 'translate(-10,-18)' : 'translate(14,0)' });
    const text = s('text', { class: 'tree-text', y: 4 });
    if (item.child) {
      label.append(s('circle', { class: `tree-stone ${colourClass(this.colours, colour)}`, cx: 4, r: 4.5 }));
      text.setAttribute('x', 12);
      text.append(s('tspan', { class: 'tree-name' }, name));
    }
    const numbers = visits ? `${number(visits)} · ${percent(value, 0)}` : item.child?.prior ? `P ${item.child.prior.toFixed(2)}` : '';
    text.append(s('tspan', { class: 'tree-numbers', dx: item.child ? 6 : 0 }, numbers));
    if (proven) {
      text.append(s('tspan', { class: 'tree-proof', dx: 5 }, proven));
    }
    label.append(text);
    return label;
  }

  #moreItem(item) {
    return s('g', {
      class: 'tree-node more', transform: `translate(${item.x},${item.y})`, role: 'treeitem',
      tabindex: '-1', 'data-key': item.key, 'aria-level': item.depth + 1,
      'aria-selected': 'false', 'aria-label': `${item.more} more moves: load the next`,
      onclick: () => this.hooks.more(item.path),
    },
      s('rect', { class: 'tree-hit', x: -12, y: -14, width: this.column - 14, height: 28, rx: 6 }),
      s('text', { class: 'tree-text', y: 4 }, `${item.more} more…`),
    );
  }

  #spoken(item, name, colour, visits, value) {
    const parts = [item.child ? `${name}, ${this.colours[colour]}` : 'root of the tree'];
    parts.push(`${visits} visits`);
    if (visits) {
      parts.push(`value ${percent(value)}`);
    }
    if (item.child?.chosen) {
      parts.push('selected next');
    }
    if (item.child?.transposition || item.node?.transposition) {
      parts.push('transposition');
    }
    return parts.join(', ');
  }

  /** A click selects a node; a click on the selected node opens or closes it. */
  #clicked(item) {
    const again = item.key === this.selected;
    if (again && item.children.length > 0) {
      this.fold(item.path);
    } else if (item.child ? item.child.expanded : item.node.expanded) {
      this.unfold(item.path);
    }
    this.hooks.select(item.path);
    this.select(item.path, true);
  }

  #pressed(event) {
    const at = this.items.findIndex((i) => i.key === (event.target.getAttribute?.('data-key') ?? this.selected));
    if (at < 0 || event.ctrlKey || event.altKey || event.metaKey) {
      return;
    }
    const item = this.items[at];
    const go = (other) => {
      if (other?.more) {
        other.element.focus();
      } else if (other) {
        this.hooks.select(other.path);
        this.select(other.path, true);
      }
    };
    const rows = this.items;
    const actions = {
      ArrowDown: () => go(rows[at + 1]),
      ArrowUp: () => go(rows[at - 1]),
      Home: () => go(rows[0]),
      End: () => go(rows[rows.length - 1]),
      ArrowRight: () =>
        item.children?.length ? go(item.children[0]) : item.child?.expanded || item.node?.expanded ? this.unfold(item.path) : null,
      ArrowLeft: () =>
        item.children?.length && !item.more
          ? this.fold(item.path)
          : go(rows.find((i) => i.key === key(item.more ? item.path : item.path.slice(0, -1)))),
      Enter: () => (item.more ? this.hooks.more(item.path) : this.#clicked(item)),
      ' ': () => (item.more ? this.hooks.more(item.path) : this.#clicked(item)),
    };
    if (actions[event.key]) {
      event.preventDefault();
      actions[event.key]();
    }
  }
}

/** The class of a value's colour: nine steps from lost to won. */
export function shade(value) {
  return value === null || value === undefined
    ? 'shade-none'
    : `shade-${Math.round(Math.min(1, Math.max(0, value)) * 8)}`;
}
