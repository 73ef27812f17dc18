// A form that starts a match of two players; their settings are the declared ones.
import { h, newId } from './dom.js';
import { get, info, post } from './api.js';
import { show } from './elements.js';
import { PlayerForm, settingField } from './player-form.js';

export class MatchForm {
  constructor() {
    this.error = h('p', { class: 'notice bad', role: 'alert', hidden: true });
    this.body = h('div', { class: 'stack' }, h('p', { class: 'muted' }, 'Loading…'));
    this.element = h('form', { class: 'start-form', novalidate: true, onsubmit: (event) => { event.preventDefault(); this.#start(); } }, this.body);
    this.#load();
  }

  async #load() {
    try {
      this.info = await info();
      await this.#choose(this.info.games.find((g) => g.name === 'connect4')?.name ?? this.info.games[0].name);
    } catch (error) {
      show(this.body, h('p', { class: 'error' }, error.message));
    }
  }

  async #choose(game) {
    this.game = game;
    this.board = {};
    const board = await get(`/api/board?${new URLSearchParams({ game })}`);
    const declared = this.info.games.find((g) => g.name === game).board;
    const select = h('select', { onchange: () => this.#choose(select.value) },
      this.info.games.map((g) => h('option', { value: g.name, selected: g.name === game }, g.title)));
    const standard = board.standardPlayer ?? '';
    const engines = this.info.engines.filter((e) => e.game === game)
      .map((e) => ({ name: `engine:${e.name}`, sentence: 'An outside engine of the operator.', settings: [] }));
    const player = (legend) => new PlayerForm({ players: [...board.players, ...engines], legend, spec: standard, always: ['exploration', 'c', 'table', 'solver'] });
    this.a = player('Player A');
    this.b = player('Player B');
    this.games = field('Games', 'number', 20, { min: 2, max: 100000, step: 2 });
    this.seed = field('Seed', 'number', 1, { min: 0, step: 1 });
    this.openings = field('Random opening moves', 'number', 2, { min: 0, max: 20, step: 1 });
    this.amount = field('', 'number', 500, { min: 0.01, step: 'any', 'aria-label': 'Budget of a move' });
    this.unit = h('select', { 'aria-label': 'Unit of the budget', onchange: () => { this.amount.input.hidden = this.unit.value === 'own'; } },
      h('option', { value: 'playouts' }, 'simulations'), h('option', { value: 'seconds' }, 'seconds'), h('option', { value: 'own' }, "as in the players' settings"));
    this.sprt = h('input', { type: 'checkbox', onchange: () => { this.bounds.hidden = !this.sprt.checked; } });
    this.elo0 = field('from', 'number', 0, { step: 'any' });
    this.elo1 = field('to', 'number', 20, { step: 'any' });
    this.bounds = h('span', { class: 'row', hidden: true }, this.elo0.element, this.elo1.element, 'Elo');
    this.submit = h('button', { type: 'submit', class: 'primary' }, 'Start the match');
    show(this.body,
      h('div', { class: 'row' }, h('label', {}, 'Game ', select)),
      h('div', { class: 'settings' }, declared.map((x) => settingField(x, String(x.default ?? ''), (value) => { this.board[x.key] = value; }))),
      h('div', { class: 'two-players' }, this.a.element, this.b.element),
      h('div', { class: 'row match-plan' }, this.games.element,
        h('label', {}, 'A move has', this.amount.input), this.unit, this.openings.element, this.seed.element),
      h('div', { class: 'row' }, h('label', {}, this.sprt, 'Sequential test (SPRT): stop as soon as it decides'), this.bounds),
      this.error,
      h('div', { class: 'row' }, this.submit, h('span', { class: 'small muted' }, 'The page plays one run at a time; its games are kept below runs/page.')));
  }

  async #start() {
    const wrong = [...this.element.elements].find((e) => !e.hidden && e.checkValidity && !e.checkValidity());
    if (wrong) {
      wrong.reportValidity();
      return;
    }
    const request = {
      kind: 'match', game: this.game, board: this.board, a: this.a.spec, b: this.b.spec,
      games: Number(this.games.input.value), openings: Number(this.openings.input.value), seed: Number(this.seed.input.value),
      ...(this.unit.value === 'own' ? {} : { [this.unit.value]: Number(this.amount.input.value) }),
      sprt: this.sprt.checked ? [Number(this.elo0.input.value), Number(this.elo1.input.value)] : null,
    };
    await submit(this, request);
  }
}

/** Sends a form; a refusal stands above the button, a success leads to the run. */
export async function submit(form, request) {
  form.submit.disabled = true;
  form.error.hidden = true;
  try {
    const { id } = await post('/api/runs', request);
    location.hash = `#/lab/${encodeURIComponent(id)}`;
  } catch (error) {
    form.error.textContent = error.message;
    form.error.hidden = false;
    form.error.scrollIntoView({ block: 'nearest' });
  } finally {
    form.submit.disabled = false;
  }
}

/** A labelled input. */
export function field(label, type, value, props = {}) {
  const id = newId('field');
  const input = h('input', { id, type, value, ...props });
  return { input, element: h('span', { class: 'field' }, h('label', { for: id }, label), input) };
}
