// The lessons of the page "MCTS in Moyo": texts and what their live views show. The searches have a
// fixed seed, so the numbers in the texts are those of the views.
//
// A lesson: {id, title, text: [paragraph or {code} or {list: []}], views: [view], control, together}.
// A view: {title, game, board, moves, player, simulations (run at once), parts (of board, tree, terms,
// slow), runs (numbers of the buttons), open and select (nodes by the names of their moves)}. `together`:
// buttons that run all views. A control: {kind: 'slider' | 'choice', setting, label, values,
// start, view (which views it changes; all if left out)}: the views open again with that setting.

export const LESSONS = [
  {
    id: 'four-steps',
    title: 'One simulation in four steps',
    text: [
      'Monte Carlo tree search (MCTS) looks for the best move of a position, the root of its tree. It repeats one procedure, the simulation, hundreds or thousands of times. A simulation has four steps:',
      { list: [
        'Select. Start at the root and follow the child with the highest bound (lesson 3) down to a leaf, a node without children.',
        'Expand. A leaf that has been visited before gets a child for each legal move, and the first child is selected.',
        'Evaluate. From the leaf both sides play random moves to the end of the game: a playout. Its result is 1 for a win, 0.5 for a draw, 0 for a loss.',
        'Back up. Each node on the path counts one more visit, and the result becomes part of its mean value.',
      ] },
      'Beside a node stand its visits and its value for the side whose move leads to it: `7 · 71 %` means that 7 simulations made this move and that it won 71 % of them. Values alternate between the two sides along a path, because a win of one side is a loss of the other.',
      'Press “One simulation slowly”. The search has 31 simulations; the next one is shown step by step on the board and in the tree. The arrow keys go one step back or on.',
    ],
    views: [{ game: 'connect4', moves: ['d', 'd'], player: 'uct', simulations: 31, parts: ['board', 'tree', 'slow'], runs: [1, 10] }],
  },
  {
    id: 'tree',
    title: 'The tree grows',
    text: [
      'The first simulation evaluates the root and adds nothing: 1 node. The second gives the root its seven children: 8 nodes. From then on a leaf is expanded at its second visit (setting `expand-threshold`).',
      'The tree grows unevenly, because simulations prefer moves that did well. Run 1,000 simulations: the tree has about 2,100 nodes and is 5 moves deep below the best moves. Of these simulations the move c gets 244, and f gets 53. A search of fixed depth would treat all moves alike: 5 moves deep it would have 7⁵ = 16,807 leaves.',
      'Click a node, or use the arrow keys, to open its children and to see its position.',
    ],
    views: [{ game: 'connect4', moves: [], player: 'uct', simulations: 1, parts: ['board', 'tree'], runs: [1, 10, 100, 1000] }],
  },
  {
    id: 'ucb1',
    title: 'The selection formula',
    text: [
      'Which child does a simulation follow? The player `uct` computes an upper confidence bound for each (UCB1; Auer, Cesa-Bianchi and Fischer 2002, in trees Kocsis and Szepesvári 2006) and takes the highest:',
      { code: 'bound = mean + c √(ln N / n)' },
      { list: [
        '`mean`: the mean result of the move, for the side that makes it (exploitation).',
        '`N`: visits of the node; `n`: visits of the move. The root term grows while other moves are tried and shrinks with each visit of this move (exploration).',
        '`c`: weight of exploration, 1 here. An untried move has n = 0 and an infinite bound.',
      ] },
      'After 100 simulations the move a has most visits and the highest mean, 0.667, but the next simulation selects g: its mean is only 0.538, but with 13 visits its value is less certain. Its bound is 0.538 + √(ln 100 / 13) = 1.134, that of a is 0.667 + √(ln 100 / 24) = 1.105.',
      'Run single simulations and watch the bounds: the bound of the selected move usually falls, and those of all others rise a little.',
    ],
    views: [{ game: 'connect4', moves: ['d', 'd'], player: 'uct', simulations: 100, parts: ['terms', 'tree'], runs: [1, 10, 100] }],
  },
  {
    id: 'exploration',
    title: 'Exploration and exploitation',
    text: [
      'The constant c decides how much the search explores. With c = 0 it never explores: the move f won its first playout and gets 191 of 200 simulations, while a, c, d and e lost their first playout and are not tried again. With c = 5 it gives each move 25 to 30 of 200 simulations and learns little about the best ones.',
      'The best value depends on the game and on the evaluation, and is found by matches. The network player `zero` has c = 0.8 in another formula, in Connect Four 0.5 (lesson 6).',
    ],
    views: [
      { title: 'c = 1', game: 'connect4', moves: [], player: 'uct exploration=1', simulations: 200, parts: ['tree'] },
      { title: 'c of the slider', game: 'connect4', moves: [], player: 'uct', simulations: 200, parts: ['tree'] },
    ],
    together: [1, 10, 100],
    control: { kind: 'slider', setting: 'exploration', label: 'c', values: [0, 0.2, 0.5, 1, 2, 5], start: 0, view: [1] },
  },
  {
    id: 'flat',
    title: 'From flat Monte Carlo to the tree',
    text: [
      'Without a tree, a search can still count which of its own moves wins most random playouts: flat Monte Carlo. On the left nothing below the root is expanded (`expand-threshold=100000`); on the right the tree grows. In this position only d wins for Yellow, and the other six moves lose, as an exact solver shows.',
      'After 1,000 simulations flat Monte Carlo prefers the losing move e with 72 % to the winning d with 70 %: a random opponent rarely finds the right answer. More playouts do not help, because the average over random answers is the wrong quantity: after 10,000 it is 68 % against 66 %. The tree gives good answers more visits. So the value of a node moves from the average towards that of the best answer: e falls to 53 %, and d is first with 64 %.',
      'The node e is open on the right: Red’s best answer, also e, wins 71 % for Red and got 58 of the 107 visits.',
    ],
    views: [
      { title: 'Flat Monte Carlo', game: 'connect4', moves: ['d', 'c', 'g', 'c', 'f', 'd', 'f', 'g', 'g', 'c', 'a', 'e', 'f', 'f', 'c'], player: 'uct expand-threshold=100000', simulations: 1000, parts: ['board', 'tree'] },
      { title: 'Tree search', game: 'connect4', moves: ['d', 'c', 'g', 'c', 'f', 'd', 'f', 'g', 'g', 'c', 'a', 'e', 'f', 'f', 'c'], player: 'uct', simulations: 1000, parts: ['board', 'tree'], open: [['e']] },
    ],
    together: [10, 100],
  },
  {
    id: 'puct',
    title: 'Prior knowledge: PUCT with a network',
    text: [
      'The player `zero` has a neural network that it has trained by playing against itself. For a leaf the network computes a value, which replaces the playout, and a probability P for each move. The selection formula uses P (PUCT; Rosin 2011, as Silver et al. 2016 use it):',
      { code: 'bound = mean + c P √N / (1 + n)' },
      'A move with a small P gets few visits unless its value is high. An untried move has the value of its node minus `first-play-reduction`, so that it need not be tried at all. The leaf gets its children and their P right after its evaluation.',
      'In this position only f wins, and d draws. The network gives d the highest probability (P = 0.33), then e (0.31) and f (0.20). (The search has the settings of Go here: c = 0.8, first-play reduction 0.1.) The first simulations follow P; the values of the positions below correct it: after 100 simulations f has 49 visits, d 41 and e only 5. Plain `uct` with 100 playouts prefers d with 74 %, and f has 53 %.',
    ],
    views: [
      { title: 'zero: network', game: 'connect4', moves: ['d', 'a', 'c', 'a', 'f', 'd', 'g', 'b', 'b', 'c', 'c', 'e'], player: 'zero exploration=0.8 first-play-reduction=0.1 policy-temperature=1', simulations: 1, parts: ['board', 'terms', 'tree', 'slow'], runs: [1, 9, 90] },
      { title: 'uct: playouts', game: 'connect4', moves: ['d', 'a', 'c', 'a', 'f', 'd', 'g', 'b', 'b', 'c', 'c', 'e'], player: 'uct', simulations: 100, parts: ['board', 'terms', 'tree'], runs: [1, 10, 100] },
    ],
  },
  {
    id: 'transpositions',
    title: 'Transpositions: graph and table',
    text: [
      'Different orders of moves can lead to the same position: Red c, Yellow d, Red b and Red b, Yellow d, Red c. A tree has two nodes for it and searches both. Moyo has two ways to share what is known.',
      'The player `graph` has one node for a position, whatever moves lead to it. Each move to it counts its own visits. A dashed ring marks such nodes. If the position has more visits than the move that leads to it, the simulation ends there: the visit counts, the value is taken over, and no playout is needed. That happens in 113 of the first 1,000 simulations from the empty board.',
      'The player `btt` has a tree, and beside it a table with the mean value of each position of its simulations, in the tree and in the first moves of the playouts. It is used once half of the board is filled; here `gate=0` uses it always. Take the sixth simulation slowly: the position after its move a was part of an earlier playout, so its value comes from the table.',
    ],
    views: [
      { title: 'graph: one node for a position', game: 'connect4', moves: [], player: 'graph', simulations: 1000, parts: ['tree', 'slow'], runs: [1, 10, 100], open: [['c', 'd']], select: ['c', 'd', 'b'] },
      { title: 'btt: a table of values', game: 'connect4', moves: [], player: 'btt gate=0', simulations: 5, parts: ['tree', 'slow'], runs: [1, 10, 100] },
    ],
  },
  {
    id: 'solver',
    title: 'Proven values',
    text: [
      'A mean of playouts is an estimate, the end of a game is certain. With `solver=on` a node whose game is over is a proof. A proof is backed up by the rules of minimax: a node is won for the side to move if one move is a proven win, and lost if all moves are proven losses. Proven losses are never selected again, a proven win is always selected.',
      'On the left the search has taken 102 simulations. The five visits of d have proven that it loses: Red answers d and has four. The next simulation completes the proof that a wins: whatever Red answers, Yellow’s next move makes four. The root is proven, and more simulations change nothing.',
      'Without the solver, after 103 simulations, the search still gives most visits to g. It finds a later: 100 simulations after that a has 78 visits and g 46.',
    ],
    views: [
      { title: 'solver=on', game: 'connect4', moves: ['b', 'b', 'a', 'b', 'e', 'c', 'b', 'c', 'c', 'g', 'b', 'a', 'a'], player: 'uct solver=on', simulations: 102, parts: ['board', 'tree'], runs: [1, 10], open: [['a']] },
      { title: 'solver=off', game: 'connect4', moves: ['b', 'b', 'a', 'b', 'e', 'c', 'b', 'c', 'c', 'g', 'b', 'a', 'a'], player: 'uct', simulations: 103, parts: ['board', 'tree'], runs: [1, 10, 100] },
    ],
  },
  {
    id: 'visits',
    title: 'Why visits choose the move',
    text: [
      'After the last simulation the player makes the move with most visits, not the one with the highest value. A value is a mean of n results with the standard error',
      { code: '√(v (1 − v) / n)' },
      'Few visits make it unreliable. After 30 simulations f has won 6 of 7 (86 %, standard error 13 %) and e has lost both of its playouts. After 1,000 simulations f has 58 % and e is the best move with 304 visits and 69 % (standard error 3 %).',
      'A move gets many visits only if its value stays high while it is visited: visits are a value that has been tested. The setting `final-move` chooses the rule. After 30 simulations `visits` makes the move a and `mean` the move f; after 1,000 both make e. Other rules, such as the lower confidence bound of `zero`, join both numbers.',
    ],
    views: [{ game: 'connect4', moves: ['d', 'd'], player: 'uct', simulations: 30, parts: ['board', 'tree'], runs: [10, 100, 970] }],
    control: { kind: 'choice', setting: 'final-move', label: 'final-move', values: ['visits', 'mean'] },
  },
];
