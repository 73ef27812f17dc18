// Who plays: the strips above and below the board with clocks, captures and whose turn it is.
import { h } from './dom.js';
import { chip } from './colours.js';
import { clockText } from './names.js';

export class PlayerStrip {
  constructor(colour) {
    this.colour = colour;
    this.name = h('span', { class: 'player-name' });
    this.about = h('span', { class: 'player-about muted small' });
    this.busy = h('span', { class: 'busy', hidden: true, title: 'is thinking' }, h('i'), h('i'), h('i'));
    this.clock = h('span', { class: 'clock number', hidden: true });
    this.chipPlace = h('span');
    this.element = h('div', { class: 'player-strip' }, this.chipPlace, this.name, this.busy, h('span', { class: 'spring' }), this.about, this.clock);
  }

  update(room) {
    const { doc, position } = room;
    const seat = doc.seats[this.colour];
    this.chipPlace.replaceChildren(chip(doc.colours, this.colour));
    this.name.textContent = seat.label ?? doc.colours[this.colour];
    this.name.title = `${doc.colours[this.colour]}: ${seat.label ?? ''}`;
    const captured = position?.captures?.[this.colour];
    const winner = doc.phase === 'over' && doc.result?.winner === this.colour && room.atHead;
    this.about.textContent = winner ? '★ won' : captured ? `${captured} captured` : '';
    this.about.classList.toggle('won', winner);
    this.busy.hidden = doc.thinking?.colour !== this.colour;
    const turn = doc.phase !== 'over' && (room.atHead ? doc.toMove : position?.toMove) === this.colour;
    this.element.classList.toggle('turn', turn);
    this.tick(room);
  }

  /** Draws the clock; called several times a second while one runs. */
  tick(room) {
    const clock = room.doc?.clock?.[this.colour];
    this.clock.hidden = !clock;
    if (!clock) return;
    const gone = clock.running ? (performance.now() - (room.clockAt ?? performance.now())) / 1000 : 0;
    const { main, period } = clock;
    let { periods } = clock;
    let left = main - gone;
    const inPeriod = left <= 0 && period > 0 && periods > 0;
    if (inPeriod) {
      left += clock.inPeriod; // seconds left of the period under way
      while (left < 0 && periods > 1) {
        left += period;
        periods -= 1;
      }
    }
    this.clock.textContent = clockText(left) + (inPeriod ? ` ×${periods}` : '');
    this.clock.classList.toggle('low', left < 10 && clock.running);
    this.clock.classList.toggle('running', clock.running);
  }
}
