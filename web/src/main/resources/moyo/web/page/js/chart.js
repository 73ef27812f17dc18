// A small chart: lines, steps, areas and bands over a common x axis, with click to choose an x.
import { h, s } from './dom.js';

const PAD = { left: 44, right: 12, top: 10, bottom: 26 };

/** About `count` round numbers between two numbers. */
export function ticks(min, max, count = 5) {
  const span = max - min;
  if (!(span > 0)) return [min];
  const rough = span / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((m) => m * power >= rough) ?? 10);
  const found = [];
  for (let v = Math.ceil(min / step - 1e-9) * step; v <= max + step * 1e-9; v += step) found.push(Math.abs(v) < step * 1e-9 ? 0 : v);
  return found;
}

const plain = (v) => (Math.abs(v) >= 1e4 ? `${v / 1000}k` : String(+v.toFixed(4)));

/**
 * A chart in a container; it follows the container's width.
 *
 * spec: {label, height, x: {min, max, label, format, ticks}, y: {…},
 *   series: [{name, points: [[x, y|null]], kind: 'line' | 'step' | 'area', base, colour: 1…6}],
 *   bands: [{points: [[x, low, high]], colour}], marks: [{x, y, kind, title}],
 *   rules: [{x or y, label, kind: 'now' | 'bound' | 'middle'}], onPick: x => …, legend: bool}.
 * Missing limits are taken from the data.
 */
export class Chart {
  constructor(container, spec = {}) {
    this.element = h('div', { class: 'chart' });
    container.append(this.element);
    this.spec = spec;
    this.observer = new ResizeObserver(() => this.draw());
    this.observer.observe(this.element);
    this.draw();
  }

  update(spec) {
    this.spec = { ...this.spec, ...spec };
    this.draw();
  }

  destroy() {
    this.observer.disconnect();
    this.element.remove();
  }

  limits(axis, values) {
    const given = this.spec[axis] ?? {};
    const finite = values.filter((v) => Number.isFinite(v));
    let min = given.min ?? Math.min(...finite);
    let max = given.max ?? Math.max(...finite);
    if (!Number.isFinite(min)) min = 0;
    if (!Number.isFinite(max)) max = min + 1;
    if (max <= min) max = min + 1;
    return [min, max];
  }

