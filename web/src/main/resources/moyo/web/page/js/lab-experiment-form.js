// A form that starts an experiment: one of the shipped ones, or one written as YAML.
import { h, newId } from './dom.js';
import { get } from './api.js';
import { number, show } from './elements.js';
import { submit } from './lab-match-form.js';

const EXAMPLE = `title: "Exploration of UCT in Connect Four"
about: |
  Does a smaller constant help at 200 simulations a move?
game: connect4
players:
  small: uct exploration=0.6
  usual: uct exploration=1
b: usual
scales:
  quick: {games: 20, playouts: 200}
rows:
  - name: c = 0.6 against c = 1
    a: small
`;

export class ExperimentForm {
  constructor() {
    const id = newId('yaml');
    this.error = h('p', { class: 'notice bad', role: 'alert', hidden: true, id: `${id}-error` });
    this.about = h('p', { class: 'small muted' });
    this.list = h('select', { 'aria-label': 'Experiment', onchange: () => this.#describe() });
    this.text = h('textarea', { id, rows: 16, spellcheck: 'false', class: 'mono', 'aria-describedby': `${id}-error` }, EXAMPLE);
    this.scale = h('select', { onchange: () => this.#describe() }, ['quick', 'standard', 'paper'].map((name) => h('option', { value: name }, name)));
    this.submit = h('button', { type: 'submit', class: 'primary' }, 'Start the experiment');
    this.shipped = h('div', {}, h('div', { class: 'row' }, this.list), this.about);
    this.written = h('div', { hidden: true }, h('label', { for: id }, 'Experiment as YAML, without file names'), this.text);
    const choice = (value, label) => {
      const input = h('input', { type: 'radio', name: `${id}-source`, value, checked: value === 'name', onchange: () => this.#choose(value) });
      return h('label', {}, input, label);
    };
    this.source = 'name';
    this.element = h('form', { class: 'start-form stack', onsubmit: (event) => { event.preventDefault(); this.#start(); } },
      h('div', { class: 'row', role: 'radiogroup', 'aria-label': 'Where the experiment comes from' }, choice('name', 'one of Moyo’s'), choice('text', 'written here')),
      this.shipped, this.written, this.error,
      h('div', { class: 'row' }, h('label', {}, 'Scale', this.scale), this.submit));
    this.#load();
  }

  async #load() {
    try {
      this.experiments = (await get('/api/experiments')).experiments;
      show(this.list, this.experiments.map((e) => h('option', { value: e.name }, `${e.name}${e.refused ? ' (not from here)' : ''}`)));
      const first = this.experiments.find((e) => !e.refused && e.games.quick > 0);
      if (first) {
        this.list.value = first.name;
      }
      this.#describe();
    } catch (error) {
      this.about.textContent = error.message;
    }
  }

  #choose(source) {
    this.source = source;
    this.shipped.hidden = source !== 'name';
    this.written.hidden = source !== 'text';
    this.error.hidden = true;
    this.submit.disabled = false;
    if (source === 'name') {
      this.#describe();
    }
  }

  #describe() {
    const chosen = this.experiments?.find((e) => e.name === this.list.value);
    if (chosen && this.source === 'name') {
      const games = chosen.games[this.scale.value];
      show(this.about, h('strong', {}, chosen.title), `: ${number(chosen.rows)} rows, ${games ? `at most ${number(games)} games` : 'no games'} at scale ${this.scale.value}. `,
        chosen.refused ? h('span', { class: 'error' }, chosen.refused) : '');
      this.submit.disabled = Boolean(chosen.refused) || !games;
    }
  }

  async #start() {
    await submit(this, { kind: 'experiment', scale: this.scale.value, ...(this.source === 'name' ? { name: this.list.value } : { text: this.text.value }) });
    const line = this.error.hidden || this.source !== 'text' ? null : /line (\d+)/i.exec(this.error.textContent);
    this.text.setAttribute('aria-invalid', String(!this.error.hidden && this.source === 'text'));
    if (line) {
      this.#mark(Number(line[1]));
    }
  }

  /** Selects a line of the text. */
  #mark(line) {
    const lines = this.text.value.split('\n');
    const from = lines.slice(0, line - 1).reduce((sum, l) => sum + l.length + 1, 0);
    this.text.focus();
    this.text.setSelectionRange(from, from + (lines[line - 1]?.length ?? 0));
  }
}
