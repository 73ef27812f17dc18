// Lab: the list of runs, a run's page, and the forms that start new ones.
import { h } from './dom.js';
import { post } from './api.js';
import { RunList } from './lab-list.js';
import { RunPage } from './lab-run.js';
import { setTitle } from './shell.js';

export function mount(element, { parts }) {
  const id = parts[1] ? decodeURIComponent(parts[1]) : null;
  if (id === null) {
    setTitle('Lab');
    const list = new RunList(element);
    return () => list.close();
  }
  if (parts[2] === 'game' && parts[3]) {
    return openGame(element, id, decodeURIComponent(parts[3]).replaceAll('~', '/'));
  }
  const page = new RunPage(element, id);
  return () => page.close();
}

/** The way from a report to a game on the board. */
async function openGame(element, run, file) {
  element.append(h('p', { class: 'pad muted' }, `Opening ${file} …`));
  const { id } = await post('/api/games/open', { run, file });
  location.replace(`#/game/${id}`);
}
