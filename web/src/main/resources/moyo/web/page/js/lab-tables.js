// The tables of a run.
import { h, percent } from './dom.js';
import { number, show } from './elements.js';

const RESULTS = { first: 'first wins', second: 'second wins', draw: 'draw' };
const COLOURS = ['moves first', 'moves second'];

/** Results of a matchup: all games, and by who moved first. */
export function resultTable(matchup) {
  const lines = [{ name: 'all games', ...matchup }, ...(matchup.byColour ?? []).map((side) => ({ name: COLOURS[side.colour] ?? side.colour, ...side }))];
  return h('div', { class: 'scroll-x', tabindex: '0', role: 'region', 'aria-label': 'Results' }, h('table', { class: 'results' },
    h('caption', {}, `Results of ${matchup.a}; intervals cover 95 %.`),
    h('thead', {}, h('tr', {}, ['', 'rate', 'interval', '', 'games', 'won', 'drawn', 'lost'].map((name) => h('th', { scope: 'col', class: 'number' }, name)))),
    h('tbody', {}, lines.map((line) => h('tr', {},
      h('th', { scope: 'row' }, line.name),
      h('td', { class: 'number strong' }, percent(line.rate)),
      h('td', { class: 'number' }, line.games ? `${percent(line.low)} – ${percent(line.high)}` : '–'),
      h('td', {}, line.games ? whisker(line) : null),
      [line.games, line.wins, line.draws, line.losses].map((n) => h('td', { class: 'number' }, number(n))))))));
}

/** An interval as a line on a scale from 0 to 1. */
export function whisker({ rate, low, high }, other = null) {
  const bar = h('span', { class: 'whisker', 'aria-hidden': 'true' }, h('i', { class: 'half' }), h('i', { class: 'span' }), h('i', { class: 'point' }));
  bar.children[1].style.left = `${100 * low}%`;
  bar.children[1].style.width = `${100 * (high - low)}%`;
  bar.children[2].style.left = `${100 * rate}%`;
  if (other !== null && other !== undefined) {
    const mark = h('i', { class: 'other' });
    mark.style.left = `${100 * other}%`;
    bar.append(mark);
  }
  return bar;
}

/** All matchups, one a line; `choose` gets the number of one. */
export function matchupTable(matchups, chosen, choose) {
  return h('div', { class: 'scroll-x matchups' }, h('table', {},
    h('thead', {}, h('tr', {}, ['matchup', 'games', 'rate', 'interval', 'Elo', ''].map((name, i) => h('th', { scope: 'col', class: i && i < 5 ? 'number' : null }, name)))),
    h('tbody', {}, matchups.map((m, i) => h('tr', { class: i === chosen ? 'selected' : null },
      h('th', { scope: 'row' }, h('button', { type: 'button', class: 'link', 'data-matchup': i, 'aria-pressed': String(i === chosen), onclick: () => choose(i) }, `${m.a} – ${m.b}`),
        m.part ? h('div', { class: 'small muted' }, m.part) : null),
      h('td', { class: 'number' }, number(m.games)),
      h('td', { class: 'number strong' }, percent(m.rate)),
      h('td', { class: 'number' }, m.games ? `${percent(m.low)} – ${percent(m.high)}` : '–'),
      h('td', { class: 'number' }, eloText(m.elo)),
      h('td', {}, m.games ? whisker(m) : null))))));
}

export function eloText(elo) {
  if (!elo || elo.value === null || elo.value === undefined) {
    return '–';
  }
  const signed = (v) => (v === null || v === undefined ? '?' : `${v > 0 ? '+' : v < 0 ? '−' : ''}${Math.abs(Math.round(v))}`);
  return elo.low === null || elo.high === null ? signed(elo.value) : `${signed(elo.value)} (${signed(elo.low)} … ${signed(elo.high)})`;
}

/** Players of a tournament, the best first. */
export function ratingTable(ratings) {
  return h('div', { class: 'scroll-x' }, h('table', {},
    h('thead', {}, h('tr', {}, ['player', 'Elo', 'interval', 'games', 'points'].map((n, i) => h('th', { scope: 'col', class: i ? 'number' : null }, n)))),
    h('tbody', {}, ratings.map((r) => h('tr', {},
      h('th', { scope: 'row' }, r.player), h('td', { class: 'number strong' }, number(r.elo, 0)),
      h('td', { class: 'number' }, `${number(r.low, 0)} … ${number(r.high, 0)}`), h('td', { class: 'number' }, number(r.games)), h('td', { class: 'number' }, number(r.points, 1)))))));
}

/** Whether a figure of a paper stands beside ours. */
export function isCompared({ experiments = [], claims = [] }) {
  return claims.length > 0 || experiments.some((e) => e.rows?.some((row) => row.lines?.some((line) => line.paperRate !== null)));
}

