// Playing with pieces: choose, turn, flip and place them by mouse, touch or keyboard.
import { h, icon } from './dom.js';
import { bookOf } from './names.js';
import { flipped, textOf, turned } from './polyomino.js';
import { mayMove } from './room.js';
import { mustConfirm } from './stones.js';
import { Tray } from './tray.js';

const keyOf = (cells) => [...cells].sort((a, b) => a - b).join(' ');

export class PiecePlay {
  /** `host` as for StonePlay, with `trays`: where the trays go. */
  constructor(host) {
    this.host = host;
    const { board } = host;
    this.shape = board.shape;
    this.book = bookOf(this.shape);
    this.piece = null;
    this.turn = 0;
    this.at = null;
    this.hovering = false;
    this.legal = new Map();
    this.byPiece = this.shape.pieces.map(() => []);
    this.trays = [0, 1].map((c) => new Tray(this.shape, board.colours, c));
    this.bar = this.makeBar();
    host.trays.append(this.trays[0].element, this.trays[1].element);
    host.barPlace.append(this.bar);
    for (const tray of this.trays) {
      tray.addEventListener('choose', (e) => this.choose(e.detail.piece));
      tray.addEventListener('grab', (e) => this.grab(e.detail));
      tray.addEventListener('peek', (e) => this.peek(e.detail.piece));
    }
    board.addEventListener('hover', (e) => this.hover(e.detail));
    board.addEventListener('leave', () => { this.hovering = false; });
    board.addEventListener('point', (e) => this.point(e.detail));
    board.addEventListener('press', (e) => this.press(e.detail));
    board.addEventListener('drag', (e) => this.drag(e.detail));
    board.addEventListener('drop', () => clearTimeout(this.held));
    board.svg.addEventListener('wheel', (e) => {
      if (this.piece === null) return;
      e.preventDefault();
      const now = performance.now();
      if (now - (this.wheeled ?? 0) < 90) return; // a wheel's notch may come as several events
      this.wheeled = now;
      this.rotate(e.deltaY > 0 ? 1 : -1);
    }, { passive: false });
    board.svg.addEventListener('contextmenu', (e) => {
      if (this.piece === null) return;
      e.preventDefault();
      if (!this.flippedByHold) this.flip();
      this.flippedByHold = false;
    });
  }

  makeBar() {
    const button = (text, name, act) => h('button', { type: 'button', title: name, 'aria-label': name, onclick: act }, text);
    this.playButton = h('button', { type: 'button', class: 'primary', onclick: () => this.tryPlay() }, 'Place');
    return h('div', { class: 'piece-bar row', role: 'group', 'aria-label': 'The chosen piece' },
      button(icon('left'), 'Turn left', () => this.rotate(-1)), button(icon('right'), 'Turn right (wheel)', () => this.rotate(1)),
      button(icon('flip'), 'Flip (right click)', () => this.flip()), button('Next place', 'Next place where it fits (Ctrl+H)', () => this.nextLegal()),
      this.playButton, button(icon('close'), 'Put the piece back (Esc)', () => this.choose(null)));
  }

  get active() {
    const { room } = this.host;
    return mayMove(room) && room.position !== null && !room.position.over;
  }

  /** The position changed: which placements are legal, what is left. */
  update() {
    const { room, board } = this.host;
    const { position } = room;
    if (!position) return;
    this.legal = new Map();
    this.byPiece = this.shape.pieces.map(() => []);
    for (const cells of position.legal ?? []) {
      const piece = this.book.pieceOf(cells, this.shape.width);
      this.legal.set(keyOf(cells), cells);
      if (piece >= 0) this.byPiece[piece].push(cells);
    }
    if (this.piece !== null && (!this.active || !position.hands[position.toMove]?.includes(this.piece))) this.piece = null;
    board.overlay({ squares: null, corners: this.active ? this.attachments(position) : null });
    this.draw();
  }

  /** Empty cells at a corner of an own piece, or start cells, that some legal placement covers. */
  attachments({ owners, toMove, legal }) {
    const { width, height, marks } = this.shape;
    const covered = new Set((legal ?? []).flat());
    const own = (x, y) => x >= 0 && y >= 0 && x < width && y < height && owners[y * width + x] === toMove;
    const first = !owners.includes(toMove);
    return [...covered].filter((cell) => {
      if (first) return marks.includes(cell);
      const x = cell % width;
      const y = Math.floor(cell / width);
      return own(x - 1, y - 1) || own(x + 1, y - 1) || own(x - 1, y + 1) || own(x + 1, y + 1);
    });
  }

  draw() {
    const { room, board } = this.host;
    const { position } = room;
    if (!position) return;
    const fits = this.byPiece.map((list) => list.length);
    this.trays.forEach((tray, colour) => tray.show(position.hands[colour] ?? [],
      this.active && colour === position.toMove ? fits : null, colour === position.toMove ? this.piece : null));
    const cells = this.cells();
    const legal = cells !== null && this.legal.has(keyOf(cells));
    this.bar.classList.toggle('on', this.piece !== null);
    this.bar.inert = this.piece === null;
    this.playButton.disabled = !legal;
    board.svg.classList.toggle('placing', this.piece !== null);
    board.overlay({ preview: cells === null ? null : { cells, legal, colour: position.toMove } });
    this.host.redraw();
  }

