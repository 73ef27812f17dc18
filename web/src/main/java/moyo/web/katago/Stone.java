package moyo.web.katago;

/** A stone on the board, or a move of a colour. */
record Stone(int colour, int move) {}
