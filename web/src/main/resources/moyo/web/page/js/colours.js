// Colours of players by name, and colours of values.
import { h, s } from './dom.js';

const KNOWN = ['black', 'white', 'purple', 'orange', 'red', 'yellow', 'blue', 'green'];

/** The style class of a player's colour; black and white if the name is unknown. */
export function colourClass(names, colour) {
  const name = (names?.[colour] ?? '').toLowerCase();
  return KNOWN.includes(name) ? name : KNOWN[colour];
}

/** A small disc in a player's colour, for texts. */
export function chip(names, colour) {
  return h('span', { class: `chip ${colourClass(names, colour)}`, 'aria-hidden': 'true' });
}

// From bad to best: orange, sand, light blue, blue; readable without telling red from green.
const SCALE = [[178, 70, 12], [214, 142, 60], [222, 205, 150], [120, 176, 214], [0, 104, 168]];

/** The colour of a move that gives up `loss` (0 … 0.25 and more) of the win rate of the best. */
export function lossColour(loss) {
  const t = Math.sqrt(Math.min(1, Math.max(0, loss) / 0.25));
  const at = (1 - t) * (SCALE.length - 1);
  const i = Math.min(SCALE.length - 2, Math.floor(at));
  const f = at - i;
  const [r, g, b] = SCALE[i].map((c, k) => Math.round(c + (SCALE[i + 1][k] - c) * f));
  return { fill: `rgb(${r} ${g} ${b})`, ink: r * 0.299 + g * 0.587 + b * 0.114 > 135 ? '#111' : '#fff' };
}

/** Gradients that the boards of the document share. */
export function shareGradients() {
  if (document.getElementById('board-gradients')) return;
  const radial = (id, stops) => s('radialGradient', { id, cx: '35%', cy: '30%', r: '75%' },
    stops.map(([offset, colour]) => s('stop', { offset, 'stop-color': colour })));
  document.body.append(s('svg', { id: 'board-gradients', class: 'board-gradients', width: 0, height: 0, 'aria-hidden': 'true' },
    s('defs', {},
      radial('stone-black', [['0%', '#6a6f78'], ['45%', '#2a2d33'], ['100%', '#0b0c0e']]),
      radial('stone-white', [['0%', '#ffffff'], ['60%', '#f4f1ea'], ['100%', '#cfcac0']]))));
}