  squares() {
    return this.piece === null ? null : this.book.orientations[this.piece][this.turn];
  }

  /** The cells of the piece where it is now, moved inside of the board. */
  cells() {
    const squares = this.squares();
    if (squares === null || this.at === null) return null;
    const { width, height } = this.shape;
    const w = Math.max(...squares.map((q) => q[0]));
    const hgt = Math.max(...squares.map((q) => q[1]));
    const x = Math.min(width - 1 - w, Math.max(0, this.at[0] - (w >> 1)));
    const y = Math.min(height - 1 - hgt, Math.max(0, this.at[1] - (hgt >> 1)));
    return squares.map(([dx, dy]) => (y + dy) * width + x + dx);
  }

  choose(piece) {
    if (piece !== null && !this.active) {
      this.host.say(this.host.whyNot(), 'bad');
      return;
    }
    this.piece = piece;
    this.turn = 0;
    this.host.say('');
    if (piece !== null) {
      if (!this.hovering) this.at = this.firstPlace(piece);
      const { name } = this.shape.pieces[piece];
      const ways = this.byPiece[piece].length;
      this.host.announce(`Piece ${name}, ${ways === 0 ? 'fits nowhere' : `${ways} place${ways === 1 ? '' : 's'}`}`);
    }
    this.draw();
  }

  /** Where a piece appears that was chosen without pointing at the board. */
  firstPlace(piece) {
    const cells = this.byPiece[piece][0];
    const { width, height } = this.shape;
    if (!cells) return this.at ?? [width >> 1, height >> 1];
    this.takePlace(cells);
    return this.at;
  }

  takePlace(cells) {
    const { width } = this.shape;
    const xs = cells.map((c) => c % width);
    const ys = cells.map((c) => Math.floor(c / width));
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    const text = textOf(cells.map((c, i) => [xs[i], ys[i]]));
    this.turn = Math.max(0, this.book.orientations[this.piece].findIndex((o) => textOf(o) === text));
    this.at = [x + ((Math.max(...xs) - x) >> 1), y + ((Math.max(...ys) - y) >> 1)];
  }

  become(squares) {
    const text = textOf(squares);
    this.turn = Math.max(0, this.book.orientations[this.piece].findIndex((o) => textOf(o) === text));
    this.draw();
  }

  rotate(steps) {
    if (this.piece === null) return;
    let squares = this.squares();
    for (let i = 0; i < (steps + 4) % 4; i++) squares = turned(squares);
    this.become(squares);
  }

  flip() {
    if (this.piece !== null) this.become(flipped(this.squares()));
  }

  nextOrientation(steps) {
    const n = this.book.orientations[this.piece].length;
    this.turn = (this.turn + steps + n) % n;
    this.draw();
  }

  nextPiece(steps, among = null) {
    const { position } = this.host.room;
    const hand = among ?? position?.hands[position.toMove] ?? [];
    if (!hand.length) return;
    const i = hand.indexOf(this.piece);
    this.choose(hand[i < 0 ? (steps > 0 ? 0 : hand.length - 1) : (i + steps + hand.length) % hand.length]);
  }

  /** Goes on to the next legal placement of the piece, or of any piece if none is chosen. */
  nextLegal() {
    if (this.piece === null) {
      const next = this.byPiece.findIndex((list) => list.length > 0);
      if (next >= 0) this.choose(next);
      return;
    }
    const list = this.byPiece[this.piece];
    if (!list.length) {
      this.host.say('This piece fits nowhere.', 'bad');
      return;
    }
    const cells = this.cells();
    const now = cells ? list.findIndex((l) => keyOf(l) === keyOf(cells)) : -1;
    this.takePlace(list[(now + 1) % list.length]);
    this.draw();
  }

  async tryPlay() {
    const cells = this.cells();
    if (cells === null || !this.active) return;
    if (this.legal.has(keyOf(cells))) {
      this.choose(null);
      this.host.room.play(cells);
      return;
    }
    const text = await this.host.room.why(cells);
    this.host.say(text ?? 'This placement is illegal.', 'bad');
  }

  peek(piece) {
    const cells = piece === null || !this.active ? [] : [...new Set(this.byPiece[piece].flat())];
    this.host.board.overlay({ squares: cells.length ? [{ cells, kind: 'fits' }] : null });
  }

  moveTo(cell, lift = 0) {
    const { width } = this.shape;
    this.at = [cell % width, Math.max(0, Math.floor(cell / width) - lift)];
    this.draw();
  }

  hover({ cell, source }) {
    this.hovering = source === 'mouse';
    if (this.piece !== null && source === 'mouse') this.moveTo(cell);
  }

  press({ cell, source }) {
    if (this.piece === null || source === 'mouse') return;
    this.pressed = { cell, moved: false, inside: this.cells()?.includes(cell) ?? false };
    clearTimeout(this.held);
    this.held = setTimeout(() => {
      if (this.pressed?.moved) return;
      this.flippedByHold = true;
      this.flip();
    }, 550);
  }

