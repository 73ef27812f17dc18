// How a board and what stands on it look, by the style of its shape. Cells are CELL units wide.
import { s, calm } from './dom.js';
import { colourClass } from './colours.js';

export const CELL = 40;
const HALF = CELL / 2;

export const centre = (shape, cell) => [
  (cell % shape.width) * CELL + HALF, Math.floor(cell / shape.width) * CELL + HALF];

/** The ground of the board: wood with lines, a field of squares, or nothing behind a wall. */
export function ground(shape) {
  const w = shape.width * CELL;
  const hgt = shape.height * CELL;
  const g = s('g', { class: 'ground' });
  if (shape.style === 'LINES') {
    g.append(s('rect', { class: 'wood', x: -4, y: -4, width: w + 8, height: hgt + 8, rx: 4 }));
    let d = '';
    for (let x = 0; x < shape.width; x++) d += `M${x * CELL + HALF} ${HALF}V${hgt - HALF}`;
    for (let y = 0; y < shape.height; y++) d += `M${HALF} ${y * CELL + HALF}H${w - HALF}`;
    g.append(s('path', { class: 'line', d }));
    for (const cell of shape.marks) {
      const [cx, cy] = centre(shape, cell);
      g.append(s('circle', { class: 'star', cx, cy, r: 3.6 }));
    }
  } else if (shape.style === 'SQUARES') {
    g.append(s('rect', { class: 'field', x: -3, y: -3, width: w + 6, height: hgt + 6, rx: 4 }));
    let d = '';
    for (let x = 1; x < shape.width; x++) d += `M${x * CELL} 0V${hgt}`;
    for (let y = 1; y < shape.height; y++) d += `M0 ${y * CELL}H${w}`;
    g.append(s('path', { class: 'field-line', d }));
    for (const cell of shape.marks) {
      const [cx, cy] = centre(shape, cell);
      g.append(s('circle', { class: 'start', cx, cy, r: 9 }));
    }
  } else {
    g.append(s('rect', { class: 'hole', x: 0, y: 0, width: w, height: hgt }));
  }
  return g;
}

