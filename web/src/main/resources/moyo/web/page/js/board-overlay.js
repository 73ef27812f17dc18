// What a board shows over its stones, a function for each layer.
import { s, compact } from './dom.js';
import { colourClass, lossColour } from './colours.js';
import { CELL, centre, outline, piece, stone } from './board-look.js';

/** The cell at which a move of several cells carries its circle: the one nearest to its middle. */
export function seat(shape, cells, taken) {
  const xs = cells.map((c) => c % shape.width);
  const ys = cells.map((c) => Math.floor(c / shape.width));
  const mx = xs.reduce((a, b) => a + b, 0) / cells.length;
  const my = ys.reduce((a, b) => a + b, 0) / cells.length;
  const far = (c) => Math.hypot((c % shape.width) - mx, Math.floor(c / shape.width) - my);
  const order = [...cells].sort((a, b) => far(a) - far(b));
  return order.find((c) => !taken.has(c)) ?? null;
}

/** A circle for each candidate move; answers the group and which cell stands for which move. */
export function candidates(context, moves) {
  const { shape, names, labels = 'rate', toMove = 0 } = context;
  const g = s('g', { class: 'candidates' });
  const at = new Map();
  const shown = moves.filter((m) => m.cells?.length && (m.visits || m.proven));
  if (!shown.length) return { g, at };
  const most = Math.max(...shown.map((m) => m.visits ?? 0), 1);
  const best = Math.max(...shown.filter((m) => (m.visits ?? 0) > 0.1 * most).map((m) => m.value ?? 0), 0);
  const many = shape.pieces?.length > 0;
  const limit = many ? 8 : 20;
  const listed = shown.slice(0, limit);
  if (many && listed[0]) g.append(piece(shape, names, listed[0].cells, toMove, 'ghost best-piece'));
  const taken = new Set();
  const seats = listed.map((move) => {
    const cell = many ? seat(shape, move.cells, taken) : move.cells[0];
    if (cell !== null) taken.add(cell);
    return cell;
  });
  listed.map((move, i) => [move, seats[i]]).reverse().forEach(([move, cell]) => {
    if (cell === null) return;
    at.set(cell, move);
    const share = (move.visits ?? 0) / most;
    const loss = Math.max(0, best - (move.value ?? 0));
    const { fill, ink } = lossColour(loss);
    const [cx, cy] = centre(shape, cell);
    const big = shape.style === 'HOLES' ? 15 : 18.4;
    const r = big * (0.55 + 0.45 * Math.sqrt(share));
    const text = labelOf(move, labels);
    const opacity = shape.style === 'LINES' ? 0.5 + 0.5 * Math.sqrt(share) : 0.85 + 0.15 * Math.sqrt(share);
    const speaks = share > 0.04 && r > 12;
    g.append(s('g', { class: 'candidate' + (move.best ? ' best' : '') },
      s('circle', { cx, cy, r, fill, 'fill-opacity': opacity.toFixed(2) }),
      move.best ? s('circle', { class: 'ring', cx, cy, r: r + 1.2 }) : null,
      speaks ? s('text', { x: cx, y: cy + (text[1] ? -0.4 : 4.6), fill: opacity > 0.62 ? ink : '#111', class: 'big' }, text[0]) : null,
      speaks && text[1] ? s('text', { x: cx, y: cy + 10, fill: opacity > 0.62 ? ink : '#111', class: 'little' }, text[1]) : null));
  });
  return { g, at };
}

function labelOf(move, labels) {
  const rate = Math.round(100 * (move.value ?? 0)).toString();
  if (labels === 'visits') return [compact(move.visits), ''];
  if (labels === 'score' && move.score !== null && move.score !== undefined) {
    return [(move.score > 0 ? '+' : '') + move.score.toFixed(1), compact(move.visits)];
  }
  return [rate, compact(move.visits)];
}

/** Numbered stones or pieces of a line of moves. */
export function ghosts({ shape, names }, line) {
  const g = s('g', { class: 'ghosts' });
  line.forEach((move, i) => {
    if (!move.cells?.length) return;
    const number = move.number ?? i + 1;
    if (shape.style === 'SQUARES') {
      g.append(piece(shape, names, move.cells, move.colour, 'ghost'));
      const [x, y] = centre(shape, seat(shape, move.cells, new Set()));
      g.append(s('circle', { class: 'number-ground', cx: x, cy: y, r: 13 }),
        s('text', { class: 'number on-plain', x, y: y + 6 }, number));
    } else {
      const cell = move.cells[0];
      const [x, y] = centre(shape, cell);
      g.append(stone(shape, names, cell, move.colour, 'ghost'),
        s('text', { class: `number on-${colourClass(names, move.colour)}`, x, y: y + 6 }, number));
    }
  });
  return g;
}

