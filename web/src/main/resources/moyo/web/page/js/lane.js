// A live analysis of the shown position by one player: circles on a board, a table, counters.
import { compact, h, newId, percent } from './dom.js';
import { moveName } from './names.js';
import { playerForm, readSpec, specText } from './settings.js';

/** Moves in the table. */
const ROWS = 12;

const LABELS = [['rate', 'win rate'], ['score', 'score'], ['visits', 'visits']];

export class Lane {
  /**
   * @param host has room, prefs, boardInfo() (a promise of /api/board), changed(lane)
   * @param number the lane on the server, 0 or 1
   */
  constructor(host, number) {
    this.host = host;
    this.number = number;
    this.on = false;
    this.player = null;
    this.search = null;
    this.board = null;
    this.hovered = null;
    this.seats = new Map(); // the moves of the circles by their cells, also while a line hides the circles
    this.build();
  }

  build() {
    this.name = h('span', { class: 'lane-player' }, 'default player');
    this.facts = h('div', { class: 'lane-facts number' });
    this.body = h('tbody');
    this.rows = Array.from({ length: ROWS }, (_, i) => this.row(i));
    const head = [['Move', ''], ['Win', 'Win rate of the side to move'], ['Visits', 'Simulations that went through the move'],
      ['Prior', 'Probability or value before the search']];
    this.scoreHead = h('th', { class: 'number', title: 'Expected score of the side to move' }, 'Score');
    this.table = h('table', { class: 'candidates-table' }, h('thead', {}, h('tr', {},
      head.map(([text, title], i) => h('th', { class: i ? 'number' : '', title, scope: 'col' }, text)), this.scoreHead)), this.body);
    this.note = h('p', { class: 'muted small' });
    this.counters = h('dl', { class: 'counters' });
    this.counterBox = h('details', { class: 'counter-box', open: this.host.prefs.counters === true,
      ontoggle: () => this.host.setPref('counters', this.counterBox.open) }, h('summary', {}, 'Counters of the search'), this.counters);
    this.choice = h('details', { class: 'lane-choice', ontoggle: () => { if (this.choice.open) this.fillChoice(); } },
      h('summary', {}, 'Player: ', this.name));
    this.line = h('p', { class: 'lane-line small', 'aria-live': 'off' });
    this.element = h('div', { class: 'lane' }, this.choice, this.facts,
      h('div', { class: 'lane-table', tabindex: '0', role: 'group', 'aria-label': 'Candidate moves: up and down show a move\u2019s line, Enter plays it',
        onkeydown: (e) => this.key(e), onblur: () => this.hover(null) }, this.table),
      this.line, this.note, this.counterBox);
    this.show();
  }

  async fillChoice() {
    if (this.form) return;
    const info = await this.host.boardInfo();
    const choice = readSpec(this.player ?? info.standardPlayer);
    const apply = h('button', { type: 'button', class: 'small', onclick: () => {
      this.player = specText(choice.name, choice.values);
      this.choice.open = false;
      this.restart();
    } }, 'Use this player');
    this.form = h('div', { class: 'lane-form' }, playerForm(info, choice), apply);
    this.choice.append(this.form);
  }

  use(player) {
    this.player = player;
    this.form?.remove();
    this.form = null;
    this.restart();
  }

  attach(board) {
    if (this.board !== board) {
      this.board = board;
      board.addEventListener('hover', (e) => this.hover(this.moveAt(e.detail.cells[0] ?? e.detail.cell)));
      board.addEventListener('leave', () => this.hover(null));
      board.addEventListener('cursor', (e) => this.hover(this.moveAt(e.detail.cells[0] ?? e.detail.cell)));
    }
    this.draw();
  }

  /** The candidate whose circle is or was at a cell. */
  moveAt(cell) {
    const seen = this.seats.get(cell);
    return (seen && this.search?.moves.find((m) => m.name === seen.name)) ?? null;
  }

