package moyo.go;

import moyo.game.Zobrist;

/** The random keys of one board size: one for each stone on each point, turn, ko and passes. */
final class GoKeys {
    private static final GoKeys[] BY_SIZE = new GoKeys[Geometry.LARGEST + 1];

    private final int arrayLength;
    private final long[] keys;
    private final int[] checks;

    static {
        for (int size = Geometry.SMALLEST; size <= Geometry.LARGEST; size++) {
            BY_SIZE[size] = new GoKeys(Geometry.of(size));
        }
    }

    private GoKeys(Geometry geometry) {
        arrayLength = geometry.arrayLength;
        int count = 3 * arrayLength + 3;
        keys = Zobrist.keys("go " + geometry.size, count);
        checks = Zobrist.checkKeys("go " + geometry.size, count);
    }

    static GoKeys of(Geometry geometry) {
        return BY_SIZE[geometry.size];
    }

    long stone(int point, int stone) {
        return keys[(stone - 1) * arrayLength + point];
    }

    int stoneCheck(int point, int stone) {
        return checks[(stone - 1) * arrayLength + point];
    }

    /** The key of a ko at {@code point}; 0, no ko, has key 0. */
    long ko(int point) {
        return point == 0 ? 0 : keys[2 * arrayLength + point];
    }

    int koCheck(int point) {
        return point == 0 ? 0 : checks[2 * arrayLength + point];
    }

    /** The key of "White to move". */
    long turn() {
        return keys[3 * arrayLength];
    }

    int turnCheck() {
        return checks[3 * arrayLength];
    }

    /** The key of the number of consecutive passes; 2 and more are the same. */
    long passes(int count) {
        return count == 0 ? 0 : keys[3 * arrayLength + Math.min(count, 2)];
    }

    int passesCheck(int count) {
        return count == 0 ? 0 : checks[3 * arrayLength + Math.min(count, 2)];
    }
}