/** The rows of experiments: the paper's figure beside ours. */
export function experimentTables({ experiments = [], claims = [] }, id) {
  const compared = isCompared({ experiments, claims });
  const name = (row) => (row.folder ? h('a', { href: `#/lab/${encodeURIComponent(`${id}/${row.folder}`.replaceAll('/', '~'))}` }, row.row) : row.row);
  return [
    claims.length ? h('div', { class: 'scroll-x' }, h('table', {},
      h('caption', {}, 'Claims of the papers'),
      h('thead', {}, h('tr', {}, ['claim', 'paper', 'recorded', 'here'].map((n) => h('th', { scope: 'col' }, n)))),
      h('tbody', {}, claims.map((c) => h('tr', {}, h('th', { scope: 'row' }, c.claim, h('div', { class: 'small muted' }, c.publication)), h('td', {}, text(c.paper)), h('td', {}, text(c.recorded)), h('td', {}, text(c.here))))))) : null,
    experiments.filter((e) => e.rows?.length).map((e) => h('section', {}, h('h3', {}, e.title || e.experiment),
      h('div', { class: 'scroll-x' }, h('table', {},
        h('thead', {}, h('tr', {}, ['row', 'games', compared ? 'paper' : null, compared ? 'ours' : 'rate', 'interval', '', compared ? 'verdict' : ''].map((n, i) => n !== null && h('th', { scope: 'col', class: i > 0 && i < 5 ? 'number' : null }, n)))),
        h('tbody', {}, e.rows.flatMap((row) => (row.lines ?? []).map((line, i) => h('tr', {},
          h('th', { scope: 'row' }, i === 0 ? name(row) : '', h('div', { class: 'small muted' }, line.side === 'both' ? `${row.a} – ${row.b}` : line.side)),
          h('td', { class: 'number' }, `${number(line.games)}${row.plannedGames && line.side === 'both' ? ` of ${number(row.plannedGames)}` : ''}`),
          compared && h('td', { class: 'number' }, percent(line.paperRate)),
          h('td', { class: 'number strong' }, percent(line.rate)),
          h('td', { class: 'number' }, line.games ? `${percent(line.rateLow)} – ${percent(line.rateHigh)}` : '–'),
          h('td', {}, line.games && line.rateLow !== null ? whisker({ rate: line.rate, low: line.rateLow, high: line.rateHigh }, line.paperRate) : null),
          h('td', {}, compared ? line.verdict ?? '' : '', line.reason ? h('div', { class: 'small muted' }, line.reason) : null)))))))),
    ),
  ];
}

function text(value) {
  return value === null || value === undefined ? '–' : typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The newest games; each opens on the board. */
export class GameTable {
  constructor(open) {
    this.open = open;
    this.rows = h('tbody');
    this.shown = 20;
    this.more = h('button', { type: 'button', class: 'small', onclick: () => { this.shown = 200; this.draw(this.games); } }, 'Show all');
    this.element = h('div', {},
      h('div', { class: 'scroll-x' }, h('table', { class: 'lab-games' },
        h('thead', {}, h('tr', {}, ['game', 'first', 'second', 'result', 'reason', 'plies', ''].map((n) => h('th', { scope: 'col', class: n === 'plies' ? 'number wide' : n === 'result' || n === 'reason' ? 'wide' : null }, n || h('span', { class: 'hide-visually' }, 'replay'))))),
        this.rows)),
      this.more);
  }

  draw(games) {
    const same = this.key === `${games.length} ${this.shown} ${games[0]?.when} ${games[0]?.file}`;
    if (same) {
      return;
    }
    this.key = `${games.length} ${this.shown} ${games[0]?.when} ${games[0]?.file}`;
    this.games = games;
    const focused = document.activeElement?.dataset?.file;
    show(this.rows, games.slice(0, this.shown).map((game) => h('tr', {},
      h('th', { scope: 'row' }, `${game.pair}.${game.game}`),
      h('td', { class: game.result === 'first' ? 'strong' : null }, game.first), h('td', { class: game.result === 'second' ? 'strong' : null }, game.second),
      h('td', { class: 'wide' }, RESULTS[game.result] ?? game.result), h('td', { class: 'muted wide' }, game.reason),
      h('td', { class: 'number wide' }, number(game.plies)),
      h('td', {}, game.file ? h('button', { type: 'button', class: 'small replay', 'data-file': game.file, 'aria-label': `Replay game ${game.pair}.${game.game}`, onclick: () => this.open(game) }, 'Replay') : null))));
    this.more.hidden = games.length <= this.shown;
    if (focused) {
      this.rows.querySelector(`[data-file="${CSS.escape(focused)}"]`)?.focus();
    }
  }
}
