// Small helpers for the document: elements, SVG elements, stored settings.

const SVG = 'http://www.w3.org/2000/svg';

function fill(node, props, children) {
  for (const [key, value] of Object.entries(props ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith('on')) node.addEventListener(key.slice(2), value);
    else if (key === 'style') for (const [name, v] of Object.entries(value)) node.style.setProperty(name, v);
    else if (key === 'dataset') Object.assign(node.dataset, value);
    else if (['value', 'checked', 'disabled', 'selected', 'hidden', 'open'].includes(key) && key in node) node[key] = value;
    else node.setAttribute(key, value === true ? '' : value);
  }
  node.append(...children.flat(Infinity).filter((c) => c !== null && c !== undefined && c !== false));
  return node;
}

/** Makes an element: h('button', {class: 'small', onclick: f}, 'Play'). */
export function h(tag, props, ...children) {
  return fill(document.createElement(tag), props, children);
}

/** Makes an SVG element. */
export function s(tag, props, ...children) {
  return fill(document.createElementNS(SVG, tag), props, children);
}

/** An icon button with a name for screen readers and a tooltip. */
export function iconButton(icon, name, props = {}) {
  return h('button', { type: 'button', class: 'icon', title: name, 'aria-label': name, ...props }, icon);
}

const ICONS = {
  first: 'M6 5v14M19 5l-9 7 9 7z', back: 'M17 5l-10 7 10 7z', on: 'M7 5l10 7-10 7z', last: 'M18 5v14M5 5l9 7-9 7z',
  left: 'M5 5v5h5M5.5 10a7.5 7.5 0 1 1-1 5', right: 'M19 5v5h-5M18.5 10a7.5 7.5 0 1 0 1 5',
  flip: 'M12 3v18M9 7l-6 10h6zM15 7l6 10h-6z', close: 'M6 6l12 12M18 6L6 18', swap: 'M4 9h15l-4-4M20 15H5l4 4',
};

/** A line drawing that takes the colour of the text around it. */
export function icon(name) {
  const solid = ['first', 'back', 'on', 'last'].includes(name);
  return s('svg', { viewBox: '0 0 24 24', width: 18, height: 18, 'aria-hidden': 'true' },
    s('path', { d: ICONS[name], fill: solid ? 'currentColor' : 'none', stroke: 'currentColor', 'stroke-width': 2, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }));
}

/** A setting kept in this browser; the fallback where there is no storage. */
export function stored(key, fallback) {
  try {
    const text = localStorage.getItem('moyo.' + key);
    return text === null ? fallback : JSON.parse(text);
  } catch {
    return fallback;
  }
}

export function store(key, value) {
  try {
    localStorage.setItem('moyo.' + key, JSON.stringify(value));
  } catch { /* a browser without storage forgets */ }
}

/** Whether the user asked for less motion. */
export function calm() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** 1234 → "1.2k", 1234567 → "1.2M". */
export function compact(n) {
  if (n === null || n === undefined || Number.isNaN(n)) return '–';
  if (n < 1000) return String(Math.round(n));
  if (n < 10000) return (n / 1000).toFixed(1).replace(/\.0$/, '') + 'k';
  if (n < 1e6) return Math.round(n / 1000) + 'k';
  return (n / 1e6).toFixed(1).replace(/\.0$/, '') + 'M';
}

/** 0.523 → "52.3 %"; null → "–". */
export function percent(value, digits = 1) {
  return value === null || value === undefined || Number.isNaN(value)
    ? '–' : (100 * value).toFixed(digits) + ' %';
}

/** "2025-11-19T…" → "3 minutes ago". */
export function ago(iso) {
  const seconds = (Date.now() - Date.parse(iso)) / 1000;
  if (!(seconds >= 0)) return '';
  const steps = [[60, 'second'], [60, 'minute'], [24, 'hour'], [7, 'day'], [1e9, 'week']];
  let n = seconds;
  for (const [size, name] of steps) {
    if (n < size) {
      const whole = Math.floor(n);
      return name === 'second' ? 'just now' : `${whole} ${name}${whole === 1 ? '' : 's'} ago`;
    }
    n /= size;
  }
  return '';
}

let lastId = 0;

/** A new id for labels and descriptions. */
export function newId(prefix = 'i') {
  lastId += 1;
  return `${prefix}${lastId}`;
}
