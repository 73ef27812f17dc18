// The frame of all views: header, theme, routes by hash, messages, the list of keys, dropped files.
import { h, s, stored, store, iconButton } from './dom.js';
import { post } from './api.js';

let current = null;

/** Shows a message for a few seconds; errors stay longer. */
export function toast(text, kind = 'info') {
  current?.say(text, kind);
}

/** Shows an error of a request or of the program. */
export function failed(error) {
  toast(error?.message ?? String(error), 'error');
}

/**
 * The keys of the view that is shown, for the list behind "?": groups of {title, keys: [[key,
 * what it does]]}.
 */
export function listKeys(groups) {
  current?.setKeys(groups);
}

/** Sets the title of the window. */
export function setTitle(text) {
  document.title = text ? `${text} · Moyo` : 'Moyo';
}

/** Asks a question with two buttons; answers true or false. */
export function ask(question, yes, no = 'Cancel') {
  return new Promise((answer) => {
    const dialog = h('dialog', { class: 'ask', 'aria-label': question },
      h('p', {}, question),
      h('div', { class: 'row end' },
        h('button', { type: 'button', class: 'quiet', onclick: () => dialog.close('no') }, no),
        h('button', { type: 'button', class: 'primary', autofocus: true, onclick: () => dialog.close('yes') }, yes)));
    dialog.addEventListener('close', () => {
      dialog.remove();
      answer(dialog.returnValue === 'yes');
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}

/** Opens a game file on the server and shows it. */
export async function openFile(file) {
  if (file.size > 2_000_000) {
    toast(`${file.name} has ${Math.round(file.size / 1e6)} MB; game files are smaller.`, 'error');
    return;
  }
  try {
    const { id, warnings } = await post('/api/games/open', { name: file.name, text: await file.text() });
    for (const warning of warnings ?? []) toast(warning);
    location.hash = `#/game/${id}`;
  } catch (e) {
    failed(e);
  }
}

const THEMES = ['system', 'light', 'dark'];

const ICONS = {
  system: 'M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18',
  light: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2',
  dark: 'M20 14A8.5 8.5 0 0 1 10 4a8.5 8.5 0 1 0 10 10z',
};

function themeIcon(theme) {
  return s('svg', { viewBox: '0 0 24 24', width: 20, height: 20, 'aria-hidden': 'true' },
    s('path', { d: ICONS[theme], fill: theme === 'dark' ? 'currentColor' : 'none', stroke: 'currentColor',
      'stroke-width': 1.8, 'stroke-linecap': 'round' }),
    theme === 'system' ? s('path', { d: 'M12 3a9 9 0 0 0 0 18z', fill: 'currentColor' }) : null);
}

export class Shell {
  constructor({ header, view, toasts }) {
    current = this;
    this.header = header;
    this.view = view;
    this.toasts = toasts;
    this.routes = new Map();
    this.keys = [];
    this.turn = 0;
    this.makeHeader();
    this.acceptFiles();
    addEventListener('hashchange', () => this.go());
    document.addEventListener('keydown', (e) => {
      if (e.key === '?' && !typing(e.target)) {
        e.preventDefault();
        this.showKeys();
      }
    });
    document.getElementById('skip').addEventListener('click', (e) => {
      e.preventDefault();
      this.view.focus();
    });
  }

  makeHeader() {
    this.links = [['#/', 'Play'], ['#/understand', 'Understand'], ['#/lab', 'Lab']].map(([href, name]) =>
      h('a', { href }, name));
    this.themeButton = iconButton(themeIcon('system'), 'Theme', { onclick: () => this.nextTheme() });
    this.header.append(
      h('a', { class: 'brand', href: '#/', 'aria-label': 'Moyo, to the start' },
        h('img', { src: 'icon.svg', alt: '', width: 28, height: 28 }), h('span', {}, 'Moyo')),
      h('nav', { 'aria-label': 'Views' }, this.links),
      h('div', { class: 'spring' }),
      this.themeButton,
      iconButton('?', 'Keys and help (?)', { onclick: () => this.showKeys() }));
    this.setTheme(stored('theme-name', document.documentElement.dataset.theme ?? 'system'));
  }

  setTheme(theme) {
    this.theme = THEMES.includes(theme) ? theme : 'system';
    if (this.theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
    this.themeButton.replaceChildren(themeIcon(this.theme));
    const name = { system: 'Theme: as the system', light: 'Theme: light', dark: 'Theme: dark' }[this.theme];
    this.themeButton.title = name;
    this.themeButton.setAttribute('aria-label', name);
  }

  nextTheme() {
    this.setTheme(THEMES[(THEMES.indexOf(this.theme) + 1) % THEMES.length]);
    store('theme-name', this.theme);
    try {
      localStorage.setItem('moyo.theme', this.theme); // plain text, read by theme-first.js
    } catch { /* forgotten at the next visit */ }
  }

  /** Registers a view by the first part of the hash. */
  route(name, load, title) {
    this.routes.set(name, { load, title });
  }

  start() {
    this.go();
  }

  async go() {
    const turn = ++this.turn;
    const [path, query] = location.hash.replace(/^#\/?/, '').split('?');
    const parts = path.split('/').filter(Boolean).map(decodeURIComponent);
    const name = parts[0] ?? '';
    const route = this.routes.get(name);
    await this.leave();
    if (turn !== this.turn) return;
    const at = { '': 0, game: 0, understand: 1, explore: 1, lab: 2 }[name];
    this.links.forEach((link, i) => {
      if (i === at) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    });
    this.setKeys([]);
    const element = h('div', { class: 'view' });
    this.view.replaceChildren(element);
    if (!route) {
      element.append(h('div', { class: 'pad' }, h('h1', {}, 'Not found'), h('p', {}, 'There is no such page. '),
        h('a', { href: '#/' }, 'To the start')));
      return;
    }
    setTitle(route.title);
    let module;
    try {
      module = await route.load();
    } catch (e) {
      console.error(e);
      element.append(h('div', { class: 'pad' }, h('h1', {}, route.title),
        h('p', {}, 'This part of the page is not available in this build.')));
      return;
    }
    if (turn !== this.turn) return;
    try {
      const unmount = await module.mount(element, {
        id: parts[1] ?? null, parts, query: new URLSearchParams(query ?? ''),
      });
      if (turn !== this.turn) unmount?.();
      else {
        this.unmount = unmount;
        // After a link or a button the keyboard goes on in the new view; the first view leaves it to the browser.
        if (turn > 1 && document.activeElement === document.body) this.view.focus({ preventScroll: true });
      }
    } catch (e) {
      console.error(e);
      element.replaceChildren(h('div', { class: 'pad' }, h('h1', {}, route.title),
        h('p', { class: 'error' }, e?.message ?? String(e)), h('a', { href: '#/' }, 'To the start')));
    }
  }

  async leave() {
    const unmount = this.unmount;
    this.unmount = null;
    try {
      await unmount?.();
    } catch (e) {
      console.error(e);
    }
    scrollTo(0, 0);
  }

  say(text, kind) {
    const same = [...this.toasts.children].find((t) => t.dataset.text === text);
    same?.remove();
    while (this.toasts.children.length >= 4) this.toasts.firstChild.remove();
    const element = h('div', { class: `toast ${kind}`, dataset: { text } }, h('span', {}, text),
      iconButton('×', 'Close', { onclick: () => element.remove() }));
    this.toasts.append(element);
    setTimeout(() => element.remove(), kind === 'error' ? 10000 : 5000);
  }

  setKeys(groups) {
    this.keys = groups;
  }

  showKeys() {
    if (document.querySelector('dialog[open]')) return;
    const groups = [...this.keys, { title: 'Everywhere', keys: [['?', 'this list'], ['Tab', 'to the next control']] }];
    const dialog = h('dialog', { class: 'keys', 'aria-label': 'Keys' },
      h('div', { class: 'row' }, h('h2', {}, 'Keys'), h('div', { class: 'spring' }),
        iconButton('×', 'Close', { onclick: () => dialog.close(), autofocus: true })),
      h('div', { class: 'key-groups' }, groups.map((group) => h('section', {}, h('h3', {}, group.title),
        h('dl', {}, group.keys.map(([key, text]) => [
          h('dt', {}, key.split(' / ').map((k, i) => [i ? ' ' : '', h('kbd', {}, k)])), h('dd', {}, text)]))))),
      h('p', { class: 'muted' }, 'Drop an SGF or blksgf file anywhere on the page to open it.'));
    dialog.addEventListener('close', () => dialog.remove());
    dialog.addEventListener('click', (e) => { if (e.target === dialog) dialog.close(); });
    document.body.append(dialog);
    dialog.showModal();
  }

  acceptFiles() {
    let veil = null;
    let depth = 0;
    const withFiles = (e) => e.dataTransfer?.types?.includes('Files');
    addEventListener('dragenter', (e) => {
      if (!withFiles(e)) return;
      e.preventDefault();
      depth += 1;
      veil ??= document.body.appendChild(h('div', { class: 'veil' }, h('p', {}, 'Drop the game file to open it')));
    });
    addEventListener('dragover', (e) => { if (withFiles(e)) e.preventDefault(); });
    addEventListener('dragleave', () => {
      depth = Math.max(0, depth - 1);
      if (depth === 0) {
        veil?.remove();
        veil = null;
      }
    });
    addEventListener('drop', (e) => {
      if (!withFiles(e)) return;
      e.preventDefault();
      depth = 0;
      veil?.remove();
      veil = null;
      for (const file of [...e.dataTransfer.files].slice(0, 1)) openFile(file);
    });
  }
}

/** Whether a key press belongs to a text field or another control that needs it. */
export function typing(target) {
  return target instanceof Element
    && (target.closest('textarea, select, [contenteditable], dialog')
      || (target.matches('input') && !['checkbox', 'radio', 'button', 'range'].includes(target.type)));
}
