// Small helpers of the views Understand, Explore and Lab.
import { h } from './dom.js';

/** A button with its listener. */
export function button(text, onclick, props = {}) {
  return h('button', { type: 'button', onclick, ...props }, text);
}

/** Replaces the children of an element. */
export function show(element, ...children) {
  element.replaceChildren(...children.flat(Infinity).filter((c) => c !== null && c !== undefined && c !== false));
  return element;
}

/** A number for a table cell: whole numbers as they are, others with the given decimals. */
export function number(value, decimals = 3) {
  if (value === null || value === undefined || Number.isNaN(value)) {
    return '–';
  }
  if (Number.isInteger(value)) {
    return value.toLocaleString('en');
  }
  return Math.abs(value) >= 1000 ? Math.round(value).toLocaleString('en') : value.toFixed(decimals);
}
