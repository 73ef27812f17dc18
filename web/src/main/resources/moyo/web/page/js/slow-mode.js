/**
 * Slow mode: one simulation, already taken by the server, shown in frames – select, expand,
 * evaluate, back up. Every frame can be shown from any other, so the reader may go back.
 */
import { h, percent, calm } from './dom.js';
import { button, number } from './elements.js';
import { key } from './exploration.js';

const PHASES = ['Select', 'Expand', 'Evaluate', 'Back up'];
const SECONDS = { Select: 1.3, Expand: 1.6, Move: 0.28, Evaluate: 1.8, 'Back up': 1.1 };

export class SlowMode {
  /** @param {Object} stage what shows the frames: `frame(state)`, `finished()`, `colours` */
  constructor(stage) {
    this.stage = stage;
    this.frames = [];
    this.at = 0;
    this.timer = null;
    this.speed = 1;
    this.phases = h('ol', { class: 'phases' }, PHASES.map((name) => h('li', {}, name)));
    this.text = h('p', { class: 'slow-text', 'aria-live': 'polite' });
    this.playButton = button('Play', () => this.toggle(), { class: 'play' });
    this.buttons = [
      button('«', () => this.phase(-1), { 'aria-label': 'Previous phase', title: 'Previous phase' }),
      button('‹', () => this.step(-1), { 'aria-label': 'One step back', title: 'One step back' }),
      this.playButton,
      button('›', () => this.step(1), { 'aria-label': 'One step forward', title: 'One step forward' }),
      button('»', () => this.phase(1), { 'aria-label': 'Next phase', title: 'Next phase' }),
    ];
    const slider = h('input', {
      type: 'range', min: '-2', max: '3', step: '0.5', value: '0',
      oninput: (event) => { this.speed = 2 ** Number(event.target.value); },
    });
    this.speedLabel = h('label', { class: 'speed' }, 'Speed ', slider);
    this.element = h('section', { class: 'slow', 'aria-label': 'Slow mode', hidden: true },
      this.phases,
      h('div', { class: 'slow-buttons' }, this.buttons, this.speedLabel),
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
    this.still = calm();
    this.playButton.hidden = this.still;
    this.speedLabel.hidden = this.still;
    this.element.hidden = false;
    this.ended = false;
    this.go(0);
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
    }, (1000 * SECONDS[frame.kind]) / this.speed);
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
    [...this.phases.children].forEach((item, i) => {
      const index = PHASES.indexOf(frame.phase);
      item.className = i < index ? 'done' : '';
      if (i === index) {
        item.setAttribute('aria-current', 'step');
      } else {
        item.removeAttribute('aria-current');
      }
    });
    const words = sentence(frame, this.data, this.stage.colours);
    if (this.text.textContent !== words) {
      this.text.textContent = words;
    }
    this.stage.frame(stateAt(this.frames, at, this.data));
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
      PageDown: () => this.phase(1), PageUp: () => this.phase(-1),
    };
    if (actions[event.key] && event.target.type !== 'range') {
      event.preventDefault();
      actions[event.key]();
    }
  }
}

/** The frames of a simulation: one for each selection, playout move and node backed up. */
export function framesOf(step) {
  const frames = step.selected.map((choice, i) => ({ phase: 'Select', kind: 'Select', choice, i }));
  if (frames.length === 0) {
    frames.push({ phase: 'Select', kind: 'Select', choice: null, i: -1 });
  }
  frames.push({ phase: 'Expand', kind: 'Expand' });
  const moves = step.evaluation.moves || [];
  moves.forEach((_, ply) => frames.push({ phase: 'Evaluate', kind: 'Move', ply }));
  frames.push({ phase: 'Evaluate', kind: 'Evaluate', ply: moves.length });
  backups(step).forEach((change, i) => frames.push({ phase: 'Back up', kind: 'Back up', change, i }));
  return frames;
}

/** The changes of the nodes, the leaf first. */
function backups(step) {
  return [...step.backup].sort((a, b) => b.path.length - a.path.length);
}

/** All that is to be seen at a frame. */
function stateAt(frames, at, step) {
  const frame = frames[at];
  const order = PHASES.indexOf(frame.phase);
  const leaf = step.leaf.path;
  const depth = frame.phase === 'Select' ? frame.i + 1 : leaf.length;
  const lit = new Set();
  for (let i = 0; i <= depth; i++) {
    lit.add(key(leaf.slice(0, i)));
  }
  const updated = order === 3 ? backups(step).slice(0, frame.i + 1) : [];
  return {
    frame, step, lit, updated,
    expanded: order >= 1 ? step.expanded : null,
    changed: frame.phase === 'Back up' ? key(frame.change.path) : null,
    at: frame.phase === 'Select' ? leaf.slice(0, Math.max(0, frame.i + 1)) : frame.phase === 'Back up' ? frame.change.path : leaf,
    ply: order < 2 ? -1 : order > 2 ? (step.evaluation.moves || []).length : frame.ply,
  };
}

function sentence(frame, step, colours) {
  const last = step.leaf.names[step.leaf.names.length - 1];
  const { evaluation } = step;
  switch (frame.kind) {
    case 'Select': {
      if (!frame.choice) {
        return 'The root has no children yet: it is the leaf itself.';
      }
      const { chosen, names, colour } = frame.choice;
      const bound = chosen.bound === null || chosen.bound === undefined
        ? 'it has not been tried yet' : `it has the highest bound, ${number(chosen.bound)}`;
      return `${names.length ? `After ${names.join(' ')}` : 'At the root'} ${colours[colour]} selects ${chosen.name}: ${bound}.`;
    }
    case 'Expand':
      return step.expanded && step.expanded.length
        ? `The leaf${last ? ` ${last}` : ''} gets ${number(step.expandedAll ?? step.expanded.length)} children, one for each move.`
        : evaluation.kind === 'end' ? 'The game is over at this leaf: there is nothing to expand.'
          : 'No children yet: the leaf is expanded at a later visit.';
    case 'Move':
      return `Playout, move ${frame.ply + 1} of ${evaluation.moves.length}: ${colours[evaluation.moves[frame.ply].colour]} ${evaluation.moves[frame.ply].name}.`;
    case 'Evaluate':
      return evaluated(evaluation, colours);
    default: {
      const { change } = frame;
      const name = change.names.length ? change.names.join(' ') : 'Root';
      const mover = change.mover ?? 0;
      const view = (value) => percent(value === null ? null : mover === 0 ? value : 1 - value);
      return `${name}: visits ${number(change.visitsBefore)} → ${number(change.visitsAfter)}, value for ${colours[mover]} ${view(change.valueBefore)} → ${view(change.valueAfter)}.`;
    }
  }
}

function evaluated(evaluation, colours) {
  const { kind, value } = evaluation;
  const winner = value === 1 ? `${colours[0]} wins` : value === 0 ? `${colours[1]} wins` : value === 0.5 ? 'a draw' : null;
  const score = evaluation.score === null || evaluation.score === undefined ? '' : ` (score ${evaluation.score})`;
  switch (kind) {
    case 'network':
      return `The network gives ${colours[0]} ${percent(value)}.`;
    case 'proven':
      return `The result of this leaf is proven: ${winner ?? percent(value)}.`;
    case 'end':
      return `The game is over: ${winner ?? percent(value)}${score}.`;
    default:
      return `The playout ends: ${winner ?? `value ${number(value)} for ${colours[0]}`}${score}. Result for ${colours[0]}: ${number(value, 2)}.`;
  }
}
