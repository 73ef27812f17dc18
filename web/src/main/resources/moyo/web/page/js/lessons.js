// The lessons of the page "MCTS in Moyo": texts and what their live views show.
//
// A lesson: {id, title, text: [paragraph or {code} or {list: []}], views: [view], control}.
// A view: {title, game, board, moves, player, simulations (run at once), parts (of board, tree, terms,
// slow), runs (numbers of the buttons), open and select (nodes by the names of their moves)}. `together`:
// buttons that run all views. A control: {kind: 'slider' | 'choice', setting, label, values,
// start, view (which views it changes; all if left out)}: the views open again with that setting.

export const LESSONS = [
  {
    id: 'four-steps',
    title: 'One simulation in four steps',
    text: [
      'The search grows a tree from the position on the board. Each simulation selects a leaf, expands it, plays the game to its end at random, and backs the result up to the root.',
      'Take one simulation slowly and watch the four steps.',
    ],
    views: [{ game: 'connect4', moves: ['d', 'd'], player: 'uct', simulations: 30, parts: ['board', 'tree', 'slow'], runs: [1, 10] }],
  },
  {
    id: 'exploration',
    title: 'Exploration against exploitation',
    text: ['The constant c weighs the untried against the good. With c = 0 the search follows its first impressions; with a large c it visits all moves equally often.'],
    views: [
      { title: 'c = 1', game: 'connect4', moves: [], player: 'uct exploration=1', simulations: 200, parts: ['tree'] },
      { title: 'c by the slider', game: 'connect4', moves: [], player: 'uct exploration=0', simulations: 200, parts: ['tree'] },
    ],
    together: [1, 10, 100],
    control: { kind: 'slider', setting: 'exploration', label: 'c', values: [0, 0.2, 0.5, 1, 2, 5], start: 0, view: [1] },
  },
];
