// Shapes made of squares: lists of [x, y] with their turns and reflections.

const sorted = (squares) => [...squares].sort((a, b) => a[1] - b[1] || a[0] - b[0]);

/** Moves squares so that the least x and y are 0. */
export function normal(squares) {
  const x0 = Math.min(...squares.map((q) => q[0]));
  const y0 = Math.min(...squares.map((q) => q[1]));
  return sorted(squares.map(([x, y]) => [x - x0, y - y0]));
}

export const turned = (squares) => normal(squares.map(([x, y]) => [-y, x]));
export const flipped = (squares) => normal(squares.map(([x, y]) => [-x, y]));
export const textOf = (squares) => normal(squares).join(' ');

/** All different orientations: the turns of the shape, then those of its mirror image. */
export function orientations(squares) {
  const found = new Map();
  for (let shape of [normal(squares), flipped(squares)]) {
    for (let i = 0; i < 4; i++) {
      if (!found.has(textOf(shape))) found.set(textOf(shape), shape);
      shape = turned(shape);
    }
  }
  return [...found.values()];
}

/** Cells of a board as squares. */
export const squaresOf = (cells, width) => cells.map((c) => [c % width, Math.floor(c / width)]);

/** Knows which piece a set of squares is. */
export class PieceBook {
  constructor(pieces) {
    this.byText = new Map();
    this.orientations = pieces.map((piece, i) => {
      const all = orientations(piece.squares);
      all.forEach((shape) => this.byText.set(textOf(shape), i));
      return all;
    });
  }

  /** The number of the piece that covers these cells; -1 if none does. */
  pieceOf(cells, width) {
    return this.byText.get(textOf(squaresOf(cells, width))) ?? -1;
  }
}
