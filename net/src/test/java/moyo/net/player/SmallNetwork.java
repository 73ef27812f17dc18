package moyo.net.player;

import moyo.net.weights.Architecture;

/** A network of tic-tac-toe with random weights, which the tests of players share. */
final class SmallNetwork {
    static final Architecture ARCHITECTURE =
            new Architecture("tictactoe", 1, 2, 1, 1, false, 16, 1);

    static final long SEED = 3;

    private SmallNetwork() {}
}