/** What lies over the stones: the wall with its holes. */
export function front(shape) {
  const g = s('g', { class: 'front' });
  if (shape.style !== 'HOLES') return g;
  const w = shape.width * CELL;
  const hgt = shape.height * CELL;
  const r = 16;
  let d = `M-6 2a8 8 0 0 1 8 -8H${w - 2}a8 8 0 0 1 8 8V${hgt - 2}a8 8 0 0 1 -8 8H2a8 8 0 0 1 -8 -8Z`;
  for (let cell = 0; cell < shape.width * shape.height; cell++) {
    const [x, y] = centre(shape, cell);
    d += `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  }
  g.append(s('path', { class: 'wall', d, 'fill-rule': 'evenodd' }));
  return g;
}

/** Names of columns and rows around the board. */
export function coordinates(shape) {
  const size = Math.min(20, Math.max(14, shape.width * 1.15)); // larger in units, because large boards shrink
  const g = s('g', { class: 'coordinates', 'aria-hidden': 'true', 'font-size': size });
  const bottom = shape.height * CELL;
  shape.columns.forEach((name, x) => g.append(
    s('text', { x: x * CELL + HALF, y: bottom + 7 + size * 0.85 }, name)));
  if (!shape.falling) {
    shape.rows.forEach((name, y) => g.append(s('text', { x: -18, y: y * CELL + HALF + size * 0.36 }, name)));
  }
  return g;
}

/** One stone or disc. */
export function stone(shape, names, cell, colour, kind = '') {
  const [cx, cy] = centre(shape, cell);
  const look = colourClass(names, colour);
  if (shape.style === 'HOLES') {
    return s('g', { class: `disc ${look} ${kind}` }, s('circle', { cx, cy, r: 16.5 }),
      s('circle', { class: 'rim', cx, cy, r: 11.5 }),
      colour === 1 ? s('path', { class: 'sign', d: `M${cx - 4} ${cy}h8M${cx} ${cy - 4}v8` }) : null);
  }
  return s('g', { class: `stone ${look} ${kind}` },
    kind ? null : s('circle', { class: 'shade', cx: cx + 1.2, cy: cy + 2, r: 18.4 }),
    s('circle', { class: 'body', cx, cy, r: 18.4 }));
}

/** A piece, or part of one, on squares; `kind` is a further class such as "ghost". */
export function piece(shape, names, cells, colour, kind = '') {
  const own = new Set(cells);
  const { width } = shape;
  let squares = '';
  let inner = '';
  let edge = '';
  let dots = '';
  for (const cell of cells) {
    const x = cell % width;
    const px = x * CELL;
    const py = Math.floor(cell / width) * CELL;
    squares += `M${px} ${py}h${CELL}v${CELL}h${-CELL}Z`;
    const left = x > 0 && own.has(cell - 1);
    const right = x < width - 1 && own.has(cell + 1);
    if (right) inner += `M${px + CELL} ${py + 3}v${CELL - 6}`;
    else edge += `M${px + CELL} ${py}v${CELL}`;
    if (!left) edge += `M${px} ${py}v${CELL}`;
    if (own.has(cell + width)) inner += `M${px + 3} ${py + CELL}h${CELL - 6}`;
    else edge += `M${px} ${py + CELL}h${CELL}`;
    if (!own.has(cell - width)) edge += `M${px} ${py}h${CELL}`;
    if (colour === 1) dots += `M${px + 14} ${py + HALF}a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z`;
  }
  return s('g', { class: `piece ${colourClass(names, colour)} ${kind}` },
    s('path', { class: 'body', d: squares }),
    inner ? s('path', { class: 'inner', d: inner }) : null,
    dots ? s('path', { class: 'sign', d: dots }) : null,
    s('path', { class: 'edge', d: edge }));
}

/** Cells of one owner that touch by their sides; on squares these are the pieces. */
export function blocks(shape, owners) {
  const seen = new Set();
  const found = [];
  owners.forEach((owner, start) => {
    if (owner < 0 || seen.has(start)) return;
    const cells = [start];
    seen.add(start);
    for (let i = 0; i < cells.length; i++) {
      const x = cells[i] % shape.width;
      const next = [cells[i] - shape.width, cells[i] + shape.width];
      if (x > 0) next.push(cells[i] - 1);
      if (x < shape.width - 1) next.push(cells[i] + 1);
      for (const cell of next) {
        if (owners[cell] === owner && !seen.has(cell)) {
          seen.add(cell);
          cells.push(cell);
        }
      }
    }
    found.push({ owner, cells });
  });
  return found;
}

/** Everything that stands on the board. `fresh` are cells filled since the last drawing. */
export function men(shape, names, owners, fresh) {
  const g = s('g', { class: 'men' });
  if (shape.style === 'SQUARES') {
    for (const { owner, cells } of blocks(shape, owners)) g.append(piece(shape, names, cells, owner));
    return g;
  }
  owners.forEach((owner, cell) => {
    if (owner < 0) return;
    const man = stone(shape, names, cell, owner);
    if (shape.falling && fresh.has(cell) && !calm()) {
      const fall = (Math.floor(cell / shape.width) + 1) * CELL;
      man.animate([{ transform: `translateY(${-fall}px)` }, { transform: 'none' }],
        { duration: 120 + fall, easing: 'cubic-bezier(.5,0,.9,.6)' });
    }
    g.append(man);
  });
  return g;
}

/** The mark of the last move. */
export function lastMark(shape, names, owners, last) {
  const g = s('g', { class: 'last' });
  if (!last?.length) return g;
  const look = colourClass(names, owners[last[0]] ?? 0);
  if (shape.style === 'SQUARES') {
    g.append(s('path', { class: 'last-piece', d: outline(shape, last) }));
  } else {
    for (const cell of last) {
      const [cx, cy] = centre(shape, cell);
      g.append(s('circle', { class: `last-stone on-${look}`, cx, cy, r: shape.style === 'HOLES' ? 5 : 8 }));
    }
  }
  return g;
}

/** The outline of cells, a little inside of their border. */
export function outline(shape, cells, inset = 0) {
  const own = new Set(cells);
  let d = '';
  for (const cell of cells) {
    const x = cell % shape.width;
    const l = x * CELL + inset;
    const t = Math.floor(cell / shape.width) * CELL + inset;
    const r = l + CELL - 2 * inset;
    const b = t + CELL - 2 * inset;
    if (!(x > 0 && own.has(cell - 1))) d += `M${l} ${t}V${b}`;
    if (!(x < shape.width - 1 && own.has(cell + 1))) d += `M${r} ${t}V${b}`;
    if (!own.has(cell - shape.width)) d += `M${l} ${t}H${r}`;
    if (!own.has(cell + shape.width)) d += `M${l} ${b}H${r}`;
  }
  return d;
}
