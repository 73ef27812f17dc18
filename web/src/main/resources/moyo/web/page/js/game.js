// A game: the board with its players, live analysis in one or two lanes, graph, moves, review.
import { h, icon, iconButton, newId, percent, store, stored } from './dom.js';
import { get, info } from './api.js';
import { Board, legend } from './board.js';
import { ask, failed, listKeys, setTitle, toast, typing } from './shell.js';
import { chip } from './colours.js';
import { Graph, Mistakes } from './graph.js';
import { Lane, labelChoice } from './lane.js';
import { MoveTree } from './move-tree.js';
import { cellsNamed, moveName, resultName } from './names.js';
import { PiecePlay } from './pieces.js';
import { PlayerStrip } from './players.js';
import { ReviewForm } from './review.js';
import { Room, mayMove } from './room.js';
import { seatForm, enginesOf } from './seat.js';
import { StonePlay } from './stones.js';

export function mount(element, { id }) {
  const view = new GameView(element, id);
  return () => view.leave();
}

class GameView {
  constructor(element, id) {
    this.element = element;
    this.id = id;
    this.prefs = { labels: 'rate', ownership: false, confirm: 'touch', counters: false, ...stored('prefs', {}) };
    this.influence = null;
    this.influenceOn = false;
    this.hint = null;
    element.classList.add('game');
    element.append(h('p', { class: 'muted' }, 'Opening the game …'));
    this.room = new Room(id);
    this.listen();
    this.timer = setInterval(() => this.tick(), 100);
  }

  listen() {
    const { room } = this;
    const on = (type, act) => room.addEventListener(type, (e) => act(e.detail));
    on('game', (d) => this.onGame(d));
    on('move', (d) => this.onMove(d));
    on('clock', () => this.strips?.forEach((strip) => strip.tick(room)));
    on('search', (m) => this.lanes?.forEach((lane) => lane.hear(m)));
    on('hint', (m) => this.onHint(m));
    on('influence', (m) => this.onInfluence(m));
    on('review', (m) => this.review?.progress(m));
    on('refused', (m) => this.refused(m));
    on('link', ({ up }) => this.onLink(up));
    on('gone', (m) => this.onGone(m));
    this.onKey = (e) => this.key(e);
    document.addEventListener('keydown', this.onKey);
  }

  // ---- building

  build() {
    const { doc } = this.room;
    this.built = true;
    this.element.replaceChildren();
    this.pieces = doc.shape.pieces.length > 0;
    this.element.classList.toggle('with-pieces', this.pieces);
    this.strips = [new PlayerStrip(0), new PlayerStrip(1)];
    this.link = h('p', { class: 'link-lost notice warn', role: 'status', hidden: true }, 'The connection is lost; trying again …');
    this.status = h('div', { class: 'status', role: 'status', 'aria-live': 'polite' });
    this.confirmBar = h('div', { class: 'confirm-bar row', hidden: true });
    this.scoring = h('div', { class: 'scoring row', hidden: true });
    this.spoken = h('div', { class: 'hide-visually', 'aria-live': 'polite' });
    this.barPlace = h('div', { class: 'bar-place' });
    this.trays = h('div', { class: 'trays' });
    this.boardPlace = h('div', { class: 'board-place' });
    this.secondPlace = h('div', { class: 'board-place' });
    this.board = new Board(this.boardPlace, doc.shape, { colours: doc.colours, label: `${doc.title}, board`, interactive: true, cursor: !this.pieces });
    this.lanes = [new Lane(this, 0), new Lane(this, 1)];
    this.lanes[0].attach(this.board);
    this.play = this.pieces ? new PiecePlay(this) : new StonePlay(this);
    this.graph = new Graph(this.room);
    this.mistakes = new Mistakes(this.room);
    this.tree = new MoveTree(this.room);
    this.review = new ReviewForm(this);
    this.firstBox = h('div', { class: 'board-box' }, this.strips[1].element, this.boardPlace, this.strips[0].element);
    this.secondBox = h('div', { class: 'board-box second', hidden: true }, h('div', { class: 'lane-title' }, 'The same position, another player'), this.secondPlace);
    this.makeButtons();
    const main = h('div', { class: 'game-main' }, this.link,
      h('div', { class: 'boards' }, this.firstBox, this.secondBox),
      this.barPlace, this.confirmBar, this.status, this.scoring, this.toolbar, this.spoken);
    this.laneHome = h('div', { class: 'lane-home' }, this.lanes[0].element);
    this.side = h('div', { class: 'game-side stack' }, this.analysisPanel(), this.movesPanel(), this.graphPanel());
    this.element.append(h('h1', { class: 'hide-visually' }, doc.title), ...(this.pieces ? [this.trays] : []), main, this.side);
    this.setKeys();
    this.setCompare(stored('compare', false) && !matchMedia('(max-width: 700px)').matches);
    this.lanes[0].setOn(this.wantsAnalysis());
    this.analysisChanged();
  }

