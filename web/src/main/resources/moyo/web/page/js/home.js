// The start: a new game, games to go on with, a file to open.
import { ago, h, icon, newId, store, stored } from './dom.js';
import { get, info, post, remove } from './api.js';
import { Board } from './board.js';
import { chip } from './colours.js';
import { ask, failed, listKeys, openFile, setTitle } from './shell.js';
import { allValues, settingsForm } from './settings.js';
import { resultName } from './names.js';
import { enginesOf, seatForm } from './seat.js';

const CLOCKS = [
  ['none', 'No clock', null],
  ['blitz', '3 min, then 10 s a move (3 times)', { main: 180, period: 10, periods: 3 }],
  ['short', '10 min, then 30 s a move (3 times)', { main: 600, period: 30, periods: 3 }],
  ['long', '30 min, then 30 s a move (5 times)', { main: 1800, period: 30, periods: 5 }],
  ['own', 'Own times …', null],
];

export async function mount(element) {
  setTitle('');
  listKeys([{ title: 'New game', keys: [['Enter', 'start the game (on the button Play)'], ['Tab', 'through the form']] }]);
  element.classList.add('home');
  const about = await info();
  const form = new NewGame(about);
  const list = new GamesList();
  element.append(h('h1', { class: 'hide-visually' }, 'Moyo: play'), form.element,
    h('div', { class: 'stack' }, fileBox(), list.element));
  await Promise.all([form.load(), list.load()]);
  return () => form.leave();
}

function fileBox() {
  const id = newId('file');
  const input = h('input', { type: 'file', id, class: 'hide-visually', accept: '.sgf,.blksgf,.txt',
    onchange: () => { if (input.files[0]) openFile(input.files[0]); } });
  return h('section', { class: 'panel open-file' }, h('h2', {}, 'Open a game'),
    h('p', { class: 'muted' }, 'Drop an SGF or blksgf file anywhere on this page, or'),
    input, h('label', { for: id, class: 'button', tabindex: '-1' }, 'Choose a file'));
}

/** The form for a new game, remembered for each game. */
class NewGame {
  constructor(about) {
    this.about = about;
    this.cards = h('div', { class: 'game-cards', role: 'radiogroup', 'aria-label': 'Game' });
    this.rest = h('div', { class: 'stack' }, h('p', { class: 'muted' }, 'Loading…'));
    this.play = h('button', { type: 'button', class: 'primary play', onclick: () => this.start() }, 'Play');
    this.element = h('section', { class: 'panel new-game', 'aria-label': 'New game' },
      h('h2', {}, 'New game'), this.cards, this.rest, h('div', { class: 'play-row' }, this.play));
    this.thumbs = [];
  }

  async load() {
    const games = this.about.games;
    const wanted = stored('game', null);
    this.game = games.find((g) => g.name === wanted)?.name ?? games[0].name;
    const group = newId('game');
    for (const game of games) {
      const picture = h('div', { class: 'thumb', 'aria-hidden': 'true' });
      this.cards.append(h('label', { class: 'game-card' },
        h('input', { type: 'radio', name: group, value: game.name, checked: game.name === this.game,
          onchange: () => this.choose(game.name) }), picture, h('span', {}, game.title)));
      get(`/api/board?game=${encodeURIComponent(game.name)}`).then((board) => {
        const thumb = new Board(picture, board.shape, { colours: board.colours, coordinates: false });
        thumb.show({ owners: sample(board.shape) });
        thumb.svg.removeAttribute('role');
        this.thumbs.push(thumb);
      }).catch(() => {});
    }
    await this.choose(this.game);
  }

  async choose(name) {
    this.game = name;
    const declared = this.about.games.find((g) => g.name === name).board;
    this.choice = stored(`new.${name}`, null) ?? { board: {}, handicap: 0, seats: [{ kind: 'human' }, { kind: 'level' }], clock: 'none', own: { main: 300, period: 20, periods: 3 } };
    const known = new Set(declared.map((s) => s.key));
    for (const key of Object.keys(this.choice.board)) if (!known.has(key)) delete this.choice.board[key];
    await this.fill(declared);
  }

  async fill(declared) {
    const turn = (this.turn = (this.turn ?? 0) + 1);
    this.declared = declared;
    const query = new URLSearchParams({ game: this.game, ...this.choice.board });
    let board;
    try {
      board = await get(`/api/board?${query}`);
    } catch (e) {
      if (turn === this.turn) {
        this.problem(e.message);
      }
      return;
    }
    if (turn !== this.turn) return;
    this.board = board;
    this.play.disabled = false;
    const fields = this.rest.querySelector('.board-fields');
    const seats = this.seats(board);
    if (fields && fields.dataset.game === this.game) {
      this.rest.querySelector('.seats').replaceWith(seats);
      this.rest.querySelector('.form-error')?.remove();
      fields.replaceChildren(...this.fields(declared, board, true, fields));
      return;
    }
    const place = h('div', { class: 'board-fields row', dataset: { game: this.game } });
    place.append(...this.fields(declared, board, false, place));
    this.rest.replaceChildren(seats, place);
  }

  problem(text) {
    this.play.disabled = true;
    this.rest.querySelector('.form-error')?.remove();
    this.rest.append(h('p', { class: 'form-error notice bad', role: 'alert' }, text));
  }