  setOn(on) {
    if (this.on === on) return;
    this.on = on;
    this.search = null;
    this.hovered = null;
    if (on) this.restart();
    else {
      this.host.room.send({ do: 'stop', lane: this.number });
      this.show();
      this.draw();
    }
  }

  /** Begins the analysis of the shown node; also after the socket came back. */
  restart() {
    if (!this.on || this.host.room.at === null) return;
    this.host.room.send({ do: 'analyse', lane: this.number, at: this.host.room.at, player: this.player, owners: this.host.prefs.ownership === true });
    this.show();
  }

  /** Another node is shown. */
  moved() {
    if (this.search && this.search.at !== this.host.room.at) {
      this.search = null;
      this.hovered = null;
      this.show();
      this.draw();
    }
    this.restart();
  }

  hear(search) {
    if (search.lane !== this.number || !this.on || search.at !== this.host.room.at) return;
    this.search = search;
    if (this.hovered) this.hovered = search.moves.find((m) => m.name === this.hovered.name) ?? null;
    this.show();
    this.draw();
    this.host.changed(this);
  }

  hover(move) {
    if (this.hovered === move || !this.search) return;
    this.hovered = move;
    this.mark();
    this.draw();
  }

  /** The circles, or the line of the move that is hovered. */
  draw() {
    const { board } = this;
    if (!board) return;
    const on = this.on && this.search !== null;
    const busy = this.host.covered?.(this) ?? false;
    const circles = on && !this.hovered && !busy;
    board.overlay({
      labelMode: this.host.prefs.labels,
      candidates: circles ? this.search.moves : null,
      ghosts: on && this.hovered && !busy ? this.hovered.line : null,
      ownership: on && this.host.prefs.ownership ? this.search.ownership : null,
    });
    if (circles || !on) this.seats = board.candidateAt;
  }

  show() {
    const { search, host } = this;
    const shape = host.room.doc?.shape;
    this.name.textContent = (this.on && search?.player) || this.player || 'default';
    const nothing = Boolean(search?.ended) && search.moves.length === 0;
    this.element.classList.toggle('off', !this.on || nothing);
    if (!this.on || !search || nothing) {
      this.facts.replaceChildren(h('span', { class: 'muted' }, nothing ? search.ended : this.on ? 'Searching …' : 'Off. Space or the switch starts it.'));
      this.rows.forEach((row) => { row.hidden = true; });
      this.line.textContent = '';
      this.note.textContent = '';
      this.counterBox.hidden = true;
      return;
    }
    const fact = (value, name) => h('span', {}, h('b', {}, value), ` ${name}`);
    this.facts.replaceChildren(fact(percent(search.value), 'win rate'), fact(compact(search.visits), 'visits'),
      fact(compact(search.perSecond), 'a second'),
      search.score === null || !host.room.doc.hasPoints ? '' : fact((search.score > 0 ? '+' : '') + search.score.toFixed(1), 'points'));
    const scored = host.room.doc.hasPoints && search.moves.some((m) => m.score !== null);
    this.scoreHead.hidden = !scored;
    this.rows.forEach((row, i) => this.fill(row, shape, search.moves[i], scored));
    this.note.textContent = search.ended ?? '';
    this.mark();
    this.counterBox.hidden = !search.counters?.length;
    if (this.counterBox.open) {
      this.counters.replaceChildren(...(search.counters ?? []).flatMap((c) => [
        h('dt', { title: c.sentence }, c.name), h('dd', { class: 'number' }, number(c.value), c.unit ? ` ${c.unit}` : '')]));
    }
  }