  makeButtons() {
    const b = (text, name, act, more = {}) => h('button', { type: 'button', title: name, onclick: act, ...more }, text);
    const k = (key) => (this.pieces ? `Alt+${key.toUpperCase()}` : key);
    this.buttons = {
      undo: b('Undo', `Take the last move back (${k('u')})`, () => this.undo()),
      pass: b('Pass', `Pass (${k('p')})`, () => this.pass()),
      hint: b('Hint', `Show a good move (${k('h')})`, () => this.askHint()),
      resign: b('Resign', 'Give the game up', () => this.resign()),
      pause: b('Pause', 'Stop the engines for a while', () => this.room.ask({ do: 'pause', on: !this.room.doc.paused })),
      resume: b('Play from here', 'The game goes on from the shown position', () => this.room.ask({ do: 'continue', at: this.room.at }), { class: 'primary' }),
      back: b('To the game', 'Show the game\u2019s last move (End)', () => this.room.go(this.room.doc.head)),
    };
    this.nav = h('div', { class: 'row nav', role: 'group', 'aria-label': 'Go through the moves' },
      iconButton(icon('first'), 'First move (Home)', { onclick: () => this.room.toStart() }),
      iconButton(icon('back'), 'Previous move (←)', { onclick: () => this.room.forward(-1) }),
      this.moveNumber = h('span', { class: 'move-number number' }),
      iconButton(icon('on'), 'Next move (→)', { onclick: () => this.room.forward(1) }),
      iconButton(icon('last'), 'Last move (End)', { onclick: () => this.room.toEnd() }));
    const save = h('a', { class: 'button small', href: `/api/games/${encodeURIComponent(this.id)}/record`, download: '', title: 'Save the game as a file' }, 'Save');
    this.toolbar = h('div', { class: 'toolbar row' },
      h('div', { class: 'row' }, Object.values(this.buttons)), this.nav);
    this.about = null;
    this.heading = h('div', { class: 'row game-heading' }, h('h2', {}, this.room.doc.title), h('span', { class: 'spring' }), save,
      b('Players …', 'Change who plays, and how moves are confirmed', () => this.changeSeats(), { class: 'small' }));
    this.facts = h('p', { class: 'muted small game-facts' });
  }

  analysisPanel() {
    const { prefs } = this;
    this.switch = h('button', { type: 'button', class: 'switch', role: 'switch', 'aria-checked': 'false', onclick: () => this.toggleAnalysis() },
      h('span', { class: 'knob', 'aria-hidden': 'true' }), 'Analysis');
    this.toggles = {
      ownership: h('button', { type: 'button', class: 'small', 'aria-pressed': String(prefs.ownership), hidden: !this.room.doc.hasOwners, title: 'Who owns each cell at the end of the playouts (o)',
        onclick: () => this.toggleOwnership() }, 'Ownership'),
      influence: h('button', { type: 'button', class: 'small', 'aria-pressed': 'false', hidden: !this.room.doc.hasInfluence,
        title: 'Influence of both sides by dilations and erosions (Bouzy) (i)', onclick: () => this.toggleInfluence() }, 'Influence'),
      compare: h('button', { type: 'button', class: 'small', 'aria-pressed': 'false', title: 'A second player analyses the same position beside the first (c)',
        onclick: () => this.setCompare(!this.comparing) }, 'Two lanes'),
      explore: h('a', { class: 'button small', href: '#/explore', title: 'Open the search tree of this position node by node',
        onclick: (e) => { e.currentTarget.href = `#/explore?${new URLSearchParams({ room: this.id, at: this.room.at })}`; } }, 'Explore'),
    };
    return h('section', { class: 'panel analysis-panel', 'aria-label': 'Analysis' },
      h('div', { class: 'row' }, this.switch, h('span', { class: 'spring' }), labelChoice(this)),
      h('div', { class: 'row toggles' }, Object.values(this.toggles)),
      this.laneHome,
      h('details', { class: 'legend-box' }, h('summary', { class: 'small' }, 'What the circles mean'), legend()));
  }

