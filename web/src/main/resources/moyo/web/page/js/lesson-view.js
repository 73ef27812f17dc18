// The picture of a lesson: one or two live searches and a control that changes a setting.
import { h, newId } from './dom.js';
import { button } from './elements.js';
import { parseSpec } from './player-form.js';
import { SearchView } from './search-view.js';

/** Searches of lessons are small: memory on the server for so many nodes. */
const NODES = 40000;

export class LessonView {
  constructor(lesson) {
    this.lesson = lesson;
    this.searches = [];
    this.values = {};
    this.grid = h('div', { class: `lesson-views views-${lesson.views.length}` });
    this.element = h('div', { class: 'lesson-picture stack' }, 
      (lesson.control || lesson.together) && h('div', { class: 'lesson-control' },
        lesson.together && this.#together(lesson.together), lesson.control && this.#control(lesson.control)),
      this.grid);
  }

  /** Opens the searches; called once, when the lesson comes into view. */
  async start() {
    this.searches = this.lesson.views.map((description) => {
      const view = new SearchView({
        parts: description.parts, runs: description.runs ?? (this.lesson.together ? [] : [1, 10, 100]), compact: true,
        label: description.title ?? this.lesson.title,
      });
      this.grid.append(h('section', { class: 'panel lesson-view' }, description.title && h('h3', {}, description.title), view.element));
      return view;
    });
    await Promise.all(this.searches.map((_, i) => this.#open(i)));
  }

  close() {
    this.searches.forEach((view) => view.close());
  }

  async #open(i) {
    const { game, board = {}, moves = [], player, simulations = 0, open = [], select = null } = this.lesson.views[i];
    const control = this.lesson.control;
    const changes = control && (!control.view || control.view.includes(i)) ? { [control.setting]: this.values[control.setting] } : {};
    const search = this.searches[i];
    await search.open({ game, board, moves, player: withSettings(player, { 'tree-nodes': NODES, ...changes }) }, simulations);
    for (const names of open) {
      await search.openNamed(names);
    }
    if (select) {
      await search.selectNamed(select);
    }
  }

  /** Buttons that run all searches of the lesson. */
  #together(runs) {
    return h('span', { class: 'sv-runs', role: 'group', 'aria-label': 'Run all searches of this lesson' }, 'Run all ',
      runs.map((n) => button(`+${n}`, () => this.searches.forEach((search) => search.run(n)), { class: 'run-all', 'aria-label': `Run ${n} simulation${n === 1 ? '' : 's'} in all` })),
      button('Reset all', () => this.searches.forEach((search) => search.reset())));
  }

  #control(control) {
    const id = newId('control');
    const start = control.values.indexOf(control.start ?? control.values[0]);
    this.values[control.setting] = control.values[Math.max(0, start)];
    const changed = (value) => {
      this.values[control.setting] = value;
      this.searches.forEach((_, i) => { if (!control.view || control.view.includes(i)) this.#open(i); });
    };
    if (control.kind === 'choice') {
      return h('span', { class: 'row' }, h('span', {}, control.label),
        h('span', { class: 'segments', role: 'group', 'aria-label': control.label }, control.values.map((value, i) => {
          const choose = (event) => {
            event.target.parentElement.querySelectorAll('button').forEach((b) => b.setAttribute('aria-pressed', b === event.target));
            changed(value);
          };
          return h('button', { type: 'button', 'aria-pressed': String(i === Math.max(0, start)), onclick: choose }, String(value));
        })));
    }
    const output = h('output', { for: id }, String(this.values[control.setting]));
    const slider = h('input', {
      id, type: 'range', min: 0, max: control.values.length - 1, step: 1, value: Math.max(0, start), 'aria-valuetext': output.textContent,
      oninput: () => {
        output.textContent = String(control.values[slider.value]);
        slider.setAttribute('aria-valuetext', output.textContent);
      },
      onchange: () => changed(control.values[slider.value]),
    });
    return h('span', { class: 'row slider' }, h('label', { for: id }, control.label), slider, output);
  }
}

function withSettings(spec, changes) {
  const { name, values } = parseSpec(spec);
  Object.entries(changes).forEach(([key, value]) => values.set(key, value));
  return [name, ...[...values].map(([key, value]) => `${key}=${value}`)].join(' ');
}
