// A live analysis of the shown position by one player: circles on a board, a table, counters.
import { compact, h, newId, percent } from './dom.js';
import { moveName } from './names.js';
import { playerForm, readSpec, specText } from './settings.js';

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
    this.build();
  }

  build() {
    this.name = h('span', { class: 'lane-player' }, 'default player');
    this.facts = h('div', { class: 'lane-facts number' });
    this.body = h('tbody');
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
    this.element = h('div', { class: 'lane' }, this.choice, this.facts, h('div', { class: 'lane-table', tabindex: '0', role: 'group', 'aria-label': 'Candidate moves' }, this.table),
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
    this.board?.overlay({ candidates: null, ghosts: null, ownership: null });
    this.board = board;
    if (!board) return;
    board.addEventListener('hover', (e) => this.hover(board.candidateAt.get(e.detail.cells[0] ?? e.detail.cell) ?? null));
    board.addEventListener('leave', () => this.hover(null));
    board.addEventListener('cursor', (e) => this.hover(board.candidateAt.get(e.detail.cell) ?? null));
    this.draw();
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
    board.overlay({
      labelMode: this.host.prefs.labels,
      candidates: on && !this.hovered && !busy ? this.search.moves : null,
      ghosts: on && this.hovered && !busy ? this.hovered.line : null,
      ownership: on && this.host.prefs.ownership ? this.search.ownership : null,
    });
  }

  show() {
    const { search, host } = this;
    const shape = host.room.doc?.shape;
    this.element.classList.toggle('off', !this.on);
    this.name.textContent = (this.on && search?.player) || this.player || 'default';
    if (!this.on || !search) {
      this.facts.replaceChildren(h('span', { class: 'muted' }, this.on ? 'Searching …' : 'Off. Space or the switch starts it.'));
      this.body.replaceChildren();
      this.line.textContent = '';
      this.note.textContent = '';
      this.counterBox.hidden = true;
      return;
    }
    const fact = (value, name) => h('span', {}, h('b', {}, value), ` ${name}`);
    this.facts.replaceChildren(fact(percent(search.value), 'win rate'), fact(compact(search.visits), 'visits'),
      fact(compact(search.perSecond), 'a second'),
      search.score === null || search.score === undefined ? '' : fact((search.score > 0 ? '+' : '') + search.score.toFixed(1), 'points'));
    const scored = search.moves.some((m) => m.score !== null && m.score !== undefined);
    this.scoreHead.hidden = !scored;
    const rows = search.moves.slice(0, 12).map((move) => this.row(shape, move, scored));
    this.body.replaceChildren(...rows);
    this.note.textContent = search.ended ?? '';
    this.mark();
    this.counterBox.hidden = !search.counters?.length;
    if (this.counterBox.open) {
      this.counters.replaceChildren(...(search.counters ?? []).flatMap((c) => [
        h('dt', { title: c.sentence }, c.name), h('dd', { class: 'number' }, number(c.value), c.unit ? ` ${c.unit}` : '')]));
    }
  }

  row(shape, move, scored) {
    const most = this.search.moves[0]?.visits || 1;
    const bar = h('i', { class: 'bar' });
    bar.style.width = `${Math.round((100 * (move.visits ?? 0)) / Math.max(most, move.visits ?? 0, 1))}%`;
    return h('tr', { class: move.best ? 'best' : '', dataset: { move: move.name },
      onpointerenter: () => this.hover(move), onpointerleave: () => this.hover(null),
      onclick: () => this.host.playCells?.(move.cells) },
    h('td', {}, move.best ? h('span', { class: 'ring-sign', title: 'the move it would play' }) : '', moveName(shape, move)),
    h('td', { class: 'number' }, move.proven ? (move.value > 0.5 ? 'won' : move.value < 0.5 ? 'lost' : 'draw') : percent(move.value)),
    h('td', { class: 'number visits' }, bar, h('span', {}, compact(move.visits))),
    h('td', { class: 'number' }, move.prior === null || move.prior === undefined ? '–' : percent(move.prior, 0)),
    scored ? h('td', { class: 'number' }, move.score === null || move.score === undefined ? '–' : move.score.toFixed(1)) : null);
  }

  mark() {
    for (const row of this.body.children) row.classList.toggle('hovered', row.dataset.move === this.hovered?.name);
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
      LABELS.map(([value, text]) => h('option', { value, selected: value === host.prefs.labels }, text))));
}
