// Starts the page: the shell and the routes of the views.
import { Shell } from './shell.js';

const shell = new Shell({
  header: document.getElementById('header'),
  view: document.getElementById('view'),
  toasts: document.getElementById('toasts'),
});
shell.route('', () => import('./home.js'), 'Play');
shell.route('game', () => import('./game.js'), 'Game');
shell.route('understand', () => import('./understand.js'), 'Understand');
shell.route('explore', () => import('./explore.js'), 'Explore');
shell.route('lab', () => import('./lab.js'), 'Lab');
shell.start();
