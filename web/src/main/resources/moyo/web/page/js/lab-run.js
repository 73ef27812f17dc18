// The page of one run; a socket renews it while the run goes on.
import { h, ago } from './dom.js';
import { Socket, get, post } from './api.js';
import { Chart } from './chart.js';
import { button, number, show } from './elements.js';
import { failed, setTitle, toast } from './shell.js';
import { progress, stateMark } from './lab-list.js';
import { curveSpec, eloSpec, llrSpec, pentanomial, rateSpec } from './lab-charts.js';
import { GameTable, eloText, experimentTables, isCompared, matchupTable, ratingTable, resultTable } from './lab-tables.js';

const DECISIONS = { continue: 'undecided', 'accept-h0': 'H0 accepted', 'accept-h1': 'H1 accepted' };

export class RunPage {
  constructor(element, id) {
    this.id = id;
    this.chosen = 0;
    this.charts = new Map();
    this.parts = Object.fromEntries(['head', 'notes', 'progress', 'facts', 'matchups', 'matchup', 'ratings', 'curves', 'tuning', 'experiment'].map((name) => [name, h('div', { class: `run-${name}` })]));
    this.games = new GameTable((game) => this.#replay(game));
    this.gamesPanel = panel('Games', this.games.element, h('p', { class: 'small muted' }, 'The newest 200 games.'));
    this.gamesPanel.hidden = true;
    this.element = h('div', { class: 'lab stack run', 'aria-busy': 'true' },
      h('p', { class: 'crumb' }, h('a', { href: '#/lab' }, 'Lab'), ' / ', id),
      this.parts.head, this.parts.notes, this.parts.progress, this.parts.matchups, this.parts.matchup, this.parts.ratings, this.parts.curves,
      this.parts.tuning, this.parts.experiment, this.gamesPanel, this.parts.facts);
    element.append(this.element);
    const path = `/api/runs/${encodeURIComponent(id)}`;
    get(path).then((run) => this.#draw(run), (error) => show(this.parts.head, h('h1', {}, 'Lab'), h('p', { class: 'error' }, error.message)));
    this.socket = new Socket(`${path}/live`);
    this.socket.addEventListener('message', (event) => { if (event.detail.is === 'run') this.#draw(event.detail); });
  }

  close() {
    this.socket.close();
    this.charts.forEach((chart) => chart.destroy());
    this.closed = true;
  }

  #draw(run) {
    if (this.closed) {
      return;
    }
    this.run = run;
    setTitle(run.title || run.id);
    this.element.removeAttribute('aria-busy');
    this.#head(run);
    show(this.parts.notes,
      run.reading ? h('p', { class: 'notice' }, `Reading the games: ${number(run.played)} so far …`) : null,
      run.headline ? h('p', { class: 'notice' }, run.headline) : null,
      run.conclusion && run.conclusion !== run.headline ? h('p', { class: 'notice' }, run.conclusion) : null,
      (run.warnings ?? []).map((text) => h('p', { class: 'notice warn' }, text)));
    show(this.parts.progress, progress(run.played ?? 0, run.planned, run.finished), run.updated ? h('span', { class: 'small muted' }, `last game ${ago(run.updated)}`) : null);
    this.#facts(run);
    this.#matchups(run);
    show(this.parts.ratings, run.ratings?.length ? panel('Ratings', ratingTable(run.ratings)) : null);
    this.#curves(run);
    show(this.parts.experiment, run.experiment ? panel(isCompared(run.experiment) ? 'Figures of the papers and ours' : 'Rows', experimentTables(run.experiment, run.id)) : null);
    const games = Array.isArray(run.games) ? run.games : [];
    this.gamesPanel.hidden = games.length === 0;
    this.games.draw(games);
  }

  #head(run) {
    const key = [run.title, run.running, run.mine, run.hasReport, run.finished, run.kind].join();
    if (this.headKey === key) {
      return;
    }
    this.headKey = key;
    show(this.parts.head,
      h('div', { class: 'row' }, h('h1', {}, run.title || run.id), stateMark(run), h('span', { class: 'muted' }, run.running && !run.mine ? `${run.kind}, played by another process` : run.kind), h('div', { class: 'spring' }),
        run.mine && run.running ? button('Stop', () => this.#order('stop'), { class: 'stop danger' }) : null,
        run.mine && !run.running && !run.finished ? button('Resume', () => this.#order('resume'), { class: 'resume primary' }) : null,
        run.hasReport ? h('a', { class: 'button', href: `/api/runs/${encodeURIComponent(this.id)}/report`, target: '_blank', rel: 'noopener' }, 'Full report') : null));
  }

  async #order(word) {
    try {
      await post(`/api/runs/${encodeURIComponent(this.id)}/${word}`, {});
    } catch (error) {
      failed(error);
    }
  }

  #facts(run) {
    const key = JSON.stringify([run.facts, run.command]);
    if (this.factsKey === key) {
      return;
    }
    this.factsKey = key;
    show(this.parts.facts, !run.command && !run.facts?.length ? null : panel('Facts',
      run.command ? h('div', { class: 'command' }, h('code', {}, run.command),
        button('Copy', () => navigator.clipboard.writeText(run.command).then(() => toast('Copied.'), () => toast('The browser does not allow copying; select the text.')), { class: 'small', 'aria-label': 'Copy the command' })) : null,
      h('dl', { class: 'facts' }, (run.facts ?? []).map((fact) => h('div', {}, h('dt', {}, fact.name), h('dd', {}, String(fact.value)))))));
  }

  #matchups(run) {
    const all = run.matchups ?? [];
    this.chosen = Math.min(this.chosen, Math.max(0, all.length - 1));
    const focused = document.activeElement?.dataset?.matchup;
    show(this.parts.matchups, all.length > 1 ? panel('Matchups', matchupTable(all, this.chosen, (i) => { this.chosen = i; this.#matchups(this.run); this.parts.matchup.scrollIntoView({ block: 'nearest' }); })) : null);
    if (focused !== undefined) {
      this.parts.matchups.querySelector(`[data-matchup="${focused}"]`)?.focus();
    }
    const matchup = all[this.chosen];
    if (!matchup || !matchup.games) {
      show(this.parts.matchup, matchup ? panel(`${matchup.a} – ${matchup.b}`, h('p', { class: 'muted' }, 'No game has ended yet.')) : null);
      this.matchup = null;
      return;
    }
    this.#matchup(matchup);
  }

  /** Results and charts of the chosen matchup; charts stay and get new data. */
  #matchup(matchup) {
    if (this.matchup !== this.chosen) {
      this.matchup = this.chosen;
      ['strength', 'llr'].forEach((name) => { this.charts.get(name)?.destroy(); this.charts.delete(name); });
      this.matchupTitle = h('h2');
      this.results = h('div');
      this.pairs = h('div');
      this.strength = h('section', { class: 'chart-box' });
      this.llr = h('section', { class: 'chart-box' });
      show(this.parts.matchup, h('section', { class: 'panel' }, this.matchupTitle,
        h('div', { class: 'matchup-grid' }, h('div', { class: 'results-box' }, this.results), this.pairs, this.strength, this.llr)));
    }
    const elo = matchup.trace.some((p) => p.elo !== null && p.elo !== undefined);
    show(this.matchupTitle, `${matchup.a} – ${matchup.b}`,
      matchup.elo && matchup.elo.value !== null ? h('span', { class: 'muted' }, ` ${eloText(matchup.elo)} Elo`) : null);
    const scrolled = this.results.querySelector('.scroll-x')?.scrollLeft ?? 0;
    show(this.results, resultTable(matchup));
    this.results.querySelector('.scroll-x').scrollLeft = scrolled;
    show(this.pairs, matchup.pentanomial ? pentanomial(matchup.pentanomial, matchup.a) : null);
    this.#chart('strength', this.strength, elo ? `Elo of ${matchup.a} with its 95 % interval` : `Win rate of ${matchup.a} with its 95 % interval`, elo ? eloSpec(matchup) : rateSpec(matchup));
    const { sprt } = matchup;
    this.llr.hidden = !sprt;
    if (sprt) {
      this.#chart('llr', this.llr, `Sequential test of ${sprt.elo0} against ${sprt.elo1} Elo: LLR ${number(sprt.llr, 2)}, ${DECISIONS[sprt.decision] ?? sprt.decision}`, llrSpec(sprt));
    }
  }

  #chart(name, place, title, spec) {
    let chart = this.charts.get(name);
    if (!chart) {
      place.replaceChildren(h('h3'));
      chart = new Chart(place, spec);
      this.charts.set(name, chart);
    } else {
      chart.update(spec);
    }
    place.firstChild.textContent = title;
  }

  #curves(run) {
    const source = run.learning ?? run.training ?? run.tuning;
    const curves = source?.curves ?? [];
    const names = curves.map((c) => c.name).join('|');
    if (this.curveNames !== names) {
      this.curveNames = names;
      [...this.charts.keys()].filter((k) => k.startsWith('curve')).forEach((k) => { this.charts.get(k).destroy(); this.charts.delete(k); });
      this.curveBoxes = curves.map(() => h('section', { class: 'chart-box' }));
      this.curveNote = h('div');
      show(this.parts.curves, curves.length
        ? panel(run.learning ? 'Learning' : run.training ? 'Training' : 'Tuning', this.curveNote, h('div', { class: 'curve-grid' }, this.curveBoxes)) : null);
    }
    curves.forEach((curve, i) => this.#chart(`curve${i}`, this.curveBoxes[i], curve.name, curveSpec(curve, source.xName)));
    if (curves.length) {
      show(this.curveNote,
        run.learning?.team ? h('p', {}, 'Team: ', h('code', {}, run.learning.team)) : null,
        run.training?.best ? h('p', {}, `Best network: ${run.training.best}`) : null,
        curves.some((c) => c.points.some((p) => p.accepted !== undefined)) ? h('p', { class: 'small muted marks-legend' }, h('i', { class: 'kept' }), 'kept', h('i', { class: 'rejected' }), 'rejected; the lines are 95 % intervals') : null);
    }
    show(this.parts.tuning, run.tuning ? tuning(run.tuning) : null);
  }

  async #replay(game) {
    try {
      const { id } = await post('/api/games/open', { run: this.id, file: game.file });
      location.hash = `#/game/${id}`;
    } catch (error) {
      failed(error);
    }
  }
}

function panel(title, ...children) {
  return h('section', { class: 'panel', 'aria-label': title }, h('h2', {}, title), children);
}

function tuning(run) {
  return panel('Parameters',
    h('div', { class: 'scroll-x' }, h('table', {},
      h('thead', {}, h('tr', {}, ['parameter', 'from', 'to', 'given', 'estimate'].map((n, i) => h('th', { scope: 'col', class: i ? 'number' : null }, n)))),
      h('tbody', {}, (run.parameters ?? []).map((p) => h('tr', {}, h('th', { scope: 'row' }, p.key), [p.min, p.max, p.given, p.estimate].map((v) => h('td', { class: 'number' }, number(v))))))))
    , run.tuned ? h('p', {}, 'Tuned: ', h('code', {}, run.tuned)) : null,
    run.confirmation ? h('p', {}, `Confirmation: ${run.confirmation.verdict ?? ''} ${number(run.confirmation.games)} games, score ${number(run.confirmation.score)}`) : null);
}
