// The charts of a run, as specs of chart.js.
import { h, s } from './dom.js';
import { number } from './elements.js';

const whole = (v) => String(Math.round(v));
const share = (v) => `${Math.round(100 * v)} %`;

/** Elo with its 95 % band over games; the first games do not set the scale. */
export function eloSpec(matchup) {
  const points = matchup.trace.filter((p) => p.elo !== undefined && p.elo !== null);
  return bandSpec(points.map((p) => [p.games, p.elo, p.eloLow, p.eloHigh]), 'Elo', `Elo of ${matchup.a} against ${matchup.b} over games`, whole, 0, 60);
}

/** The win rate with its 95 % band over games. */
export function rateSpec(matchup) {
  return bandSpec(matchup.trace.map((p) => [p.games, p.rate, p.low, p.high]), 'win rate', `Win rate of ${matchup.a} over games`, share, 0.5, 0.1);
}

function bandSpec(points, name, label, format, middle, least) {
  const last = points.length ? points[points.length - 1][0] : 0;
  const late = points.filter((p) => p[0] >= Math.max(last * 0.1, Math.min(last * 0.7, 30)));
  const values = late.flatMap((p) => p.slice(1)).filter((v) => Number.isFinite(v));
  let low = Math.min(middle - least, ...values);
  let high = Math.max(middle + least, ...values);
  const span = high - low;
  low -= span * 0.05;
  high += span * 0.05;
  const held = (v, other) => Math.min(high, Math.max(low, Number.isFinite(v) ? v : other));
  return {
    label, height: 210, x: { min: 0, max: Math.max(1, last), label: 'games' }, y: { min: low, max: high, format },
    rules: [{ y: middle, kind: 'middle' }],
    bands: [{ points: points.map((p) => [p[0], held(p[2], low), held(p[3], high)]), colour: 1 }],
    series: [{ name, points: points.map((p) => [p[0], p[1] === null ? null : held(p[1], middle)]), colour: 1 }],
  };
}

/** The log-likelihood ratio between the bounds at which the test decides. */
export function llrSpec(sprt) {
  const points = sprt.trace.filter((p) => p.llr !== null).map((p) => [p.games, p.llr]);
  const last = points.length ? points[points.length - 1][0] : 1;
  const values = points.map((p) => p[1]);
  return {
    label: `Log-likelihood ratio between its bounds ${number(sprt.lower, 2)} and ${number(sprt.upper, 2)} over games`,
    height: 210, x: { min: 0, max: last, label: 'games' },
    y: { min: Math.min(sprt.lower * 1.2, ...values), max: Math.max(sprt.upper * 1.2, ...values) },
    rules: [
      { y: sprt.upper, kind: 'bound', label: `accept ${sprt.elo1} Elo` },
      { y: sprt.lower, kind: 'bound', label: `accept ${sprt.elo0} Elo` },
      { y: 0, kind: 'middle' },
    ],
    series: [{ name: 'LLR', points, colour: 1 }],
  };
}

/** One curve of a learning, training or tuning. */
export function curveSpec(curve, xName) {
  const format = curve.unit === 'share' ? share : undefined;
  const banded = curve.points.filter((p) => p.low !== undefined && p.low !== null && p.high !== null);
  const judged = curve.points.filter((p) => p.accepted === true || p.accepted === false);
  return {
    label: `${curve.name} over ${curve.xName ?? xName}`, height: 220,
    x: { label: curve.xName ?? xName }, y: { format, label: curve.unit === 'share' ? '' : curve.unit, ...(judged.length ? { min: 0, max: 1 } : {}) },
    rules: judged.length ? [{ y: 0.5, kind: 'middle' }] : [],
    bands: judged.length ? [] : [{ points: banded.map((p) => [p.x, p.low, p.high]), colour: 1 }],
    series: judged.length
      ? [...judged.map((p) => ({ points: [[p.x, p.low ?? p.y], [p.x, p.high ?? p.y]], colour: p.accepted ? 3 : 5 })),
        { points: judged.filter((p) => p.accepted).map((p) => [p.x, p.y]), kind: 'step', colour: 3 }]
      : [{ name: curve.name, points: curve.points.map((p) => [p.x, p.y]), colour: 1 }],
    marks: judged.map((p) => ({ x: p.x, y: p.y, kind: p.accepted ? 'kept' : 'unsure', title: `${p.label ?? ''} (${p.accepted ? 'kept' : 'rejected'})` })),
  };
}

/** How often a pair of games brought player A 0, half, 1, 1½ or 2 points. */
export function pentanomial(counts, name) {
  const total = Math.max(1, counts.reduce((a, b) => a + b, 0));
  const most = Math.max(1, ...counts);
  const words = ['0', '½', '1', '1½', '2'];
  return h('figure', { class: 'pentanomial' },
    h('figcaption', { class: 'small muted' }, `Points of ${name} in a pair of games`),
    s('svg', { viewBox: '0 0 300 130', role: 'img', 'aria-label': `Pairs of games by points of ${name}: ${words.map((w, i) => `${w}: ${counts[i]}`).join(', ')}` },
      counts.map((count, i) => {
        const height = (84 * count) / most;
        return s('g', {},
          s('rect', { class: `penta p${i}`, x: i * 60 + 8, y: 104 - height, width: 44, height: Math.max(1, height) }),
          s('text', { x: i * 60 + 30, y: 98 - height, 'text-anchor': 'middle' }, `${number(count)}`),
          s('text', { class: 'penta-points', x: i * 60 + 30, y: 121, 'text-anchor': 'middle' }, words[i]),
          s('title', {}, `${words[i]} points: ${count} pairs, ${((100 * count) / total).toFixed(1)} %`));
      })));
}
