// A game: filled in by the next change.
import { h } from './dom.js';

export function mount(element) {
  element.append(h('h1', {}, 'A game'));
}
