// The moves of a game with their variations: a row for each variation, a column for each move.
import { h, s } from './dom.js';
import { colourClass } from './colours.js';
import { moveName } from './names.js';

const STEP = 26;
const ROW = 28;

export class MoveTree {
  constructor(room) {
    this.room = room;
    this.element = h('div', { class: 'move-tree', tabindex: '0', role: 'group', 'aria-label': 'Moves and variations; Left and Right go through them' });
  }

  /** Lays the tree out: the first child goes on in its row, others get the next free row. */
  layout() {
    const { doc, children } = this.room;
    const root = doc.nodes.find((n) => n.parent === null);
    const places = new Map();
    const used = []; // by row, the last column that is taken
    const stack = [[root, 0, 0]];
    const onMain = new Set(this.room.path(doc.head).map((n) => n.id));
    while (stack.length) {
      const [node, x, parentRow] = stack.pop();
      const list = children.get(node.id) ?? [];
      let row = parentRow;
      if (!places.has(node.id)) {
        while ((used[row] ?? -1) >= x) row += 1;
        places.set(node.id, { x, row });
        used[row] = x;
      }
      const order = [...list].sort((a, b) => Number(onMain.has(b.id)) - Number(onMain.has(a.id)));
      // The main child is laid out first to its end, so that variations get rows below it.
      for (const child of order.slice(1)) stack.push([child, x + 1, row + 1]);
      if (order[0]) stack.push([order[0], x + 1, row]);
    }
    return { root, places };
  }

  update() {
    const { room } = this;
    const { doc } = room;
    if (!doc) return;
    const { root, places } = this.layout();
    let width = 0;
    let rows = 0;
    for (const { x, row } of places.values()) {
      width = Math.max(width, x);
      rows = Math.max(rows, row);
    }
    const W = (width + 1) * STEP + 14;
    const H = (rows + 1) * ROW + 22;
    const svg = s('svg', { width: W, height: H, viewBox: `0 0 ${W} ${H}`, 'aria-hidden': 'true' });
    const at = (id) => {
      const { x, row } = places.get(id);
      return [x * STEP + 20, row * ROW + 34];
    };
    for (let x = 10; x <= width; x += 10) svg.append(s('text', { class: 'tick', x: x * STEP + 20, y: 12 }, x));
    const links = s('g');
    const dots = s('g');
    const path = new Set(room.path().map((n) => n.id));
    for (const node of doc.nodes) {
      if (!places.has(node.id)) continue;
      const [cx, cy] = at(node.id);
      if (node.parent !== null && places.has(node.parent)) {
        const [px, py] = at(node.parent);
        links.append(s('path', { class: path.has(node.id) ? 'link on' : 'link', d: py === cy ? `M${px} ${py}H${cx}` : `M${px} ${py}L${px + STEP / 2} ${cy}H${cx}` }));
      }
      const word = node.judgement?.word;
      const look = node === root || node.colour === null || node.colour === undefined ? 'root' : colourClass(doc.colours, node.colour);
      const dot = s('g', { class: `dot ${look}${node.id === room.at ? ' now' : ''}${node.id === doc.head ? ' head' : ''}`, onclick: () => room.go(node.id) },
        node.id === room.at ? s('circle', { class: 'halo', cx, cy, r: 12 }) : null,
        word === 'blunder' || word === 'unsure' ? s('circle', { class: `judged ${word}`, cx, cy, r: 11 }) : null,
        s('circle', { class: 'body', cx, cy, r: node === root ? 5 : 8 }),
        node.comment ? s('circle', { class: 'comment', cx: cx + 6, cy: cy - 6, r: 3 }) : null,
        s('title', {}, node === root ? 'Start' : `${places.get(node.id).x}. ${moveName(doc.shape, node)}${node.comment ? ` – ${node.comment.slice(0, 80)}` : ''}`));
      dots.append(dot);
    }
    svg.append(links, dots);
    this.element.replaceChildren(svg);
    this.scrollTo(at(room.at), W);
  }

  scrollTo([x, y]) {
    const { element } = this;
    const left = element.scrollLeft;
    if (x < left + 40) element.scrollLeft = x - 40;
    else if (x > left + element.clientWidth - 60) element.scrollLeft = x - element.clientWidth + 60;
    if (y < element.scrollTop + 20 || y > element.scrollTop + element.clientHeight - 20) element.scrollTop = y - element.clientHeight / 2;
  }
}
