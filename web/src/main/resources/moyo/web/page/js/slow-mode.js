/**
 * Slow mode: one simulation, already taken by the server, shown in frames: select, expand,
 * evaluate, back up. Every frame can be shown from any other, so the reader may go back.
 */
import { h, percent, calm } from './dom.js';
import { button, number } from './elements.js';
import { key } from './exploration.js';

const PHASES = ['Select', 'Expand', 'Evaluate', 'Back up'];

/** A network's move probabilities come with its value: the leaf is expanded after its evaluation. */
const NETWORK_PHASES = ['Select', 'Evaluate', 'Expand', 'Back up'];

const SECONDS = { Select: 1.3, Expand: 1.6, Evaluate: 1.8, 'Back up': 1.1 };
const MOVE_SECONDS = 0.28;
const LONGEST_PLAYOUT_SECONDS = 9;

export class SlowMode {
  /**
   * @param {Object} stage what shows the frames: `frame(state)`, `finished()`, `closed()`,
   *     `colours`, `nameOf(name)`
   */
  constructor(stage) {
    this.stage = stage;
    this.frames = [];
    this.at = 0;
    this.timer = null;
    this.speed = 1;
    this.order = PHASES;
    this.phases = h('ol', { class: 'phases' }, PHASES.map((name) => h('li', {}, name)));
    this.text = h('p', { class: 'slow-text', 'aria-live': 'polite' });
    this.playButton = button('Play', () => this.toggle(), { class: 'play-slow' });
    this.buttons = [
      button('«', () => this.phase(-1), { 'aria-label': 'Previous phase', title: 'Previous phase' }),
      button('‹', () => this.step(-1), { 'aria-label': 'One step back', title: 'One step back' }),
      this.playButton,
      button('›', () => this.step(1), { 'aria-label': 'One step forward', title: 'One step forward', class: 'forward' }),
      button('»', () => this.phase(1), { 'aria-label': 'Next phase', title: 'Next phase' }),
    ];
    const slider = h('input', {
      type: 'range', min: '-2', max: '3', step: '0.5', value: '0',
      oninput: (event) => { this.speed = 2 ** Number(event.target.value); },
    });
    this.speedLabel = h('label', { class: 'speed' }, 'Speed ', slider);
    this.element = h('section', { class: 'slow', 'aria-label': 'Slow mode', hidden: true },
      this.phases,
      h('div', { class: 'slow-buttons' }, this.buttons, this.speedLabel,
        button('Close', () => this.stage.closed(), { class: 'quiet close-slow', title: 'Back to the tree' })),
      this.text,
    );
    this.element.addEventListener('keydown', (event) => this.#pressed(event));
  }

  get running() {
    return !this.element.hidden;
  }

  /** Shows a simulation from its beginning. */
  start(step) {
    this.data = step;
    this.frames = framesOf(step);
    this.order = step.evaluation.kind === 'network' ? NETWORK_PHASES : PHASES;
    [...this.phases.children].forEach((item, i) => { item.textContent = this.order[i]; });
    const moves = this.frames.filter((frame) => frame.kind === 'Move').length;
    this.moveSeconds = Math.min(MOVE_SECONDS, LONGEST_PLAYOUT_SECONDS / Math.max(1, moves));
    this.still = calm();
    this.playButton.hidden = this.still;
    this.speedLabel.hidden = this.still;
    this.element.hidden = false;
    this.ended = false;
    this.go(0);
    this.element.querySelector('.forward').focus({ preventScroll: true }); // the arrow keys step now
    if (!this.still) {
      this.play();
    }
  }

  /** Leaves slow mode without a last frame. */
  cancel() {
    this.pause();
    this.element.hidden = true;
    this.frames = [];
  }

  toggle() {
    if (this.timer === null) {
      if (this.at === this.frames.length - 1) {
        this.go(0);
      }
      this.play();
    } else {
      this.pause();
    }
  }

  play() {
    this.playButton.textContent = 'Pause';
    const frame = this.frames[this.at];
    this.timer = setTimeout(() => {
      if (this.at + 1 < this.frames.length) {
        this.go(this.at + 1);
        this.play();
      } else {
        this.pause();
        this.#end();
      }
    }, (1000 * (SECONDS[frame.kind] ?? this.moveSeconds)) / this.speed);
  }

  pause() {
    clearTimeout(this.timer);
    this.timer = null;
    this.playButton.textContent = 'Play';
  }

  /** One frame on or back. */
  step(by) {
    this.pause();
    if (this.at + by >= this.frames.length) {
      this.#end();
    } else {
      this.go(Math.max(0, this.at + by));
    }
  }

  /** To the first frame of the next phase, or to the beginning of this or the previous one. */
  phase(by) {
    this.pause();
    const here = this.frames[this.at].phase;
    if (by > 0) {
      const next = this.frames.findIndex((f, i) => i > this.at && f.phase !== here);
      if (next < 0) {
        this.go(this.frames.length - 1);
        this.#end();
      } else {
        this.go(next);
      }
      return;
    }
    const start = this.frames.findIndex((f) => f.phase === here);
    const before = this.frames[Math.max(0, start - 1)].phase;
    this.go(start < this.at ? start : this.frames.findIndex((f) => f.phase === before));
  }

  go(at) {
    this.at = at;
    const frame = this.frames[at];
    const now = this.order.indexOf(frame.phase);
    [...this.phases.children].forEach((item, i) => {
      item.className = i < now ? 'done' : '';
      if (i === now) {
        item.setAttribute('aria-current', 'step');
      } else {
        item.removeAttribute('aria-current');
      }
    });
    this.text.setAttribute('aria-live', frame.kind === 'Move' ? 'off' : 'polite');
    const words = sentence(frame, this.data, this.stage);
    if (this.text.textContent !== words) {
      this.text.textContent = words;
    }
    this.stage.frame(this.#stateAt(at));
  }

  /** All that is to be seen at a frame. */
  #stateAt(at) {
    const frame = this.frames[at];
    const step = this.data;
    const leaf = step.leaf.path;
    const lit = new Set();
    for (let i = 0; i <= frame.depth; i++) {
      lit.add(key(leaf.slice(0, i)));
    }
    const isBackup = frame.phase === 'Back up';
    const expansion = this.frames.findIndex((f) => f.kind === 'Expand');
    const choices = this.frames.slice(0, at + 1).filter((f) => f.choice);
    return {
      frame, step, lit,
      updated: isBackup ? backups(step).slice(0, frame.i + 1) : [],
      expanded: step.expandedPath !== null && at >= expansion,
      changed: isBackup ? key(frame.change.path) : null,
      choice: choices[choices.length - 1]?.choice ?? null,
      at: isBackup ? frame.change.path : leaf.slice(0, frame.depth),
      ply: isBackup ? step.evaluation.moves.length : frame.ply ?? -1,
    };
  }

  #end() {
    if (!this.ended) {
      this.ended = true;
      this.stage.finished();
    }
  }

