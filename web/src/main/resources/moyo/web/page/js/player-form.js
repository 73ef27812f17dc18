// Chooses a player and its settings; the form is generated from what the server declares.
import { h, newId } from './dom.js';
import { show } from './elements.js';

/** Splits `uct playouts=500` into its name and settings. */
export function parseSpec(spec) {
  const [name = '', ...rest] = (spec ?? '').trim().split(/\s+/);
  return { name, values: new Map(rest.filter((w) => w.includes('=')).map((w) => [w.slice(0, w.indexOf('=')), w.slice(w.indexOf('=') + 1)])) };
}

/**
 * A player chooser. Events: 'change' (detail: the spec). Only settings that differ from the default
 * are part of the spec.
 */
export class PlayerForm extends EventTarget {
  /** `players` as in /api/board; `legend` names the form; `always` lists settings shown at once. */
  constructor({ players, legend = 'Player', spec = '', always = ['playouts', 'exploration'], filter = () => true }) {
    super();
    this.players = players.filter(filter);
    this.always = always;
    const start = parseSpec(spec);
    this.player = this.players.find((p) => p.name === start.name) ?? this.players.find((p) => p.standard) ?? this.players[0];
    this.values = start.values;
    const id = newId('player');
    this.select = h('select', { id, onchange: () => this.#choose(this.select.value) },
      this.players.map((p) => h('option', { value: p.name, selected: p === this.player }, p.name)));
    this.about = h('p', { class: 'muted small player-about' });
    this.quick = h('div', { class: 'settings quick' });
    this.search = h('input', { type: 'search', placeholder: 'Find a setting', 'aria-label': `${legend}: find a setting`, oninput: () => this.#filter() });
    this.rest = h('div', { class: 'settings' });
    this.more = h('details', { class: 'more-settings' }, h('summary', {}, 'All settings'), this.search, this.rest);
    const text = newId('spec');
    this.text = h('input', { id: text, type: 'text', class: 'spec', spellcheck: 'false', autocomplete: 'off', onchange: () => this.setSpec(this.text.value) });
    this.element = h('fieldset', { class: 'player-form' },
      h('legend', {}, legend),
      h('div', { class: 'row' }, h('label', { for: id }, 'Player'), this.select),
      this.about, this.quick, this.more,
      h('div', { class: 'spec-row' }, h('label', { for: text, class: 'small muted' }, 'As text'), this.text));
    this.#build();
  }

  /** The player as text. */
  get spec() {
    const changed = [...this.values].filter(([key, value]) => {
      const setting = this.player.settings.find((x) => x.key === key);
      return value !== '' && (!setting || value !== String(setting.default));
    });
    return [this.player.name, ...changed.map(([key, value]) => `${key}=${value}`)].join(' ');
  }

  setSpec(spec) {
    const { name, values } = parseSpec(spec);
    const player = this.players.find((p) => p.name === name);
    this.text.setCustomValidity(player ? '' : `There is no player '${name}'.`);
    this.text.reportValidity();
    if (player) {
      this.player = player;
      this.values = values;
      this.#build();
      this.#changed();
    }
  }

  #choose(name) {
    this.player = this.players.find((p) => p.name === name);
    this.values = new Map([...this.values].filter(([key]) => this.player.settings.some((x) => x.key === key)));
    this.#build();
    this.#changed();
  }

  #build() {
    this.select.value = this.player.name;
    this.about.textContent = this.player.sentence;
    const quick = this.player.settings.filter((x) => this.always.includes(x.key));
    const rest = this.player.settings.filter((x) => !this.always.includes(x.key));
    show(this.quick, quick.map((x) => this.#field(x)));
    show(this.rest, rest.map((x) => this.#field(x)));
    this.more.hidden = rest.length === 0;
    this.search.hidden = rest.length < 8;
    this.search.value = '';
    this.text.value = this.spec;
  }

  #field(setting) {
    return settingField(setting, this.values.get(setting.key) ?? String(setting.default ?? ''), (value) => {
      this.values.set(setting.key, value);
      this.#changed();
    });
  }

  #filter() {
    const wanted = this.search.value.trim().toLowerCase();
    [...this.rest.children].forEach((field) => {
      field.hidden = wanted !== '' && !field.textContent.toLowerCase().includes(wanted);
    });
  }

  #changed() {
    this.text.value = this.spec;
    this.dispatchEvent(new CustomEvent('change', { detail: this.spec }));
  }
}

/** A field for one declared setting; `changed` gets the value as text. */
export function settingField(setting, value, changed) {
  const id = newId('set');
  const described = newId('about');
  const props = { id, 'aria-describedby': described };
  let input;
  switch (setting.type) {
    case 'switch':
      input = h('input', { ...props, type: 'checkbox', checked: value === 'on' || value === 'true', onchange: () => changed(input.checked ? 'on' : 'off') });
      break;
    case 'choice':
      input = h('select', { ...props, onchange: () => changed(input.value) },
        (setting.words ?? []).map((word) => h('option', { value: word, selected: word === value }, word)));
      break;
    case 'integer':
    case 'real':
      input = h('input', {
        ...props, type: 'number', value, min: setting.min, max: setting.max, inputmode: setting.type === 'integer' ? 'numeric' : 'decimal',
        step: setting.type === 'integer' ? 1 : 'any', onchange: () => { if (input.checkValidity()) changed(input.value); else input.reportValidity(); },
      });
      break;
    default:
      input = h('input', { ...props, type: 'text', value, spellcheck: 'false', onchange: () => changed(input.value) });
  }
  input.dataset.setting = setting.key;
  return h('div', { class: `setting is-${setting.type}` },
    h('label', { for: id }, setting.key), input,
    setting.unit ? h('span', { class: 'unit muted' }, setting.unit) : null,
    h('p', { class: 'small muted', id: described }, setting.sentence,
      setting.range && setting.type !== 'switch' && setting.type !== 'choice' ? ` (${setting.range})` : ''));
}
