// The board of a search view: a node's position with its moves, a path, or a playout.
import { h } from './dom.js';
import { Board } from './board.js';

/** On boards with more cells only the latest moves of a playout carry their numbers. */
const MOST_NUMBERED = 60;
const LATEST = 8;

export class PositionBoard {
  /** `onChild` gets a child of the node that was pointed at. */
  constructor({ onChild = null } = {}) {
    this.onChild = onChild;
    this.element = h('div', { class: 'position-board' });
    this.board = null;
    this.children = [];
  }

  /** Takes the shape and the colours from the server's message. */
  setShape({ shape, colours, title }) {
    this.shape = shape;
    this.board?.destroy();
    this.board = new Board(this.element, shape, {
      colours, label: `${title ?? 'Board'}: position of the node`, interactive: this.onChild !== null,
    });
    this.board.addEventListener('point', (event) => this.#pointed(event.detail));
  }

  /**
   * A position with its moves: the circles' size is the share of visits, the colour the value; a
   * ring around the best.
   */
  show(position, { children = [], best = null } = {}) {
    if (!this.board || !position) {
      return;
    }
    this.children = children;
    this.#draw(position, {
      candidates: children.filter((c) => c.visits > 0).map((c) => ({ ...c, best: c.move === best })),
      labels: children.some((c) => c.visits > 0) ? null : priors(children),
    });
  }

  /** The path of a simulation as numbered stones on the root's position, and the new moves. */
  path(root, moves, fresh = []) {
    if (!this.board) {
      return;
    }
    this.children = [];
    const pieces = this.shape.pieces?.length > 0;
    this.#draw(root, {
      ghosts: moves.filter((m) => m.cells.length).map((m, i) => ({ cells: m.cells, colour: m.colour, number: i + 1 })),
      hints: pieces || fresh.some((c) => c.prior) ? null : fresh.flatMap((c) => c.cells),
      labels: pieces ? null : priors(fresh),
    });
  }

  /**
   * A leaf with the first moves of its playout as numbered stones; at its end with what the
   * evaluation says: the likeliest moves of a network, the owners of the cells.
   */
  playout(leaf, moves, plies, evaluation = null) {
    if (!this.board) {
      return;
    }
    this.children = [];
    const owners = [...leaf.owners];
    const placed = new Map();
    moves.slice(0, plies).forEach((move, i) => {
      for (const cell of move.cells) {
        owners[cell] = move.colour;
        placed.set(cell, i + 1);
      }
      for (const cell of move.removed ?? []) {
        owners[cell] = -1;
        placed.delete(cell);
      }
    });
    const last = plies > 0 ? moves[plies - 1].cells : leaf.last;
    const territory = this.shape.style === 'LINES' ? evaluation?.owners ?? null : null;
    const first = owners.length > MOST_NUMBERED ? plies - LATEST : 0;
    const numbered = this.shape.pieces?.length || territory ? []
      : [...placed].filter(([, n]) => n > first).map(([cell, n]) => ({ cell, text: n }));
    this.#draw({ owners, last, toMove: leaf.toMove }, {
      labels: [...numbered, ...priors(evaluation?.policy ?? [])],
      ownership: territory,
    });
  }

  #draw(position, layers) {
    const wanted = { candidates: null, ghosts: null, hints: null, labels: null, ownership: null, ...layers };
    this.board.show({ ...position, last: wanted.labels?.length || wanted.ghosts?.length ? [] : position.last });
    this.board.overlay(wanted);
  }

  #pointed({ cell, cells }) {
    const candidate = this.board.candidateAt.get(cell);
    const at = cells[0] ?? cell;
    const child = (candidate && this.children.find((c) => c.move === candidate.move))
      || this.children.find((c) => c.cells.length === 1 && c.cells[0] === at)
      || this.children.find((c) => c.cells.includes(at));
    if (child) {
      this.onChild?.(child);
    }
  }
}

/** The likeliest moves of a network, in percent. */
function priors(children) {
  return children.filter((c) => c.prior >= 0.01 && c.cells?.length === 1)
    .map((c) => ({ cell: c.cells[0], text: Math.round(100 * c.prior) }));
}