  graphPanel() {
    return h('section', { class: 'panel graph-panel', 'aria-label': 'Win rate over the game' },
      h('h2', {}, chip(this.room.doc.colours, 0), ` Win rate of ${this.room.doc.colours[0]}`), this.graph.element, this.review.element, this.mistakes.element);
  }

  movesPanel() {
    const typed = newId('typed');
    this.typedMove = h('input', { id: typed, type: 'text', size: 12, autocomplete: 'off', spellcheck: 'false',
      placeholder: this.pieces ? 'cells: e10 f10 …' : this.room.doc.shape.falling ? 'a column' : 'D4, pass' });
    const form = h('div', { class: 'row typed' }, h('label', { for: typed, class: 'small' }, 'Type a move'), this.typedMove,
      h('button', { type: 'button', class: 'small', onclick: () => this.playTyped() }, 'Play'));
    this.typedMove.addEventListener('keydown', (e) => { if (e.key === 'Enter') this.playTyped(); });
    const comment = newId('comment');
    this.comment = h('textarea', { id: comment, rows: 2, maxlength: 4000, placeholder: 'Comment on this move' });
    this.comment.addEventListener('change', () => this.sendComment());
    this.removeButton = h('button', { type: 'button', class: 'small danger', onclick: () => this.removeVariation() }, 'Delete this variation');
    return h('section', { class: 'panel moves-panel', 'aria-label': 'The game' }, this.heading, this.facts, this.tree.element,
      form, h('label', { for: comment, class: 'hide-visually' }, 'Comment on this move'), this.comment, this.removeButton);
  }

  setKeys() {
    const k = (key) => (this.pieces ? `Alt+${key.toUpperCase()}` : `${key} / Alt+${key.toUpperCase()}`);
    const board = this.pieces ? this.play.keyList() : [{ title: 'Board (Tab to it, or b)', keys: [['Arrows', 'move the cursor; with Shift by three'], ['Enter', 'play there'], ['Esc', 'leave the board']] }];
    listKeys([...board,
      { title: 'Game', keys: [[k('p'), 'pass'], [this.pieces ? 'Ctrl+Z / Alt+U' : 'u / Ctrl+Z', 'undo'], [k('h'), 'hint'], ['/', 'type a move']] },
      { title: 'Moves', keys: [['← / →', 'previous, next move'], ['Home / End', 'first, last move'], ['[ / ]', 'previous, next mistake']] },
      { title: 'Analysis', keys: [[this.pieces ? 'Space / Alt+A' : 'Space', this.pieces ? 'on, off (Space if no piece is chosen)' : 'on, off'], [k('o'), 'ownership'], [k('i'), 'influence'], [k('c'), 'two lanes'],
        ['↑ / ↓', 'in the table of moves: show the line of a move; Enter plays it']] }]);
  }

  // ---- what lanes and players ask of the view

  setPref(name, value) {
    this.prefs[name] = value;
    store('prefs', this.prefs);
    this.lanes?.forEach((lane) => lane.draw());
  }

  async boardInfo() {
    const { doc } = this.room;
    this.about ??= (async () => {
      const declared = (await info()).games.find((g) => g.name === doc.game)?.board ?? [];
      const query = new URLSearchParams({ game: doc.game });
      for (const { key } of declared) if (doc.facts[key] !== undefined) query.set(key, doc.facts[key]);
      return get(`/api/board?${query}`);
    })();
    return this.about;
  }

  changed(lane) {
    if (lane.number !== 0) return;
    this.graph.learn(lane.search);
    const now = performance.now();
    if (now - (this.drawnGraph ?? 0) > 400) {
      this.drawnGraph = now;
      this.graph.update();
    }
  }

  /** Whether a piece that is being placed covers the circles. */
  covered(lane) {
    return lane.number === 0 && this.pieces && this.play?.piece !== null && this.play?.piece !== undefined;
  }

  redraw() {
    this.lanes[0].draw();
  }

  playCells(cells) {
    if (mayMove(this.room) && this.room.doc.phase !== 'scoring') this.room.play(cells);
  }

  say(text, kind = '') {
    if (!this.status) return;
    this.said = text ? { text: kind === 'bad' ? sentence(text) : text, kind } : null;
    this.showStatus();
    clearTimeout(this.saidTimer);
    if (text) this.saidTimer = setTimeout(() => this.say(''), 7000);
  }