  #pressed(event) {
    const actions = {
      ArrowRight: () => this.step(1), ArrowLeft: () => this.step(-1),
      PageDown: () => this.phase(1), PageUp: () => this.phase(-1), Escape: () => this.stage.closed(),
    };
    if (actions[event.key] && event.target.type !== 'range') {
      event.preventDefault();
      actions[event.key]();
    }
  }
}

/**
 * The frames of a simulation: one for each selection, playout move and node backed up. `depth` is
 * the number of moves of its path that are made at the frame. A choice among children that were
 * just made belongs to the expansion.
 */
export function framesOf(step) {
  const frames = [];
  const { moves } = step.evaluation;
  const depth = step.leaf.path.length;
  const fromNetwork = step.evaluation.kind === 'network';
  const grows = step.expandedPath === null || fromNetwork ? -1 : step.expandedPath.length;
  if (depth === 0) {
    frames.push({ phase: 'Select', kind: 'Select', choice: null, depth: 0 });
  }
  step.selected.forEach((choice, i) => {
    if (i === grows) {
      frames.push({ phase: 'Expand', kind: 'Expand', depth: i });
    }
    frames.push({ phase: grows >= 0 && i >= grows ? 'Expand' : 'Select', kind: 'Select', choice, depth: i + 1 });
  });
  const expand = { phase: 'Expand', kind: 'Expand', depth };
  if (!fromNetwork && !frames.some((frame) => frame.kind === 'Expand')) {
    frames.push(expand);
  }
  moves.forEach((_, i) => frames.push({ phase: 'Evaluate', kind: 'Move', ply: i + 1, depth }));
  frames.push({ phase: 'Evaluate', kind: 'Evaluate', ply: moves.length, depth });
  if (fromNetwork) {
    frames.push(expand);
  }
  backups(step).forEach((change, i) => frames.push({ phase: 'Back up', kind: 'Back up', change, i, depth }));
  return frames;
}

/** The changes of the nodes, the leaf first. */
function backups(step) {
  return [...step.backup].sort((a, b) => b.path.length - a.path.length);
}

