// Explore: any position of any game with any player, its search tree opened node by node.
import { h } from './dom.js';
import { get, info } from './api.js';
import { button, show } from './elements.js';
import { failed, listKeys, setTitle } from './shell.js';
import { PlayerForm, settingField } from './player-form.js';
import { SearchView } from './search-view.js';
import { shortName } from './names.js';

export async function mount(element, { query }) {
  const explore = new Explore(element, query ?? new URLSearchParams());
  await explore.start();
  return () => explore.view.close();
}

class Explore {
  constructor(element, query) {
    this.query = query;
    this.moves = (query.get('moves') ?? '').split(' ').filter(Boolean);
    this.room = query.get('room');
    this.at = query.get('at');
    this.game = query.get('game');
    this.board = Object.fromEntries([...query].filter(([key]) => key.startsWith('board.')).map(([key, value]) => [key.slice(6), value]));
    this.spec = query.get('player');
    this.view = new SearchView({ label: 'Explore', onopened: (message) => this.#opened(message) });
    this.setup = h('details', { class: 'panel explore-setup' });
    this.where = h('p', { class: 'muted explore-where' });
    element.append(h('div', { class: 'explore' },
      h('div', { class: 'row explore-head' }, h('h1', {}, 'Explore a search'), h('div', { class: 'spring' }), h('a', { class: 'button', href: '#/understand' }, 'Lessons')),
      this.where, this.setup, this.view.element));
    listKeys([
      { title: 'Tree', keys: [['↑ / ↓', 'previous, next node'], ['→', 'open a node, go to its first child'], ['←', 'close it, go to its parent'], ['Enter', 'open or close'], ['Home / End', 'first, last node']] },
      { title: 'Slow mode', keys: [['← / →', 'one step back or on'], ['PgUp / PgDn', 'previous, next phase']] },
    ]);
  }

  async start() {
    this.info = await info();
    if (!this.room) {
      this.game ??= this.info.games.find((g) => g.name === 'connect4')?.name ?? this.info.games[0].name;
    }
    await this.#reopen();
  }

  /** Opens the position anew, after a change of the game, the board, the moves or the player. */
  async #reopen() {
    try {
      if (!this.room) {
        await this.#loadBoard(this.game);
      }
      const at = this.at === null || this.at === '' ? null : Number.isNaN(Number(this.at)) ? this.at : Number(this.at);
      const request = this.room
        ? { room: this.room, at, ...(this.spec ? { player: this.spec } : {}) }
        : { game: this.game, board: this.board, moves: this.moves, player: this.spec };
      await this.view.open(request);
    } catch (error) {
      failed(error);
    }
  }

  async #loadBoard(game) {
    const parameters = new URLSearchParams({ game, ...this.board });
    const wanted = parameters.toString();
    if (this.boardKey !== wanted) {
      this.boardInfo = await get(`/api/board?${wanted}`);
      this.boardKey = wanted;
    }
    this.spec ??= this.boardInfo.standardPlayer;
    this.#drawSetup();
  }

  async #opened(message) {
    setTitle(`Explore ${message.title ?? ''}`);
    this.spec = message.player ?? this.spec;
    if (this.room && this.game !== message.game) {
      this.game = message.game;
      this.boardInfo = await get(`/api/board?${new URLSearchParams({ game: this.game, ...(message.board ?? {}) })}`).catch(() => null);
      this.#drawSetup();
    }
    show(this.where,
      `${message.title ?? message.game}, ${this.moves.length ? `after ${this.moves.map((name) => shortName(message.shape, name)).join(' ')}` : message.position.number ? `after ${message.position.number} moves` : 'from the beginning'}. Player: `,
      h('code', {}, message.spec));
    if (this.room) {
      this.where.append(' ', h('a', { href: `#/game/${this.room}` }, 'Back to the game'));
    }
    this.#remember();
  }

  /** Keeps the address in step, so that a reload shows the same. */
  #remember() {
    const query = this.room
      ? new URLSearchParams({ room: this.room, ...(this.at !== null ? { at: this.at } : {}) })
      : new URLSearchParams({ game: this.game, ...Object.fromEntries(Object.entries(this.board).map(([k, v]) => [`board.${k}`, v])), ...(this.moves.length ? { moves: this.moves.join(' ') } : {}) });
    if (this.spec) {
      query.set('player', this.spec);
    }
    history.replaceState(history.state, '', `#/explore?${query}`);
  }

  #drawSetup() {
    if (!this.boardInfo) {
      return;
    }
    const wasOpen = this.setup.open;
    const declared = this.info.games.find((g) => g.name === this.game)?.board ?? [];
    const form = new PlayerForm({ players: this.boardInfo.players, spec: this.spec ?? '', always: ['exploration', 'c', 'rave', 'expand-threshold', 'solver'] });
    const boardValues = { ...this.board };
    const game = h('select', { 'aria-label': 'Game', onchange: () => this.#changeGame(game.value) },
      this.info.games.map((g) => h('option', { value: g.name, selected: g.name === this.game }, g.title)));
    const moves = h('input', { type: 'text', value: this.moves.join(' '), spellcheck: 'false', placeholder: 'none', class: 'spec' });
    show(this.setup,
      h('summary', {}, 'Position and player'),
      h('div', { class: 'explore-form' },
        this.room ? null : h('fieldset', {}, h('legend', {}, 'Position'),
          h('label', {}, 'Game ', game),
          h('div', { class: 'settings' }, declared.map((x) => settingField(x, this.board[x.key] ?? String(x.default ?? ''), (value) => { boardValues[x.key] = value; }))),
          h('label', { class: 'moves-field' }, 'Moves from the beginning ', moves)),
        form.element),
      h('div', { class: 'row' },
        button('Start the search anew', () => {
          this.spec = form.spec;
          if (!this.room) {
            this.board = boardValues;
            this.moves = moves.value.trim().split(/\s+/).filter(Boolean);
          }
          this.#reopen();
        }, { class: 'primary' }),
        button('Start at the selected node', () => this.#rebase(), { title: 'The selected node becomes the root of a new search' })));
    this.setup.open = wasOpen;
  }

  #changeGame(game) {
    this.game = game;
    this.board = {};
    this.moves = [];
    this.spec = null;
    this.#reopen();
  }

  #rebase() {
    const node = this.view.model.get(this.view.selected);
    if (!node || node.names.length === 0) {
      return;
    }
    if (this.room) {
      failed(new Error('Go to the position in the game and open it from there.'));
      return;
    }
    this.moves = [...this.moves, ...node.names];
    this.#reopen();
  }
}
