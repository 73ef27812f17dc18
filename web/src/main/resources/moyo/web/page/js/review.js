// The review of a whole game: which player looks at it and how long, progress, the end.
import { h, newId, stored, store } from './dom.js';
import { playerForm, readSpec, specText } from './settings.js';

export class ReviewForm {
  constructor(host) {
    this.host = host;
    const visits = newId('visits');
    this.visits = h('select', { id: visits, onchange: () => store('review.visits', Number(this.visits.value)) },
      [200, 500, 1000, 3000, 10000].map((n) => h('option', { value: n, selected: n === stored('review.visits', 500) }, n.toLocaleString('en'))));
    this.player = null;
    this.start = h('button', { type: 'button', class: 'small', onclick: () => this.begin() }, 'Review the game');
    this.stop = h('button', { type: 'button', class: 'small', onclick: () => host.room.ask({ do: 'cancel' }) }, 'Stop');
    this.bar = h('progress', { max: 1, value: 0, 'aria-label': 'Progress of the review' });
    this.text = h('span', { class: 'small muted number' });
    this.more = h('details', { class: 'review-more', ontoggle: () => { if (this.more.open) this.fill(); } }, h('summary', { class: 'small' }, 'Reviewed by …'));
    this.idle = h('div', { class: 'row' }, this.start, h('label', { for: visits, class: 'small muted' }, 'visits a move'), this.visits);
    this.running = h('div', { class: 'row', hidden: true }, this.bar, this.text, this.stop);
    this.element = h('div', { class: 'review' }, this.idle, this.running, this.more);
  }

  async fill() {
    if (this.form) return;
    const about = await this.host.boardInfo();
    const choice = readSpec(this.player ?? about.standardPlayer);
    this.form = playerForm(about, choice, () => { this.player = specText(choice.name, choice.values); });
    this.more.append(this.form);
  }

  begin() {
    this.host.room.ask({ do: 'review', player: this.player, visits: Number(this.visits.value) });
  }

  progress({ done, of }) {
    this.show(done < of ? { done, of } : null);
  }

  update() {
    const { doc } = this.host.room;
    this.start.disabled = doc.nodes.length <= 1;
    this.show(doc.review);
  }

  show(review) {
    this.idle.hidden = Boolean(review);
    this.more.hidden = Boolean(review);
    this.running.hidden = !review;
    if (!review) return;
    this.bar.value = review.of ? review.done / review.of : 0;
    this.text.textContent = `${review.done} of ${review.of}`;
  }
}