  announce(text) {
    this.spoken.textContent = text;
  }

  whyNot() {
    const { doc, position } = this.room;
    if (doc.phase === 'over' && this.room.atHead) return 'The game is over. Undo, or go back to an earlier move and play from there.';
    if (position?.over) return 'The game is over here.';
    if (doc.phase === 'scoring') return 'The score is being counted.';
    return `${doc.colours[doc.toMove]} is to move: ${doc.seats[doc.toMove].label ?? 'an engine'} is thinking.`;
  }

  confirm(question) {
    this.confirmBar.hidden = question === null;
    if (question === null) return;
    this.confirmBar.replaceChildren(h('span', {}, question.text),
      h('button', { type: 'button', class: 'primary', onclick: question.yes }, 'Play'),
      h('button', { type: 'button', onclick: question.no }, 'Cancel'));
  }

  // ---- what the server says

  onGame({ before }) {
    if (!this.built) this.build();
    const { doc } = this.room;
    setTitle(doc.title);
    this.facts.textContent = factsText(doc);
    if (before === null) for (const warning of doc.warnings ?? []) toast(warning);
    this.announceMove(before, doc);
    this.review.update();
    this.refresh();
    if (before !== null && before.phase !== doc.phase) {
      if (doc.phase === 'over' && doc.result) this.announce(`The game is over: ${resultText(doc)}`);
      if (this.analysisKey(before) !== this.analysisKey(doc)) this.lanes[0].setOn(this.wantsAnalysis());
      this.analysisChanged();
    }
  }

  announceMove(before, doc) {
    if (!before || before.head === doc.head) return;
    const node = this.room.nodes.get(doc.head);
    if (node && node.parent === before.head) this.announce(`${doc.colours[node.colour]} ${node.cells.length ? moveName(doc.shape, node) : node.name}`);
  }

  onMove({ from }) {
    if (!this.built) return;
    const moved = this.shown !== this.room.at;
    this.shown = this.room.at;
    if (moved) {
      this.hint = null;
      this.influence = null;
      this.said = null;
      this.lanes.forEach((lane) => lane.moved());
    }
    if (this.influenceOn && this.influence === null) this.room.send({ do: 'influence', at: this.room.at });
    this.refresh(from);
  }

  refresh() {
    const { room, board } = this;
    const { doc, position } = room;
    this.strips.forEach((strip) => strip.update(room));
    if (position) {
      const key = `${position.at}/${position.owners.join('')}`;
      if (this.boardKey !== key) {
        this.boardKey = key;
        board.show({ owners: position.owners, last: position.last, toMove: position.toMove });
        this.second?.show({ owners: position.owners, last: position.last, toMove: position.toMove });
        this.lanes.forEach((lane) => lane.draw());
      }
      this.play.update();
    }
    const counting = doc.phase === 'scoring' && room.atHead && doc.scoring;
    const counted = counting || (doc.phase === 'over' && room.atHead && doc.scoring);
    board.overlay({
      dead: counted ? doc.scoring.dead : null,
      hints: this.hint?.at === room.at ? this.hint.cells : this.betterCells(),
      heat: this.influenceOn && this.influence?.at === room.at ? this.influence.values : null,
      ...(counted ? { ownership: doc.scoring.owners.map((o) => (o === 0 ? 1 : o === 1 ? -1 : 0)) }
        : this.wasCounted ? { ownership: null } : {}),
    });
    this.wasCounted = Boolean(counted);
    this.second?.overlay({ heat: this.influenceOn && this.influence?.at === room.at ? this.influence.values : null });
    this.showScoring(counting);
    this.showButtons();
    this.showStatus();
    this.graph.update();
    this.mistakes.update();
    this.tree.update();
    this.showComment();
  }

  /** At a judged mistake, the best of the better moves. */
  betterCells() {
    const judgement = this.room.node?.judgement;
    return judgement && ['blunder', 'unsure'].includes(judgement.word) ? judgement.betterCells?.[0] ?? null : null;
  }

  showScoring(counting) {
    this.scoring.hidden = !counting;
    if (!counting) return;
    const { doc } = this.room;
    this.scoring.replaceChildren(
      h('span', {}, h('b', {}, doc.scoring.text), doc.marksDead ? ' Click groups that are dead.' : ''),
      h('button', { type: 'button', class: 'primary', onclick: () => this.room.ask({ do: 'accept' }) }, 'Accept the score'),
      h('button', { type: 'button', onclick: () => this.room.ask({ do: 'resume' }) }, 'Play on'));
  }

