/** The children of a node with the terms of the selection formula, and the formula itself. */
import { h } from './dom.js';
import { show, number } from './elements.js';
import { shade } from './tree-view.js';

export class TermsTable {
  /** @param {Object} hooks `select(child)`, `more()` */
  constructor(hooks) {
    this.hooks = hooks;
    this.nameOf = (name) => name;
    this.element = h('section', { class: 'terms', 'aria-label': 'Moves of the node' });
  }

  /**
   * @param node with `children`, `all`, `formula`
   * @param {Object} [extra] `chosen`: the move to mark, `title`, `selected`: the move of the
   *     selected child
   */
  draw(node, { chosen = null, title = '', selected = null } = {}) {
    const children = node?.children || [];
    if (children.length === 0) {
      show(
        this.element,
        h('p', { class: 'terms-title' }, title),
        h('p', { class: 'hint' },
          node?.position?.over ? 'The game is over here.' : 'This node has no children yet: no simulation has expanded it.'),
      );
      return;
    }
    const next = children.find((c) => (chosen === null ? c.chosen : c.move === chosen));
    const names = (next?.terms || children[0].terms || []).map((t) => t);
    const constant = new Set(
      names.filter((t) => children.length > 1 && children.every((c) => c.terms?.find((x) => x.name === t.name)?.value === t.value)).map((t) => t.name),
    );
    const focused = this.element.contains(document.activeElement) ? document.activeElement.dataset.move : null;
    const scrolled = this.element.querySelector('.terms-scroll')?.scrollLeft || 0;
    const hasPrior = children.some((c) => c.prior) && !names.some((t) => t.name === 'P');
    show(
      this.element,
      title && h('p', { class: 'terms-title' }, title),
      this.#formula(node.formula, names, next),
      h('div', { class: 'terms-scroll', role: 'region', tabindex: '0', 'aria-label': 'Table of the moves and their terms' },
        h('table', { class: 'terms-table' },
          h('caption', {}, 'Values and terms are for the side that makes the move.'),
          h('thead', {}, h('tr', {},
            h('th', { scope: 'col', class: 'terms-move' }, 'move'),
            h('th', { scope: 'col' }, 'visits'),
            hasPrior && h('th', { scope: 'col' }, 'prior'),
            names.map((t) => h('th', { scope: 'col', class: constant.has(t.name) ? 'constant' : null }, h('abbr', { title: t.meaning }, t.name))),
            h('th', { scope: 'col' }, h('abbr', { title: 'the value of the formula; the highest is selected' }, 'bound')),
          )),
          h('tbody', {}, children.map((c) => this.#row(c, names, constant, hasPrior, c === next, c.move === selected))),
        ),
      ),
      node.all > children.length &&
        h('p', { class: 'terms-more' },
          `${children.length} of ${node.all} moves. `,
          h('button', { type: 'button', class: 'link', onclick: () => this.hooks.more() }, `Show ${Math.min(12, node.all - children.length)} more`)),
    );
    this.element.querySelector('.terms-scroll').scrollLeft = scrolled;
    if (focused !== null && focused !== undefined) {
      this.element.querySelector(`[data-move="${CSS.escape(focused)}"]`)?.focus();
    }
  }

  #row(child, names, constant, hasPrior, isNext, isSelected) {
    const proof = Boolean(child.proven);
    const name = this.nameOf(child.name);
    return h('tr', { class: [isNext && 'next', isSelected && 'selected'].filter(Boolean).join(' ') || null, 'data-child': child.move },
      h('th', { scope: 'row', class: 'terms-move' },
        h('span', { class: 'next-mark', 'aria-hidden': 'true' }, isNext ? '▶' : ''),
        h('button', {
          type: 'button', class: 'move-button', 'data-move': child.move,
          'aria-label': `${name}${isNext ? ', selected next' : ''}: show this node`,
          onclick: () => this.hooks.select(child),
        }, name),
        child.transposition && h('abbr', { class: 'twice', title: 'transposition: another order of moves leads to the same position' }, '⟲'),
      ),
      h('td', { class: 'visits' }, number(child.visits)),
      hasPrior && h('td', {}, number(child.prior)),
      names.map((t) => {
        const term = child.terms?.find((x) => x.name === t.name);
        const isMean = t.name === 'mean';
        return h('td', { class: [constant.has(t.name) && 'constant', isMean && `mean ${shade(child.visits ? child.value : null)}`].filter(Boolean).join(' ') || null },
          proof && isMean ? child.proven : isMean && child.bound === null ? '–' : number(term?.value ?? null));
      }),
      h('td', { class: 'bound' }, proof ? child.proven : child.bound === null ? h('abbr', { title: 'infinite: the move is tried before all others' }, '∞') : number(child.bound)),
    );
  }

  /** The formula with its letters, the numbers put in for the child that would be selected, and what the letters mean. */
  #formula(formula, terms, next) {
    if (!formula) {
      return null;
    }
    const letters = terms.map((t) => t.name);
    const meanings = new Map(terms.map((t) => [t.name, t.meaning]));
    return h('div', { class: 'formula' },
      h('p', { class: 'formula-letters' },
        h('span', { class: 'formula-bound' }, 'bound'), ' = ', typeset(formula, letters, (name) => h('var', { title: meanings.get(name) }, name))),
      next && next.bound !== null && !next.proven &&
        h('p', { class: 'formula-numbers' }, `${this.nameOf(next.name)}: `,
          typeset(formula.split(/, \S+ =/)[0], letters, (name) => h('span', { class: 'formula-value', title: name }, number(next.terms.find((t) => t.name === name)?.value ?? null)), ' · '),
          ' = ', h('strong', {}, number(next.bound))),
      h('dl', { class: 'letters' },
        terms.map((t) => h('div', {}, h('dt', {}, t.name), h('dd', {}, t.meaning)))),
    );
  }
}

/** Splits a formula into text and letters; `times` stands between factors. */
function typeset(formula, letters, draw, times = ' ') {
  const names = [...letters].sort((a, b) => b.length - a.length).map((n) => n.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = names.length ? new RegExp(`(?<![A-Za-z])(${names.join('|')})(?![A-Za-z])`) : /$^/;
  return formula
    .replace(/(\w) sqrt\(/g, `$1${times}√(`)
    .replace(/sqrt\(/g, '√(')
    .split(pattern)
    .map((part, i, all) => (letters.includes(part) ? draw(part) : part === ' ' && i > 0 && i < all.length - 1 ? times : part));
}
