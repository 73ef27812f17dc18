// Who plays a colour: a person, a level, one of the program's players, an outside engine.
import { h, newId } from './dom.js';
import { chip } from './colours.js';
import { playerForm, readSpec, specText } from './settings.js';

const KINDS = [['human', 'Person'], ['level', 'Level'], ['player', 'Player'], ['engine', 'Engine']];

/** The form of one side; `seat` is changed in place and is what the server takes. */
export function seatForm(board, engines, colour, seat, changed = () => {}) {
  const element = h('fieldset', { class: 'seat' });
  const name = board.colours[colour];
  const body = h('div', { class: 'seat-body' });
  const kinds = KINDS.filter(([kind]) => kind !== 'engine' || engines.length > 0)
    .filter(([kind]) => kind !== 'level' || board.levels.length > 0);
  const buttons = kinds.map(([kind, text]) => h('button', { type: 'button', 'aria-pressed': 'false', dataset: { kind },
    onclick: () => {
      become(kind);
      fill();
    } }, text));
  const become = (kind) => {
    const old = { ...seat };
    for (const key of Object.keys(seat)) delete seat[key];
    seat.kind = kind;
    if (kind === 'level') seat.level = old.level ?? board.offeredLevel;
    if (kind === 'player') seat.player = old.player ?? board.standardPlayer;
    if (kind === 'engine') seat.engine = engines[0].name;
  };
  const fill = () => {
    buttons.forEach((b) => b.setAttribute('aria-pressed', String(b.dataset.kind === seat.kind)));
    if (seat.kind === 'human') body.replaceChildren(h('p', { class: 'muted small' }, 'You, or somebody else at this page'));
    else if (seat.kind === 'level') body.replaceChildren(levels(board, name, seat, changed));
    else if (seat.kind === 'player') {
      const choice = readSpec(seat.player);
      body.replaceChildren(playerForm(board, choice, () => {
        seat.player = specText(choice.name, choice.values);
        changed();
      }));
    } else {
      const id = newId('engine');
      body.replaceChildren(h('label', { for: id, class: 'hide-visually' }, 'Engine'),
        h('select', { id, onchange: (e) => { seat.engine = e.target.value; changed(); } },
          engines.map((engine) => h('option', { value: engine.name, selected: engine.name === seat.engine }, engine.name))));
    }
    changed();
  };
  if (!kinds.some(([kind]) => kind === seat.kind)) become('human');
  if (seat.kind === 'level' && !board.levels.some((l) => l.number === seat.level)) seat.level = board.offeredLevel;
  element.append(h('legend', {}, chip(board.colours, colour), ` ${name}`),
    h('div', { class: 'segments', role: 'group', 'aria-label': `Who plays ${name}` }, buttons), body);
  fill();
  return element;
}

function levels(board, colourName, seat, changed) {
  const about = h('p', { class: 'muted small level-about' });
  const group = newId('level');
  const show = () => {
    const level = board.levels.find((l) => l.number === seat.level);
    about.textContent = `${level.sentence}${level.rating ? ` · about ${level.rating} Elo above level 1 (provisional)` : ''}`;
  };
  const row = h('div', { class: 'levels', role: 'radiogroup', 'aria-label': `Level of ${colourName}` }, board.levels.map((level) =>
    h('label', { class: 'level' },
      h('input', { type: 'radio', name: group, value: level.number, checked: level.number === seat.level, onchange: () => {
        seat.level = level.number;
        show();
        changed();
      } }),
      h('b', {}, level.number), h('span', {}, level.name))));
  show();
  return h('div', {}, row, about);
}

/** The list of engines of a game. */
export const enginesOf = (info, game) => (info.engines ?? []).filter((e) => !e.game || e.game === game);