  showButtons() {
    const { room, buttons } = this;
    const { doc, position } = room;
    const people = doc.seats.filter((seat) => seat.kind === 'human').length;
    const playing = doc.phase === 'play';
    buttons.undo.hidden = people === 0;
    buttons.undo.disabled = doc.nodes.length <= 1;
    buttons.pass.hidden = !doc.hasPass && !position?.passLegal;
    buttons.pass.disabled = !(mayMove(room) && position?.passLegal !== false && position && !position.over && doc.phase !== 'scoring');
    buttons.pass.classList.toggle('primary', Boolean(position?.mustPass) && !buttons.pass.disabled);
    buttons.hint.disabled = !position || position.over;
    buttons.resign.hidden = people === 0;
    buttons.resign.disabled = !playing || !room.atHead;
    buttons.pause.hidden = people === 2 || doc.phase === 'over';
    buttons.pause.textContent = doc.paused ? 'Go on' : 'Pause';
    buttons.pause.classList.toggle('primary', doc.paused);
    buttons.resume.hidden = room.atHead;
    buttons.back.hidden = room.atHead;
    const line = room.line();
    this.moveNumber.textContent = `${line.findIndex((n) => n.id === room.at)} / ${line.length - 1}`;
  }

  showStatus() {
    const { doc, position } = this.room;
    if (!doc) return;
    let text;
    let kind = '';
    if (this.said) ({ text, kind } = this.said);
    else if (this.hint?.at === this.room.at) text = `Hint: ${moveName(doc.shape, this.hint) || 'pass'}${this.hint.rate === null || this.hint.rate === undefined ? '' : `, win rate ${percent(this.hint.rate)}`}`;
    else if (!this.room.atHead) text = this.nodeText();
    else if (doc.phase === 'over') text = `The game is over: ${resultText(doc)}`;
    else if (doc.phase === 'scoring') text = 'Both sides passed: mark dead stones, then accept the score.';
    else if (doc.paused) text = 'Paused. Moves that you make are tried out; "Go on" lets the engines move.';
    else if (doc.turn === 'engine') text = `${doc.seats[doc.toMove].label ?? doc.colours[doc.toMove]} is thinking …`;
    else if (position?.mustPass) text = `${doc.colours[doc.toMove]} has no move left and must pass.`;
    else if (doc.turn === 'human') text = doc.seats.every((s) => s.kind === 'human') ? `${doc.colours[doc.toMove]} to move.` : `Your turn: ${doc.colours[doc.toMove]}.`;
    else text = '';
    if (this.status.textContent !== text) this.status.textContent = text;
    this.status.className = `status ${kind}`;
  }

  nodeText() {
    const { doc, node } = this.room;
    if (node.parent === null) return 'The start of the game.';
    const { judgement } = node;
    const move = `${doc.colours[node.colour] ?? ''} ${moveName(doc.shape, node)}`;
    if (!judgement || judgement.word === 'best' || judgement.word === 'good') return judgement ? `${move}: ${judgement.word}.` : `${move}.`;
    if (judgement.word === 'unsure') return `${move}: perhaps a mistake; search more to be sure.`;
    const better = judgement.better?.[0] ? `; better ${moveName(doc.shape, { name: judgement.better[0], cells: judgement.betterCells?.[0] })}` : '';
    return `${move}: loses ${percent(judgement.loss)}${better}.`;
  }

  showComment() {
    const { node } = this.room;
    if (document.activeElement !== this.comment || this.commentOf !== node?.id) this.comment.value = node?.comment ?? '';
    this.commentOf = node?.id;
    const onGame = this.room.path(this.room.doc.head).some((n) => n.id === node?.id);
    this.removeButton.hidden = onGame;
  }

  onHint(hint) {
    this.buttons.hint.disabled = false;
    this.hint = hint;
    this.said = null;
    this.refresh();
  }

  onInfluence(message) {
    this.influence = message;
    this.refresh();
  }

  refused({ text, asked }) {
    if (!this.built) {
      toast(text, 'error');
      return;
    }
    this.buttons.hint.disabled = false;
    if (asked?.cells?.length) this.board.overlay({ squares: [{ cells: asked.cells, kind: 'bad' }] });
    clearTimeout(this.badTimer);
    this.badTimer = setTimeout(() => this.board.overlay({ squares: null }), 2500);
    this.say(text, 'bad');
  }