  /** A row of the table. It stays when the search goes on: a click ends where it began. */
  row(i) {
    const now = () => this.search?.moves[i] ?? null;
    const cell = (...classes) => h('td', { class: classes.join(' ') });
    const parts = { name: cell(), value: cell('number'), visits: h('span'), bar: h('i', { class: 'bar' }), prior: cell('number'), score: cell('number') };
    const row = h('tr', { hidden: true, onpointerenter: () => this.hover(now()),
      onpointerleave: (e) => { if (e.pointerType === 'mouse') this.hover(null); },
      onpointerdown: (e) => { this.pressed = { move: now(), mouse: e.pointerType === 'mouse' }; }, onclick: () => this.clicked(now()) },
    parts.name, parts.value, h('td', { class: 'number visits' }, parts.bar, parts.visits), parts.prior, parts.score);
    row.parts = parts;
    this.body.append(row);
    return row;
  }

  /** A click plays the move; of two taps the first shows its line. */
  clicked(now) {
    const { move, mouse } = this.pressed ?? { move: now, mouse: true };
    this.pressed = null;
    if (!move) return;
    if (mouse || this.tapped === move.name) this.host.playCells?.(move.cells);
    else {
      this.tapped = move.name;
      this.hover(move);
    }
  }

  fill(row, shape, move, scored) {
    row.hidden = !move;
    if (!move) return;
    const { name, value, visits, bar, prior, score } = row.parts;
    const most = Math.max(this.search.moves[0].visits, move.visits, 1);
    row.className = move.best ? 'best' : '';
    row.dataset.move = move.name;
    name.replaceChildren(move.best ? h('span', { class: 'ring-sign', title: 'the move it would play' }) : '', moveName(shape, move));
    value.textContent = move.proven ? (move.value > 0.5 ? 'won' : move.value < 0.5 ? 'lost' : 'draw') : move.visits ? percent(move.value) : '–';
    visits.textContent = compact(move.visits);
    bar.style.width = `${Math.round((100 * move.visits) / most)}%`;
    prior.textContent = move.prior === null ? '–' : percent(move.prior, 0);
    score.hidden = !scored;
    score.textContent = move.score === null || !move.visits ? '–' : move.score.toFixed(1);
  }

  /** Up and down go through the table, Enter plays the move. */
  key(e) {
    if (e.ctrlKey || e.altKey || e.metaKey || !this.on || !this.search) return;
    const moves = this.search.moves.slice(0, ROWS);
    const at = moves.findIndex((m) => m.name === this.hovered?.name);
    if (e.key === 'ArrowDown' || e.key === 'ArrowUp') {
      const next = at < 0 ? 0 : Math.min(moves.length - 1, Math.max(0, at + (e.key === 'ArrowDown' ? 1 : -1)));
      this.hover(moves[next] ?? null);
      this.rows[next].scrollIntoView({ block: 'nearest' });
      this.host.announce?.(`${this.rows[next].parts.name.textContent}, ${this.rows[next].parts.value.textContent}. ${this.line.textContent}`);
    } else if (e.key === 'Enter' && at >= 0) this.host.playCells?.(moves[at].cells);
    else if (e.key === 'Escape') this.hover(null);
    else return;
    e.preventDefault();
    e.stopPropagation();
  }

  mark() {
    for (const row of this.rows) row.classList.toggle('hovered', !row.hidden && row.dataset.move === this.hovered?.name);
    const shape = this.host.room.doc?.shape;
    const move = this.hovered ?? this.search?.moves.find((m) => m.best) ?? this.search?.moves[0];
    this.line.textContent = move?.line?.length ? `Line: ${move.line.map((m) => moveName(shape, m)).join(' ')}` : '';
  }
}

function number(value) {
  if (value === null || value === undefined) return '–';
  return Number.isInteger(value) ? value.toLocaleString('en') : Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(2);
}

/** The choice of the text in the circles. */
export function labelChoice(host) {
  const id = newId('labels');
  return h('span', { class: 'row' }, h('label', { for: id, class: 'small muted' }, 'Circles show'),
    h('select', { id, class: 'small', onchange: (e) => host.setPref('labels', e.target.value) },
      LABELS.filter(([value]) => value !== 'score' || host.room.doc.hasPoints).map(([value, text]) => h('option', { value, selected: value === host.prefs.labels }, text))));
}
