// Forms generated from the declarations of settings.
import { h, newId } from './dom.js';

const textOf = (value) => (value === true ? 'on' : value === false ? 'off' : value === null || value === undefined ? '' : String(value));

/** A control for one setting; `change` is called with the new text. */
export function control(setting, value, change, id = newId('set')) {
  const now = textOf(value ?? setting.default);
  const common = { id, 'aria-describedby': setting.sentence ? `${id}-about` : null };
  if (setting.type === 'switch') {
    return h('input', { ...common, type: 'checkbox', checked: now === 'on' || now === 'true',
      onchange: (e) => change(e.target.checked ? 'on' : 'off') });
  }
  if (setting.type === 'choice') {
    return h('select', { ...common, onchange: (e) => change(e.target.value) },
      (setting.words ?? []).map((word) => h('option', { value: word, selected: word === now }, word)));
  }
  const whole = setting.type === 'integer';
  if (whole || setting.type === 'real') {
    const field = h('input', { ...common, type: 'number', value: now, step: whole ? 1 : 'any', class: 'number',
      min: setting.min, max: setting.max, required: true, oninput: () => change(field.value) });
    return field;
  }
  return h('input', { ...common, type: 'text', value: now, oninput: (e) => change(e.target.value), placeholder: setting.range });
}

/** The range of a setting in words, such as "1 to 19 seconds". */
function rangeText(setting) {
  const unit = setting.unit ? ` ${setting.unit}` : '';
  if (setting.range) return setting.range + unit;
  return unit.trim();
}

/**
 * A form for a list of settings. `values` holds texts by key; only what differs from the default is
 * kept in it. Answers the element; `changed` is called after every change.
 */
export function settingsForm(settings, values, changed = () => {}, { terse = false, title = (s) => s.key } = {}) {
  return h('div', { class: terse ? 'settings terse' : 'settings' }, settings.map((setting) => {
    const id = newId('set');
    const field = control(setting, values[setting.key], (text) => {
      if (text === textOf(setting.default)) delete values[setting.key];
      else values[setting.key] = text;
      row.classList.toggle('changed', setting.key in values);
      changed();
    }, id);
    const row = h('div', { class: 'setting' + (setting.key in values ? ' changed' : ''), dataset: { key: setting.key, about: setting.sentence ?? '' } },
      h('label', { for: id, title: terse ? setting.sentence : null }, title(setting)), field,
      h('p', { class: terse ? 'hide-visually' : 'muted small', id: `${id}-about` }, setting.sentence ?? '',
        terse || !rangeText(setting) ? null : h('span', { class: 'range' }, ` (${rangeText(setting)})`)));
    return row;
  }));
}

/** All values of settings, with the defaults where nothing was chosen. */
export function allValues(settings, values) {
  return Object.fromEntries(settings.map((s) => [s.key, values[s.key] ?? textOf(s.default)]));
}

/** A player's spec as text: "uct playouts=500". */
export function specText(name, values) {
  return [name, ...Object.entries(values).filter(([, v]) => v !== '').map(([k, v]) => `${k}=${v}`)].join(' ');
}

/** The parts of a spec's text. */
export function readSpec(text) {
  const [name, ...rest] = (text ?? '').trim().split(/\s+/);
  return { name, values: Object.fromEntries(rest.map((r) => [r.slice(0, r.indexOf('=')), r.slice(r.indexOf('=') + 1)])) };
}

/**
 * A choice of a player with its settings. `board` is the answer of /api/board; `choice` holds {name,
 * values} and is changed in place.
 */
export function playerForm(board, choice, changed = () => {}) {
  const names = board.players.map((p) => p.name);
  if (!names.includes(choice.name)) {
    choice.name = board.standardPlayer;
    choice.values = {};
  }
  const id = newId('player');
  const about = h('p', { class: 'muted small' });
  const details = h('details', { class: 'player-settings' });
  const spec = h('code', { class: 'spec' });
  const tell = () => {
    spec.textContent = specText(choice.name, choice.values);
    changed();
  };
  const fill = () => {
    const player = board.players.find((p) => p.name === choice.name) ?? board.players[0];
    about.textContent = player.sentence;
    const filter = h('input', { type: 'search', placeholder: 'find a setting', 'aria-label': 'Find a setting' });
    const form = settingsForm(player.settings, choice.values, tell);
    filter.addEventListener('input', () => {
      const wanted = filter.value.trim().toLowerCase();
      for (const row of form.children) {
        row.hidden = wanted !== '' && !(row.dataset.key + ' ' + row.dataset.about).toLowerCase().includes(wanted);
      }
    });
    details.replaceChildren(h('summary', {}, `Settings (${player.settings.length})`),
      player.settings.length > 8 ? filter : '', form);
    tell();
  };
  const select = h('select', { id, onchange: () => {
    choice.name = select.value;
    choice.values = {};
    fill();
  } }, board.players.map((p) => h('option', { value: p.name, selected: p.name === choice.name },
    p.name + (p.name === board.standardPlayer ? ' (default)' : ''))));
  fill();
  return h('div', { class: 'player-form' }, h('label', { for: id, class: 'hide-visually' }, 'Player'), select, about, details, spec);
}