  onLink(up) {
    if (!this.built) return;
    this.link.hidden = up;
    if (up) this.lanes.forEach((lane) => lane.restart());
  }

  onGone({ text }) {
    this.element.replaceChildren(h('div', { class: 'pad' }, h('h1', {}, 'This game is not here any more'), h('p', {}, text),
      h('a', { href: '#/', class: 'button' }, 'To the start')));
    this.built = false;
    this.gone = true;
  }

  tick() {
    if (this.built && this.room.doc?.clock) this.strips.forEach((strip) => strip.tick(this.room));
  }

  // ---- what the user does

  undo() {
    this.room.ask({ do: 'undo' });
  }

  pass() {
    if (!mayMove(this.room)) this.say(this.whyNot(), 'bad');
    else this.room.play([]);
  }

  askHint() {
    this.buttons.hint.disabled = true;
    this.say('Looking for a good move …');
    this.room.ask({ do: 'hint', at: this.room.at });
  }

  async resign() {
    if (await ask('Resign this game?', 'Resign', 'Play on')) this.room.ask({ do: 'resign' });
  }

  removeVariation() {
    const { at, node } = this.room;
    this.room.go(node.parent);
    this.room.ask({ do: 'remove', at });
  }

  sendComment() {
    if (this.commentOf === null || this.commentOf === undefined) return;
    this.room.ask({ do: 'comment', at: this.commentOf, text: this.comment.value });
  }

  playTyped() {
    const text = this.typedMove.value.trim();
    if (!text) return;
    if (text.toLowerCase() === 'pass') this.pass();
    else {
      const cells = cellsNamed(this.board, text);
      if (cells === null) {
        this.say(`"${text}" names no ${this.pieces ? 'cells' : 'point'} of this board.`, 'bad');
        return;
      }
      if (!mayMove(this.room)) {
        this.say(this.whyNot(), 'bad');
        return;
      }
      this.room.play(cells);
    }
    this.typedMove.value = '';
  }

  /** Analysis during play against an engine and analysis of games are switched separately. */
  analysisKey(doc) {
    const engines = doc.seats.some((seat) => seat.kind !== 'human');
    const people = doc.seats.some((seat) => seat.kind === 'human');
    return engines && people && doc.phase !== 'over' ? 'analysis.play' : 'analysis.watch';
  }

  wantsAnalysis() {
    const key = this.analysisKey(this.room.doc);
    return stored(key, false);
  }

  toggleAnalysis() {
    const on = !this.lanes[0].on;
    store(this.analysisKey(this.room.doc), on);
    this.lanes[0].setOn(on);
    this.analysisChanged();
  }

  analysisChanged() {
    const { on } = this.lanes[0];
    this.switch.setAttribute('aria-checked', String(on));
    this.lanes[1].setOn(on && this.comparing);
  }

  toggleOwnership() {
    if (!this.room.doc.hasOwners) return;
    this.setPref('ownership', !this.prefs.ownership);
    this.toggles.ownership.setAttribute('aria-pressed', String(this.prefs.ownership));
    this.lanes.forEach((lane) => lane.restart());
  }

  toggleInfluence() {
    if (!this.room.doc.hasInfluence) return;
    this.influenceOn = !this.influenceOn;
    this.toggles.influence.setAttribute('aria-pressed', String(this.influenceOn));
    if (this.influenceOn) this.room.send({ do: 'influence', at: this.room.at });
    this.refresh();
  }

  async setCompare(on) {
    this.comparing = on;
    store('compare', on);
    this.toggles.compare.setAttribute('aria-pressed', String(on));
    this.element.classList.toggle('comparing', on);
    this.secondBox.hidden = !on;
    if (on) {
      const { doc, position } = this.room;
      this.second ??= new Board(this.secondPlace, doc.shape, { colours: doc.colours, label: 'The same position for the second player', interactive: true, cursor: false });
      if (position) this.second.show({ owners: position.owners, last: position.last, toMove: position.toMove });
      this.lanes[1].attach(this.second);
      this.firstBox.append(this.lanes[0].element);
      this.secondBox.append(this.lanes[1].element);
      if (this.lanes[1].player === null) this.lanes[1].use(await this.otherPlayer());
    } else {
      this.laneHome.append(this.lanes[0].element);
    }
    this.analysisChanged();
  }

