// The pieces that a player still has.
import { h, s } from './dom.js';
import { chip, colourClass } from './colours.js';
import { piece as drawPiece, CELL } from './board-look.js';

/** Events: 'choose' {piece}, 'grab' {piece, original}, 'peek' {piece or null}. */
export class Tray extends EventTarget {
  constructor(shape, colours, colour) {
    super();
    this.shape = shape;
    this.colours = colours;
    this.colour = colour;
    this.count = h('span', { class: 'muted small' });
    this.list = h('div', { class: 'tray-pieces' });
    this.element = h('section', { class: 'tray', 'aria-label': `Pieces of ${colours[colour]}` },
      h('h3', {}, chip(colours, colour), ` ${colours[colour]} `, this.count), this.list);
    this.buttons = shape.pieces.map((p, i) => this.button(p, i));
    const large = shape.pieces.map((p, i) => i).sort((a, b) => shape.pieces[b].squares.length - shape.pieces[a].squares.length || a - b);
    this.list.append(...large.map((i) => this.buttons[i]));
  }

  button(piece, i) {
    const width = Math.max(...piece.squares.map((q) => q[0])) + 1;
    const height = Math.max(...piece.squares.map((q) => q[1])) + 1;
    const small = { ...this.shape, width, height };
    const cells = piece.squares.map(([x, y]) => y * width + x);
    const picture = s('svg', { viewBox: `-2 -2 ${width * CELL + 4} ${height * CELL + 4}`, 'aria-hidden': 'true' },
      drawPiece(small, this.colours, cells, this.colour));
    picture.style.setProperty('--w', String(width));
    picture.style.setProperty('--h', String(height));
    const button = h('button', { type: 'button', class: `tray-piece ${colourClass(this.colours, this.colour)}`, dataset: { piece: piece.name },
      onclick: () => this.tell('choose', { piece: i }),
      onpointerdown: (e) => { if (e.button === 0 && !button.disabled) this.tell('grab', { piece: i, original: e }); },
      onpointerenter: (e) => { if (e.pointerType === 'mouse') this.tell('peek', { piece: i }); },
      onpointerleave: () => this.tell('peek', { piece: null }) }, picture);
    return button;
  }

  tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail: { ...detail, colour: this.colour } }));
  }

  /**
   * @param hand the numbers of the pieces that are left
   * @param fits by piece, in how many ways it can be placed now; null if it is not this side's turn
   */
  show(hand, fits, selected) {
    const left = new Set(hand);
    let squares = 0;
    this.shape.pieces.forEach((piece, i) => {
      const button = this.buttons[i];
      const has = left.has(i);
      if (has) squares += piece.squares.length;
      const ways = fits?.[i] ?? 0;
      button.hidden = !has;
      button.disabled = fits === null;
      button.classList.toggle('nowhere', fits !== null && ways === 0);
      button.setAttribute('aria-pressed', String(selected === i));
      const place = fits === null ? '' : ways === 0 ? ', fits nowhere' : `, ${ways} place${ways === 1 ? '' : 's'}`;
      button.setAttribute('aria-label', `Piece ${piece.name}${place}`);
      button.title = `${piece.name}${place}`;
    });
    this.count.textContent = hand.length ? `${hand.length} left · ${squares} squares` : 'no pieces left';
    this.element.classList.toggle('turn', fits !== null);
  }
}