/** Influence: large translucent squares, by the side and its strength. */
export function heat({ shape, names }, values) {
  const g = s('g', { class: 'heat' });
  values.forEach((v, cell) => {
    if (!(Math.abs(v) > 0.04)) return;
    const [x, y] = centre(shape, cell);
    g.append(s('rect', { class: `tint ${colourClass(names, v > 0 ? 0 : 1)}`, x: x - CELL / 2, y: y - CELL / 2,
      width: CELL, height: CELL, 'fill-opacity': (0.12 + 0.5 * Math.min(1, Math.abs(v))).toFixed(2) }));
  });
  return g;
}

/** Ownership: small squares, larger the surer the playouts are. */
export function ownership({ shape, names }, values) {
  const g = s('g', { class: 'ownership' });
  values.forEach((v, cell) => {
    if (!(Math.abs(v) > 0.08)) return;
    const [x, y] = centre(shape, cell);
    const side = 4 + 12 * Math.min(1, Math.abs(v));
    g.append(s('rect', { class: `owner ${colourClass(names, v > 0 ? 0 : 1)}`, x: x - side / 2, y: y - side / 2, width: side, height: side,
      'fill-opacity': (0.4 + 0.6 * Math.min(1, Math.abs(v))).toFixed(2) }));
  });
  return g;
}

export function labels({ shape, owners, names }, list) {
  const g = s('g', { class: 'labels' });
  for (const { cell, text } of list) {
    const [x, y] = centre(shape, cell);
    const look = owners?.[cell] >= 0 ? `on-${colourClass(names, owners[cell])}` : 'on-plain';
    if (look === 'on-plain') g.append(s('circle', { class: 'label-ground', cx: x, cy: y, r: 12 }));
    g.append(s('text', { class: `number ${look}${String(text).length > 2 ? ' long' : ''}`, x, y: y + 5.5 }, text));
  }
  return g;
}

export function dead({ shape }, cells) {
  const g = s('g', { class: 'dead' });
  for (const cell of cells) {
    const [x, y] = centre(shape, cell);
    g.append(s('path', { d: `M${x - 9} ${y - 9}l18 18M${x + 9} ${y - 9}l-18 18` }));
  }
  return g;
}

/** A suggested move: a dashed ring, or the outline of a piece. */
export function hints({ shape }, cells) {
  const g = s('g', { class: 'hints' });
  if (shape.style === 'SQUARES' && cells.length) g.append(s('path', { d: outline(shape, cells, 3) }));
  else {
    for (const cell of cells) {
      const [cx, cy] = centre(shape, cell);
      g.append(s('circle', { cx, cy, r: 16 }));
    }
  }
  return g;
}

/** Coloured cells: {cells or cell, kind: 'good' | 'bad' | 'note' | …}. */
export function squares({ shape }, list) {
  const g = s('g', { class: 'squares' });
  for (const { cells, cell, kind = 'note' } of list) {
    for (const c of cells ?? [cell]) {
      const [x, y] = centre(shape, c);
      g.append(s('rect', { class: kind, x: x - CELL / 2 + 2, y: y - CELL / 2 + 2, width: CELL - 4, height: CELL - 4, rx: 4 }));
    }
  }
  return g;
}

/** Cells at whose corners a piece may attach. */
export function corners({ shape, names, toMove }, cells) {
  const g = s('g', { class: `corners ${colourClass(names, toMove ?? 0)}` });
  for (const cell of cells) {
    const [x, y] = centre(shape, cell);
    g.append(s('circle', { cx: x, cy: y, r: 6 }));
  }
  return g;
}

/** The piece or stone that would be played: {cells, legal, colour}. Cells outside are left out. */
export function preview({ shape, names }, { cells, legal, colour }) {
  const g = s('g', { class: `preview ${legal ? 'legal' : 'illegal'}` });
  if (shape.style === 'SQUARES') {
    g.append(piece(shape, names, cells, colour, 'ghost'), s('path', { class: 'verdict', d: outline(shape, cells) }));
  } else {
    for (const cell of cells) {
      const [cx, cy] = centre(shape, cell);
      g.append(stone(shape, names, cell, colour, 'ghost'), s('circle', { class: 'verdict', cx, cy, r: 17.5 }));
    }
  }
  return g;
}

/** The keyboard's place on the board. */
export function cursor({ shape }, cell) {
  const [x, y] = centre(shape, cell);
  const frame = (kind) => s('rect', { class: kind, x: x - 19, y: y - 19, width: 38, height: 38, rx: 5 });
  return s('g', { class: 'cursor' }, frame('under'), frame('frame'));
}
