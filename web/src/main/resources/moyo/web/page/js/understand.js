// Understand: lessons whose pictures are live searches.
import { h } from './dom.js';
import { failed, setTitle } from './shell.js';
import { LESSONS } from './lessons.js';
import { LessonView } from './lesson-view.js';

const GESTURES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

export function mount(element, { id }) {
  setTitle('MCTS in Moyo');
  const drawn = LESSONS.map((lesson, i) => drawLesson(lesson, i));
  element.append(h('div', { class: 'lessons' },
    h('nav', { 'aria-label': 'Lessons', class: 'panel' },
      h('h2', {}, 'Lessons'),
      h('ol', {}, LESSONS.map((lesson) => h('li', {}, h('a', { href: `#/understand/${lesson.id}` }, lesson.title)))),
      h('p', { class: 'lessons-explore' }, h('a', { class: 'button', href: '#/explore' }, 'Explore any position'))),
    h('div', {},
      h('h1', {}, 'MCTS in Moyo'),
      h('p', { class: 'muted lesson-text' }, 'Every picture is a search that runs now, in this program, on Connect Four. Take single simulations, open nodes, and see the terms of the selection formula.'),
      drawn.map((d) => d.element))));

  // The pictures of the lessons before it move the wanted lesson down when they come, until the reader scrolls.
  let wanted = id && document.getElementById(`lesson-${id}`);
  const show = () => wanted?.scrollIntoView();
  const taken = () => { wanted = null; };
  GESTURES.forEach((type) => addEventListener(type, taken, { passive: true }));

  // A lesson's searches begin when it comes into view, and end when the page is left.
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      if (entry.isIntersecting) {
        observer.unobserve(entry.target);
        drawn.find((d) => d.element === entry.target).start().catch(failed).then(show);
      }
    }
  }, { rootMargin: '200px' });
  drawn.forEach((d) => observer.observe(d.element));
  show();
  return () => {
    observer.disconnect();
    GESTURES.forEach((type) => removeEventListener(type, taken));
    drawn.forEach((d) => d.close());
  };
}

function drawLesson(lesson, number) {
  const picture = new LessonView(lesson);
  const element = h('article', { class: 'lesson', id: `lesson-${lesson.id}`, 'aria-label': lesson.title },
    h('div', { class: 'lesson-text' },
      h('h2', {}, `${number + 1}. ${lesson.title}`),
      lesson.text.map(paragraph)),
    picture.element);
  return { element, start: () => picture.start(), close: () => picture.close() };
}

/** A paragraph is text; `code` in it stands between backticks. */
function paragraph(part) {
  if (part.list) {
    return h('ul', {}, part.list.map((item) => h('li', {}, inline(item))));
  }
  return part.code ? h('pre', { class: 'mono' }, part.code) : h('p', {}, inline(part));
}

function inline(text) {
  return text.split('`').map((piece, i) => (i % 2 ? h('code', {}, piece) : piece));
}
