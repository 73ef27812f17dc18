// The list of runs with their progress, renewed every two seconds.
import { h, ago } from './dom.js';
import { get } from './api.js';
import { show, number } from './elements.js';
import { MatchForm } from './lab-match-form.js';
import { ExperimentForm } from './lab-experiment-form.js';

const EVERY = 2000;

export class RunList {
  constructor(element) {
    this.rows = h('tbody');
    this.state = h('p', { class: 'muted', role: 'status' });
    this.find = h('input', { type: 'search', placeholder: 'Find a run', 'aria-label': 'Find a run', oninput: () => this.#draw() });
    this.kind = h('select', { 'aria-label': 'Kind of run', onchange: () => this.#draw() }, h('option', { value: '' }, 'all kinds'));
    const match = this.#form('Start a match', () => new MatchForm());
    const experiment = this.#form('Start an experiment', () => new ExperimentForm());
    element.append(h('div', { class: 'lab stack' },
      h('h1', {}, 'Lab'),
      h('div', { class: 'lab-forms' }, match, experiment),
      h('section', { class: 'panel', 'aria-label': 'Runs' },
        h('div', { class: 'row' }, h('h2', {}, 'Runs'), h('div', { class: 'spring' }), this.kind, this.find),
        h('div', { class: 'scroll-x' }, h('table', { class: 'runs' },
          h('thead', {}, h('tr', {}, ['Run', 'Kind', 'Progress', 'State', 'Last game'].map((name) => h('th', { scope: 'col' }, name)))),
          this.rows)),
        this.state)));
    this.#renew();
    this.timer = setInterval(() => { if (document.visibilityState === 'visible') this.#renew(); }, EVERY);
  }

  close() {
    clearInterval(this.timer);
    this.closed = true;
  }

  /** A form that is made when it is opened first. */
  #form(title, make) {
    const details = h('details', { class: 'panel lab-form', ontoggle: () => {
      if (details.open && details.children.length === 1) {
        details.append(make().element);
      }
    } }, h('summary', {}, title));
    return details;
  }

  async #renew() {
    try {
      const { runs } = await get('/api/runs');
      if (this.closed) {
        return;
      }
      this.runs = runs;
      this.problem = '';
    } catch (error) {
      this.problem = error.message;
    }
    this.#draw();
  }

  #draw() {
    const runs = this.runs ?? [];
    const kinds = [...new Set(runs.map((r) => r.kind))].sort();
    if (this.kind.options.length !== kinds.length + 1) {
      const chosen = this.kind.value;
      show(this.kind, h('option', { value: '' }, 'all kinds'), kinds.map((k) => h('option', { value: k, selected: k === chosen }, k)));
    }
    const wanted = this.find.value.trim().toLowerCase();
    const shown = runs.filter((r) => (this.kind.value === '' || r.kind === this.kind.value)
      && (wanted === '' || `${r.title} ${r.id}`.toLowerCase().includes(wanted)));
    const focused = document.activeElement?.dataset?.run;
    show(this.rows, shown.map((run) => this.#row(run)));
    if (focused) {
      this.rows.querySelector(`[data-run="${CSS.escape(focused)}"]`)?.focus();
    }
    this.state.textContent = this.problem || (!this.runs ? 'Loading…'
      : runs.length === 0 ? 'There are no runs yet. Start a match above, or with ./moyo match.'
        : shown.length === 0 ? 'No run fits.' : '');
  }

  #row(run) {
    return h('tr', {},
      h('th', { scope: 'row' }, h('a', { href: `#/lab/${encodeURIComponent(run.id)}`, 'data-run': run.id }, run.title || run.id),
        run.title && run.title !== run.id ? h('div', { class: 'small muted' }, run.id) : null,
        run.problem ? h('div', { class: 'small error' }, run.problem) : null),
      h('td', {}, run.kind),
      h('td', {}, progress(run.games, run.planned, run.finished)),
      h('td', {}, stateMark(run)),
      h('td', { class: 'muted' }, run.updated ? h('time', { datetime: run.updated, title: run.updated }, ago(run.updated)) : ''));
  }
}

/** Games played of those planned, as a bar with numbers; a sequential test may need fewer. */
export function progress(games, planned, finished) {
  if (!planned) {
    return h('span', { class: 'number' }, games ? `${number(games)} games` : '–');
  }
  const early = finished && games < planned;
  return h('div', { class: 'progress' },
    h('progress', { max: planned, value: early ? planned : Math.min(games, planned), 'aria-label': 'Games played' }),
    h('span', { class: 'number small' }, early ? `${number(games)} of at most ${number(planned)}` : `${number(games)} of ${number(planned)}`));
}

export function stateMark(run) {
  return run.running ? h('span', { class: 'state running' }, h('i', { 'aria-hidden': 'true' }), 'running')
    : run.finished ? h('span', { class: 'state' }, '✓ finished')
      : h('span', { class: 'state muted' }, 'not running');
}
