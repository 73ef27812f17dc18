package moyo.blokus.pattern.learn;

/**
 * What the network of one move number has learned, a point of the paper's figure 3.
 *
 * @param number plies before the position
 * @param positions number of distinct training positions, a tenth of which is held out
 * @param strays how many of them are strays
 * @param inputs number of inputs with weights; 0 if the move number has no network of its own
 * @param rounds passes over the training positions; 0 without a network of its own
 * @param tests the test positions of games
 * @param strayTests the test positions that are strays
 */
public record MoveError(
        int number,
        int positions,
        int strays,
        int inputs,
        int rounds,
        TestError tests,
        TestError strayTests) {}