  /** What the second lane begins with: another of the game's players. */
  async otherPlayer() {
    try {
      const about = await this.boardInfo();
      return about.players.find((p) => p.name !== about.standardPlayer)?.name ?? about.standardPlayer;
    } catch (e) {
      failed(e);
      return null;
    }
  }

  async changeSeats() {
    let about;
    try {
      about = [await this.boardInfo(), enginesOf(await info(), this.room.doc.game)];
    } catch (e) {
      failed(e);
      return;
    }
    const seats = this.room.doc.seats.map(({ label, ...seat }) => seat);
    const confirmId = newId('confirm');
    const dialog = h('dialog', { class: 'seats-dialog', 'aria-label': 'Players' }, h('h2', {}, 'Who plays'),
      h('div', { class: 'seats two' }, [0, 1].map((c) => seatForm(about[0], about[1], c, seats[c]))),
      h('p', { class: 'row' }, h('label', { for: confirmId }, 'Confirm moves by a second tap'),
        h('select', { id: confirmId, onchange: (e) => this.setPref('confirm', e.target.value) },
          [['touch', 'on touch screens'], ['always', 'always'], ['never', 'never']].map(([value, text]) =>
            h('option', { value, selected: value === this.prefs.confirm }, text)))),
      h('div', { class: 'row end' },
        h('button', { type: 'button', class: 'quiet', onclick: () => dialog.close() }, 'Cancel'),
        h('button', { type: 'button', class: 'primary', onclick: () => {
          this.room.ask({ do: 'seats', seats });
          dialog.close();
        } }, 'Use these players')));
    dialog.addEventListener('close', () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
  }

  key(e) {
    if (!this.built || e.defaultPrevented || typing(e.target) || document.querySelector('dialog[open]')) return;
    if (this.play.key(e)) {
      e.preventDefault();
      return;
    }
    const act = this.actOf(e);
    if (act) {
      e.preventDefault();
      act();
    }
  }

  actOf(e) {
    const { room } = this;
    if ((e.ctrlKey || e.metaKey) && e.key.toLowerCase() === 'z') return () => this.undo();
    if (e.ctrlKey || e.metaKey) return null;
    const onControl = e.target instanceof Element && e.target.closest('button, a, summary, input');
    const plain = { ArrowLeft: () => room.forward(-1), ArrowRight: () => room.forward(1), Home: () => room.toStart(), End: () => room.toEnd(),
      '[': () => this.mistakes.step(-1), ']': () => this.mistakes.step(1), '/': () => this.typedMove.focus() }[e.key];
    if (plain && !e.altKey) return plain;
    if (e.key === ' ' && !onControl) return () => this.toggleAnalysis();
    const letters = { p: () => this.pass(), u: () => this.undo(), h: () => this.askHint(), o: () => this.toggleOwnership(),
      i: () => this.toggleInfluence(), c: () => this.setCompare(!this.comparing), a: () => this.toggleAnalysis(), b: () => this.board.element.focus() };
    const letter = letters[(e.code?.startsWith('Key') ? e.code.slice(3) : e.key).toLowerCase()];
    return letter && (e.altKey || !this.pieces) && !e.shiftKey ? letter : null;
  }

  leave() {
    clearInterval(this.timer);
    clearTimeout(this.saidTimer);
    clearTimeout(this.badTimer);
    document.removeEventListener('keydown', this.onKey);
    this.play?.destroy();
    this.graph?.destroy();
    this.room.close();
  }
}

/** A reason of the server as a sentence of its own. */
function sentence(text) {
  return text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?…]$/.test(text) ? '' : '.');
}

/** "komi 7 · rules chinese · B+3.5". */
function factsText(doc) {
  const facts = Object.entries(doc.facts ?? {}).filter(([key]) => !doc.title.includes(String(doc.facts[key])) || key === 'komi')
    .map(([key, value]) => `${key} ${value}`);
  return [...facts, resultName(doc.colours, doc.result?.text)].filter(Boolean).join(' · ');
}

function resultText(doc) {
  if (!doc.result) return 'no result';
  const { text, winner, reason } = doc.result;
  if (winner === null || winner === undefined) return 'a draw';
  const name = resultName(doc.colours, text);
  return name !== text ? name : `${doc.colours[winner]} won (${text}${reason && !/^score$/i.test(reason) ? `, ${reason}` : ''})`;
}