  /** Board settings, handicap and clock; keeps the settings' elements while they are being edited. */
  fields(declared, board, again, place) {
    const settings = again ? place.querySelector('.settings') : settingsForm(declared, this.choice.board, () => {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.fill(declared), 250);
    }, { terse: true });
    const parts = [settings];
    if (board.mostHandicap > 0) {
      this.choice.handicap = Math.min(this.choice.handicap, board.mostHandicap);
      const id = newId('handicap');
      const steps = Array.from({ length: board.mostHandicap + 1 }, (_, i) => i).filter((i) => i !== 1);
      parts.push(h('div', { class: 'setting' }, h('label', { for: id }, 'handicap'),
        h('select', { id, onchange: (e) => { this.choice.handicap = Number(e.target.value); } },
          steps.map((i) => h('option', { value: i, selected: i === this.choice.handicap }, i === 0 ? 'none' : `${i} stones`)))));
    } else this.choice.handicap = 0;
    const id = newId('clock');
    const own = h('div', { class: 'row own-clock', hidden: this.choice.clock !== 'own' },
      [['main', 'main time, s'], ['period', 'overtime, s'], ['periods', 'times']].map(([key, text]) => h('label', {}, text,
        h('input', { type: 'number', min: 0, max: key === 'periods' ? 99 : 36000, value: this.choice.own[key], class: 'number',
          oninput: (e) => { this.choice.own[key] = Number(e.target.value); } }))));
    parts.push(h('div', { class: 'setting' }, h('label', { for: id }, 'clock'),
      h('select', { id, onchange: (e) => {
        this.choice.clock = e.target.value;
        own.hidden = e.target.value !== 'own';
      } }, CLOCKS.map(([key, text]) => h('option', { value: key, selected: key === this.choice.clock }, text)))), own);
    return parts;
  }

  seats(board) {
    const forms = h('div', { class: 'seats' });
    const fill = () => forms.replaceChildren(
      seatForm(board, enginesOf(this.about, this.game), 0, this.choice.seats[0]),
      h('button', { type: 'button', class: 'icon swap', title: 'Swap the sides', 'aria-label': 'Swap the sides', onclick: () => {
        this.choice.seats.reverse();
        fill();
      } }, icon('swap')),
      seatForm(board, enginesOf(this.about, this.game), 1, this.choice.seats[1]));
    fill();
    return forms;
  }

  clock() {
    if (this.choice.clock === 'own') return this.choice.own;
    return CLOCKS.find(([key]) => key === this.choice.clock)?.[2] ?? null;
  }

  async start() {
    this.play.disabled = true;
    try {
      const { id } = await post('/api/games', {
        game: this.game, board: allValues(this.declared, this.choice.board), handicap: this.choice.handicap,
        seats: this.choice.seats, clock: this.clock(),
      });
      store('game', this.game);
      store(`new.${this.game}`, this.choice);
      location.hash = `#/game/${id}`;
    } catch (e) {
      this.play.disabled = false;
      failed(e);
    }
  }

  leave() {
    clearTimeout(this.timer);
    this.thumbs.forEach((t) => t.destroy());
  }
}

/** Something to look at on a small picture of a board. */
function sample({ width, height, style, marks, pieces }) {
  const owners = new Array(width * height).fill(-1);
  const put = (x, y, colour) => { if (x >= 0 && y >= 0 && x < width && y < height) owners[y * width + x] = colour; };
  const mx = Math.floor(width / 2);
  const my = Math.floor(height / 2);
  if (style === 'HOLES') {
    [[mx, 1, 0], [mx, 2, 1], [mx - 1, 1, 1], [mx + 1, 1, 0], [mx, 3, 0], [mx + 1, 2, 1]].forEach(([x, y, c]) => put(x, height - y, c));
  } else if (style === 'SQUARES' && pieces.length) {
    const large = pieces.filter((p) => p.squares.length === 5);
    marks.slice(0, 2).forEach((cell, colour) => {
      const piece = large[(colour * 5 + 2) % large.length];
      const x0 = (cell % width) - piece.squares[0][0];
      const y0 = Math.floor(cell / width) - piece.squares[0][1];
      piece.squares.forEach(([x, y]) => put(x0 + x, y0 + y, colour));
    });
  } else {
    [[1, -1, 0], [-2, 0, 1], [0, 1, 1], [2, 2, 0], [-1, -2, 0], [2, -2, 1], [0, 0, 0], [-2, 2, 1]].forEach(([x, y, c]) => put(mx + x, my + y, c));
  }
  return owners;
}

/** The games that the server keeps. */
class GamesList {
  constructor() {
    this.items = h('ul', { class: 'games' });
    this.element = h('section', { class: 'panel' }, h('h2', {}, 'Games'), this.items);
  }

  async load() {
    try {
      const { games } = await get('/api/games');
      this.items.replaceChildren(...(games.length ? games.map((game) => this.item(game))
        : [h('li', { class: 'muted' }, 'Games that you begin stand here until you delete them.')]));
    } catch (e) {
      this.items.replaceChildren(h('li', { class: 'error' }, e.message));
    }
  }

  item(game) {
    const [first, second] = game.seats;
    return h('li', {},
      h('a', { href: `#/game/${encodeURIComponent(game.id)}` },
        h('b', {}, game.title),
        h('span', { class: 'who' }, game.colours ? [chip(game.colours, 0), ' '] : '', `${first} `, h('span', { class: 'muted' }, '– '),
          game.colours ? [chip(game.colours, 1), ' '] : '', second),
        h('span', { class: 'muted small' }, [resultName(game.colours, game.result) || `move ${game.moves}`, ago(game.updated)].filter(Boolean).join(' · '))),
      h('button', { type: 'button', class: 'icon', title: 'Delete this game', 'aria-label': `Delete ${game.title}, ${first} – ${second}`, onclick: async () => {
        if (!(await ask(`Delete the game ${first} – ${second}?`, 'Delete'))) return;
        try {
          await remove(`/api/games/${encodeURIComponent(game.id)}`);
        } catch (e) {
          failed(e);
        }
        this.load();
      } }, '×'));
  }
}
