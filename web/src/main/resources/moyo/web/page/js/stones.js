// Playing on boards where a move is one stone: click, tap with confirmation, or the keyboard.
import { mayMove } from './room.js';

/** Whether a pointer's move must be confirmed by a second tap. */
export function mustConfirm(setting, source) {
  return source !== 'key' && (setting === 'always' || (setting !== 'never' && source === 'touch'));
}

export class StonePlay {
  /** `host` has room, board, prefs, confirm(bar or null), say(text, kind). */
  constructor(host) {
    this.host = host;
    this.proposed = null;
    const { board } = host;
    board.addEventListener('hover', (e) => this.hover(e.detail));
    board.addEventListener('leave', () => this.hover(null));
    board.addEventListener('point', (e) => this.point(e.detail));
  }

  get active() {
    const { room } = this.host;
    return mayMove(room) && room.position !== null && room.doc.phase !== 'scoring' && !room.position.over;
  }

  isLegal(cells) {
    const legal = this.host.room.position?.legal;
    return !legal || legal.some((l) => l.length === cells.length && l.every((c, i) => c === cells[i]));
  }

  hover(detail) {
    const { board, room } = this.host;
    if (board.shape.falling) board.overlay({ squares: detail ? this.column(detail.cell) : null });
    if (this.proposed !== null || !room.doc) return;
    const free = detail && detail.source !== 'touch' && this.active && detail.cells.length && board.owners[detail.cells[0]] < 0;
    board.overlay({ preview: free && this.isLegal(detail.cells)
      ? { cells: detail.cells, legal: true, colour: room.position.toMove } : null });
  }

  column(cell) {
    const { width, height } = this.host.board.shape;
    return [{ cells: Array.from({ length: height }, (_, y) => y * width + (cell % width)), kind: 'column' }];
  }

  point({ cell, cells, source }) {
    const { host } = this;
    const { room, board } = host;
    if (!room.doc) return;
    if (room.doc.phase === 'scoring' && room.atHead) {
      room.ask({ do: 'dead', at: room.at, cell }, {});
      return;
    }
    if (!this.active) {
      host.say(host.whyNot(), 'bad');
      return;
    }
    const target = cells.length ? cells : [cell];
    if (mustConfirm(host.prefs.confirm, source) && this.isLegal(target)) {
      if (this.proposed !== null && this.proposed[0] === target[0]) this.play(target);
      else this.propose(target);
      return;
    }
    this.play(target);
    board.overlay({ preview: null });
  }

  propose(cells) {
    const { host } = this;
    const { board, room } = host;
    this.proposed = cells;
    board.overlay({ preview: { cells, legal: true, colour: room.position.toMove } });
    host.confirm({ text: `Play ${board.cellName(cells[0])}?`, yes: () => this.play(cells), no: () => this.reset() });
  }

  play(cells) {
    this.reset();
    this.host.room.play(cells);
  }

  reset() {
    this.proposed = null;
    this.host.board.overlay({ preview: null });
    this.host.confirm(null);
  }

  /** The position changed. */
  update() {
    if (this.proposed !== null) this.reset();
    else this.host.board.overlay({ preview: null });
  }

  /** No keys of its own: the board has a cursor. */
  key() {
    return false;
  }

  keyList() {
    return [];
  }

  destroy() {}
}
