// The win rate over the game, and the mistakes that a review found.
import { h, percent } from './dom.js';
import { Chart } from './chart.js';
import { chip } from './colours.js';
import { moveName } from './names.js';

/**
 * The first player's win rate after the move of a node, as far as it is known: by a review, by an analysis, or, where no
 * person plays, by the program that made the move.
 */
function rateOf(node, live, watched) {
  return node.judgement?.rate ?? live.get(node.id) ?? (watched ? node.estimate : null) ?? null;
}

/** A graph of the line through the shown node. */
export class Graph {
  constructor(room) {
    this.room = room;
    this.live = new Map();
    this.element = h('div', { class: 'graph' });
    this.empty = h('p', { class: 'muted small' }, 'Switch the analysis on, or review the game: its win rate is drawn here.');
    this.chart = new Chart(this.element, { height: 150 });
    this.element.append(this.empty);
  }

  /** A live search said something about a node. */
  learn(search) {
    const rate = search.toMove === 0 ? search.value : 1 - search.value;
    if (search.visits > 20 && Number.isFinite(rate)) this.live.set(search.at, rate);
  }

  update() {
    const { room } = this;
    if (!room.doc) return;
    const line = room.line();
    const watched = room.doc.phase === 'over' || room.doc.seats.every((seat) => seat.kind !== 'human');
    const points = line.map((n, i) => [i, rateOf(n, this.live, watched)]);
    const known = points.filter((p) => p[1] !== null);
    this.empty.hidden = known.length > 0;
    const now = line.findIndex((n) => n.id === room.at);
    const name = room.doc.colours[0];
    const marks = line.flatMap((n, i) => (n.judgement && ['blunder', 'unsure'].includes(n.judgement.word) && points[i][1] !== null
      ? [{ x: i, y: points[i][1], kind: n.judgement.word, r: n.judgement.word === 'blunder' ? 5 : 4,
        title: `${i}. ${moveName(room.doc.shape, n)}: ${n.judgement.word}, loses ${percent(n.judgement.loss)}` }] : []));
    this.chart.update({
      label: `Win rate of ${name} over the game. ${known.length} of ${line.length} positions are judged; move ${now} is shown.`,
      x: { min: 0, max: Math.max(10, line.length - 1), format: (v) => (Number.isInteger(v) ? String(v) : '') },
      y: { min: 0, max: 1, ticks: [0, 0.25, 0.5, 0.75, 1], format: (v) => `${Math.round(100 * v)} %` },
      series: [{ points: known, kind: 'area', base: 0.5, colour: 1 }],
      rules: [{ y: 0.5, kind: 'middle' }, { x: Math.max(0, now), kind: 'now' }],
      marks,
      onPick: (x) => {
        const node = line[Math.round(x)];
        if (node) room.go(node.id);
      },
    });
  }

  destroy() {
    this.chart.destroy();
  }
}

/** Judged moves of the line that lost something, in order. */
export function mistakes(room) {
  return room.line().map((node, i) => ({ node, i }))
    .filter(({ node }) => node.judgement && ['blunder', 'unsure'].includes(node.judgement.word));
}

/** The list of mistakes. */
export class Mistakes {
  constructor(room) {
    this.room = room;
    this.list = h('ol', { class: 'mistakes' });
    this.element = h('div', { class: 'mistake-box' }, this.list);
  }

  update() {
    const { room } = this;
    if (!room.doc) return;
    const found = mistakes(room);
    const judged = room.line().some((n) => n.judgement);
    this.element.hidden = !judged;
    this.list.replaceChildren(...(found.length ? found.map(({ node, i }) => this.item(node, i))
      : [h('li', { class: 'muted small' }, 'No mistakes were found.')]));
  }

  item(node, i) {
    const { doc } = this.room;
    const { judgement } = node;
    const better = judgement.better?.length
      ? `better ${judgement.betterCells?.length === judgement.better.length
        ? judgement.better.slice(0, 2).map((name, k) => moveName(doc.shape, { name, cells: judgement.betterCells[k] })).join(', ')
        : judgement.better.slice(0, 2).join(', ')}` : '';
    return h('li', {}, h('button', { type: 'button', class: `mistake ${judgement.word}`, 'aria-current': node.id === this.room.at ? 'true' : null,
      onclick: () => this.room.go(node.id) },
    h('span', { class: 'number' }, `${i}.`), chip(doc.colours, node.colour), h('b', {}, moveName(doc.shape, node)),
    h('span', { class: 'loss number' }, judgement.word === 'unsure' ? 'unsure' : `−${percent(judgement.loss, 0)}`),
    h('span', { class: 'muted small' }, judgement.word === 'unsure' ? 'search more' : better)));
  }

  /** Shows the next or the previous mistake. */
  step(by) {
    const found = mistakes(this.room);
    if (!found.length) return false;
    const now = this.room.line().findIndex((n) => n.id === this.room.at);
    const next = by > 0 ? found.find(({ i }) => i > now) : [...found].reverse().find(({ i }) => i < now);
    if (next) this.room.go(next.node.id);
    return Boolean(next);
  }
}