  draw() {
    const { spec } = this;
    const width = Math.max(120, this.element.clientWidth || 300);
    const height = spec.height ?? 160;
    const series = spec.series ?? [];
    const bands = spec.bands ?? [];
    const all = series.flatMap((line) => line.points);
    const [x0, x1] = this.limits('x', [...all.map((p) => p[0]), ...bands.flatMap((b) => b.points.map((p) => p[0]))]);
    const [y0, y1] = this.limits('y', [...all.map((p) => p[1]), ...bands.flatMap((b) => b.points.flatMap((p) => [p[1], p[2]]))]);
    const right = width - PAD.right;
    const bottom = height - PAD.bottom - (spec.x?.label ? 14 : 0);
    const X = (v) => PAD.left + ((v - x0) / (x1 - x0)) * (right - PAD.left);
    const Y = (v) => bottom - ((v - y0) / (y1 - y0)) * (bottom - PAD.top);
    const svg = s('svg', { viewBox: `0 0 ${width} ${height}`, width, height, role: 'img', 'aria-label': spec.label ?? 'Chart' });

    for (const v of spec.y?.ticks ?? ticks(y0, y1, Math.max(2, Math.round(height / 45)))) {
      svg.append(s('path', { class: 'grid', d: `M${PAD.left} ${Y(v)}H${right}` }),
        s('text', { class: 'tick', x: PAD.left - 6, y: Y(v) + 4, 'text-anchor': 'end' }, (spec.y?.format ?? plain)(v)));
    }
    for (const v of spec.x?.ticks ?? ticks(x0, x1, Math.max(2, Math.round(width / 80)))) {
      svg.append(s('path', { class: 'grid', d: `M${X(v)} ${bottom}v4` }),
        s('text', { class: 'tick', x: X(v), y: bottom + 17, 'text-anchor': 'middle' }, (spec.x?.format ?? plain)(v)));
    }
    if (spec.x?.label) svg.append(s('text', { class: 'axis', x: (PAD.left + right) / 2, y: height - 3, 'text-anchor': 'middle' }, spec.x.label));
    for (const rule of spec.rules ?? []) {
      const vertical = rule.x !== undefined;
      const d = vertical ? `M${X(rule.x)} ${PAD.top}V${bottom}` : `M${PAD.left} ${Y(rule.y)}H${right}`;
      svg.append(s('path', { class: `rule ${rule.kind ?? ''}`, d }));
      if (rule.label) {
        svg.append(s('text', { class: 'tick', x: vertical ? X(rule.x) + 4 : right - 2, y: vertical ? PAD.top + 10 : Y(rule.y) - 4,
          'text-anchor': vertical ? 'start' : 'end' }, rule.label));
      }
    }
    const clip = `${spec.clip === false ? '' : 'clip'}`;
    const data = s('g', { class: clip });
    for (const band of bands) {
      if (!band.points.length) continue;
      const up = band.points.map((p) => `${X(p[0])} ${Y(p[2])}`);
      const down = [...band.points].reverse().map((p) => `${X(p[0])} ${Y(p[1])}`);
      data.append(s('path', { class: `band d${band.colour ?? 1}`, d: `M${[...up, ...down].join('L')}Z` }));
    }
    for (const line of series) this.drawSeries(data, line, X, Y, bottom);
    for (const mark of spec.marks ?? []) {
      data.append(s('circle', { class: `mark ${mark.kind ?? ''}`, cx: X(mark.x), cy: Y(mark.y), r: mark.r ?? 4.5 },
        mark.title ? s('title', {}, mark.title) : null));
    }
    svg.append(data);
    if (spec.y?.label) svg.append(s('text', { class: 'axis', x: PAD.left + 4, y: PAD.top + 8 }, spec.y.label));
    if (spec.onPick) this.pick(svg, x0, x1, right);
    const named = series.filter((line) => line.name);
    this.element.replaceChildren(svg, ...(spec.legend && named.length ? [h('div', { class: 'chart-legend small' },
      named.map((line) => h('span', {}, h('i', { class: `swatch d${line.colour ?? 1}` }), line.name)))] : []));
  }

  drawSeries(g, line, X, Y, bottom) {
    const runs = [];
    let run = [];
    for (const p of line.points) {
      if (p[1] === null || p[1] === undefined || Number.isNaN(p[1])) {
        if (run.length) runs.push(run);
        run = [];
      } else run.push(p);
    }
    if (run.length) runs.push(run);
    const colour = `d${line.colour ?? 1}`;
    for (const points of runs) {
      let d = '';
      points.forEach((p, i) => {
        if (i && line.kind === 'step') d += `H${X(p[0])}V${Y(p[1])}`;
        else d += `${i ? 'L' : 'M'}${X(p[0])} ${Y(p[1])}`;
      });
      if (line.kind === 'area') {
        const base = line.base === undefined ? bottom : Y(line.base);
        g.append(s('path', { class: `area ${colour}`, d: `${d}L${X(points.at(-1)[0])} ${base}L${X(points[0][0])} ${base}Z` }));
      }
      if (points.length === 1) g.append(s('circle', { class: `dot ${colour}`, cx: X(points[0][0]), cy: Y(points[0][1]), r: 2.5 }));
      else g.append(s('path', { class: `series ${colour}`, d }));
    }
  }

  pick(svg, x0, x1, right) {
    svg.classList.add('pickable');
    const at = (e) => {
      const box = svg.getBoundingClientRect();
      const share = (e.clientX - box.left - PAD.left) / (right - PAD.left);
      return Math.min(x1, Math.max(x0, x0 + share * (x1 - x0)));
    };
    svg.addEventListener('click', (e) => this.spec.onPick(at(e)));
    svg.addEventListener('pointermove', (e) => { if (e.buttons & 1) this.spec.onPick(at(e)); });
  }
}
