// What moves are called on this page: the game's name, or the piece and where it lies.
import { PieceBook } from './polyomino.js';

const books = new WeakMap();

/** The pieces of a shape by their squares; made once for each shape. */
export function bookOf(shape) {
  if (!books.has(shape)) books.set(shape, new PieceBook(shape.pieces));
  return books.get(shape);
}

/** "D4", "pass"; for a piece its name and its first cell, such as "F e10". */
export function moveName(shape, { name, cells }) {
  if (!shape.pieces.length || !cells?.length) return name;
  const piece = bookOf(shape).pieceOf(cells, shape.width);
  if (piece < 0) return name;
  const first = Math.min(...cells);
  return `${shape.pieces[piece].name} ${shape.columns[first % shape.width]}${shape.rows[Math.floor(first / shape.width)]}`;
}

/** The same from the name alone: of a piece the names of its cells, such as "e10,f10". */
export function shortName(shape, name) {
  if (!shape?.pieces?.length || !name.includes(',')) return name;
  const cells = name.split(',').map((cell) => {
    const x = shape.columns.indexOf(cell.match(/^[a-z]+/)?.[0]);
    const y = shape.rows.indexOf(cell.match(/[0-9]+$/)?.[0]);
    return x < 0 || y < 0 ? null : y * shape.width + x;
  });
  return cells.includes(null) ? name : moveName(shape, { name, cells });
}

/** The cells that a text such as "d4" or "e10 f10 g10" names; null if it names none. */
export function cellsNamed(board, text) {
  const names = text.trim().split(/[\s,]+/).filter(Boolean);
  const cells = names.map((name) => board.cellNamed(name));
  return names.length && cells.every((c) => c !== null) ? cells : null;
}

/**
 * A result as people say it: "Purple won by 14" for SGF's "B+14". Where the colours are Black and White, SGF's form is
 * the usual one.
 */
export function resultName(colours, text) {
  const [, side, by] = /^([BW])\+(.*)$/.exec(text ?? '') ?? [];
  if (!side || colours?.[0] === 'Black') return text === '0' ? 'draw' : text ?? '';
  const how = { R: ' by resignation', T: ' on time', F: ' by forfeit' }[by.charAt(0).toUpperCase()] ?? (by && ` by ${by}`);
  return `${colours[side === 'B' ? 0 : 1]} won${how}`;
}

/** "m:ss", or tenths in the last ten seconds. */
export function clockText(seconds) {
  const s = Math.max(0, seconds);
  if (s < 10) return s.toFixed(1);
  const whole = Math.floor(s);
  const minutes = Math.floor(whole / 60);
  const rest = String(whole % 60).padStart(2, '0');
  return minutes >= 60 ? `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