  drag({ cell, source }) {
    if (this.piece === null || source === 'mouse' || cell === null) return;
    if (this.pressed && cell !== this.pressed.cell) {
      this.pressed.moved = true;
      clearTimeout(this.held);
      this.moveTo(cell);
    }
  }

  point({ cell, source }) {
    if (this.piece === null) {
      if (!this.active) this.host.say(this.host.whyNot(), 'bad');
      else this.host.say('Choose a piece first.');
      return;
    }
    if (mustConfirm(this.host.prefs.confirm, source)) {
      const { pressed } = this;
      this.pressed = null;
      if (this.flippedByHold) this.flippedByHold = false;
      else if (pressed?.inside && !pressed.moved) this.tryPlay();
      else if (!pressed?.moved) this.moveTo(cell);
      return;
    }
    this.moveTo(cell);
    this.tryPlay();
  }

  /** A piece is dragged from its tray onto the board. */
  grab({ piece, original }) {
    const { board } = this.host;
    const touch = original.pointerType !== 'mouse';
    let dragging = false;
    const move = (e) => {
      if (!dragging && Math.hypot(e.clientX - original.clientX, e.clientY - original.clientY) < 8) return;
      if (!dragging) {
        dragging = true;
        this.choose(piece);
      }
      e.preventDefault();
      const cell = board.cellAt(e);
      if (cell !== null) this.moveTo(cell, touch ? 2 : 0);
    };
    const stop = (e) => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', stop);
      removeEventListener('pointercancel', stop);
      if (!dragging || e.type === 'pointercancel') return;
      const swallow = (c) => c.stopPropagation(); // the click that some browsers send after a drag
      addEventListener('click', swallow, true);
      setTimeout(() => removeEventListener('click', swallow, true), 50);
      if (board.cellAt(e) === null) this.choose(null);
      else if (!mustConfirm(this.host.prefs.confirm, e.pointerType)) this.tryPlay();
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', stop);
    addEventListener('pointercancel', stop);
  }

  /** Pentobi's keys; true if the key was used. */
  key(e) {
    if (e.ctrlKey && !e.altKey && !e.metaKey && e.key.toLowerCase() === 'h') {
      this.nextLegal();
      return true;
    }
    if (e.ctrlKey || e.altKey || e.metaKey) return false;
    const onButton = e.target instanceof Element && e.target.closest('button, a, summary, input');
    if (/^[a-z0-9]$/i.test(e.key)) {
      const { position } = this.host.room;
      const hand = position?.hands[position.toMove] ?? [];
      const named = hand.filter((i) => this.shape.pieces[i].name[0].toLowerCase() === e.key.toLowerCase());
      if (!this.shape.pieces.some((p) => p.name[0].toLowerCase() === e.key.toLowerCase())) return false;
      if (named.length) this.nextPiece(1, named);
      return true;
    }
    if (e.key === '+' || e.key === '-') {
      this.nextPiece(e.key === '+' ? 1 : -1);
      return true;
    }
    if (this.piece === null) return false;
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[e.key];
    if (step) {
      const n = e.shiftKey ? 4 : 1;
      const { width, height } = this.shape;
      const [x, y] = this.centre();
      this.at = [Math.min(width - 1, Math.max(0, x + n * step[0])), Math.min(height - 1, Math.max(0, y + n * step[1]))];
      this.draw();
      return true;
    }
    if (e.key === ' ' && (!onButton || onButton.closest('.tray'))) {
      this.nextOrientation(e.shiftKey ? -1 : 1);
      return true;
    }
    if (e.key === 'Enter' && (!onButton || onButton.closest('.tray'))) {
      this.tryPlay();
      return true;
    }
    if (e.key === 'Escape') {
      this.choose(null);
      return true;
    }
    return false;
  }

  /** The place of the piece after it was moved inside of the board. */
  centre() {
    const cells = this.cells();
    if (!cells) return this.at ?? [this.shape.width >> 1, this.shape.height >> 1];
    const xs = cells.map((c) => c % this.shape.width);
    const ys = cells.map((c) => Math.floor(c / this.shape.width));
    const x = Math.min(...xs);
    const y = Math.min(...ys);
    return [x + ((Math.max(...xs) - x) >> 1), y + ((Math.max(...ys) - y) >> 1)];
  }

  reset() {
    this.choose(null);
  }

  keyList() {
    const letters = [...new Set(this.shape.pieces.map((p) => p.name[0]))].join(' ');
    return [{ title: 'Pieces', keys: [[letters, 'choose a piece; again for the next with this letter'], ['+ / -', 'next, previous piece'],
      ['Arrows', 'move the piece; with Shift by four'], ['Space / Shift+Space', 'next, previous orientation'],
      ['Enter', 'place the piece'], ['Esc', 'put it back'], ['Ctrl+H', 'next place where it fits'],
      ['Wheel', 'turn the piece'], ['Right click', 'flip it (touch: hold)']] }];
  }

  destroy() {
    clearTimeout(this.held);
  }
}