function sentence(frame, step, { colours, nameOf }) {
  const { evaluation } = step;
  const names = (list) => list.map(nameOf).join(' ');
  switch (frame.kind) {
    case 'Select':
      return frame.choice ? selected(frame, colours, nameOf, names) : 'The root has no children yet: it is the leaf itself.';
    case 'Expand':
      return expanded(step, names);
    case 'Move': {
      const move = evaluation.moves[frame.ply - 1];
      return `Playout, move ${frame.ply} of ${evaluation.moves.length}: ${colours[move.colour]} ${nameOf(move.name)}.`;
    }
    case 'Evaluate':
      return evaluated(evaluation, colours, nameOf);
    default: {
      const { change } = frame;
      const value = (x) => percent(x === null || change.mover === 0 ? x : 1 - x);
      return `${change.names.length ? names(change.names) : 'Root'}: visits ${number(change.visitsBefore)} → ${number(change.visitsAfter)}, value for ${colours[change.mover]} ${value(change.valueBefore)} → ${value(change.valueAfter)}${change.proven ? `, proven: ${change.proven}` : ''}.`;
    }
  }
}

function selected({ choice }, colours, nameOf, names) {
  const { chosen, firsts } = choice;
  const where = choice.names.length ? `After ${names(choice.names)}` : 'At the root';
  const why = chosen.proven ? `the move is proven ${chosen.proven}`
    : chosen.bound !== null ? `it has the highest bound, ${number(chosen.bound)}${firsts > 1 ? `, as have ${firsts - 1} others after it` : ''}`
      : firsts > 1 ? `${firsts} moves are untried and have an infinite bound, this is the first` : 'it is untried and has an infinite bound';
  return `${where} ${colours[choice.colour]} selects ${nameOf(chosen.name)}: ${why}.`;
}

function expanded(step, names) {
  const { evaluation } = step;
  if (step.expandedPath !== null) {
    const path = step.expandedPath;
    const node = path.length ? `The node after ${names(step.leaf.names.slice(0, path.length))}` : 'The root';
    return `${node} gets ${number(step.expandedAll)} ${step.expandedAll === 1 ? 'child' : 'children, one for each move'}${
      evaluation.kind === 'network' ? ', with the probabilities of the network' : ''}.`;
  }
  switch (evaluation.kind) {
    case 'end': return 'The game is over at this leaf: there is nothing to expand.';
    case 'proven': return 'The result of this leaf is proven: it is not expanded.';
    case 'shared':
    case 'known': return 'The value of this leaf is known: it is not expanded.';
    default: return 'No children yet: the leaf is expanded at a later visit.';
  }
}

function evaluated(evaluation, colours, nameOf) {
  const { kind, value, moves, playouts } = evaluation;
  const winner = value === 1 ? `${colours[0]} wins` : value === 0 ? `${colours[1]} wins` : value === 0.5 ? 'a draw' : null;
  const hasScore = evaluation.score !== null && !(Number.isInteger(evaluation.score) && Math.abs(evaluation.score) <= 1);
  const lead = hasScore ? `${evaluation.score >= 0 ? colours[0] : colours[1]} by ${number(Math.abs(evaluation.score), 1)}` : '';
  const score = lead ? ` (${lead})` : '';
  const result = `Result for ${colours[0]}: ${number(value, 2)}.`;
  switch (kind) {
    case 'network': {
      const likely = evaluation.policy.slice(0, 3).map((c) => `${nameOf(c.name)} ${percent(c.prior, 0)}`).join(', ');
      return `The network gives ${colours[0]} ${percent(value)}${lead ? ` and expects ${lead}` : ''}. Likeliest moves: ${likely}.`;
    }
    case 'proven':
      return `The result of this leaf is proven: ${winner ?? percent(value)}.`;
    case 'end':
      return `The game is over: ${winner ?? percent(value)}${score}. ${result}`;
    case 'known':
      return `The transposition table knows this position: its value ${number(value)} for ${colours[0]} is backed up, without a playout.`;
    case 'shared':
      return 'Other moves lead to the same position, which has more visits than this move: the visit counts, without an evaluation.';
    case 'cut-off':
      return `The playout ends after ${moves.length} moves at a position of the transposition table, with its value ${number(value)} for ${colours[0]}.`;
    default:
      return playouts > 1 ? `The mean of ${playouts} playouts, of which the last is shown. ${result}`
        : `The playout ends: ${winner ?? `value ${number(value)} for ${colours[0]}`}${score}. ${result}`;
  }
}
