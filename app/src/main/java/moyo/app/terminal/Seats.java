package moyo.app.terminal;

import moyo.game.Colour;

/** Which colours a person plays; the program plays the others. */
public enum Seats {
    FIRST,
    SECOND,
    BOTH,
    NONE;

    boolean isPerson(int colour) {
        return this == BOTH || this == (colour == Colour.FIRST ? FIRST : SECOND);
    }
}
