package moyo.blokus.pattern.learn;

import java.util.Locale;
import moyo.game.BadInput;

/**
 * A move and the win rate that the search before it found: {@code 4068@0.5132}; without a search
 * only the move, {@code 4068}.
 *
 * @param value mean result of all simulations in [0, 1], for the side to move; NaN without a search
 */
public record RatedPly(int move, double value) {
    /** A move without a search. */
    static RatedPly unrated(int move) {
        return new RatedPly(move, Double.NaN);
    }

    boolean isRated() {
        return !Double.isNaN(value);
    }

    String text() {
        return isRated()
                ? String.format(Locale.ROOT, "%d@%.4f", move, value)
                : Integer.toString(move);
    }

    static RatedPly parse(String text) {
        String[] parts = text.split("@", -1);
        try {
            int move = Integer.parseInt(parts[0]);
            double value = parts.length == 1 ? Double.NaN : Double.parseDouble(parts[1]);
            if (parts.length <= 2 && !(value < 0 || value > 1)) {
                return new RatedPly(move, value);
            }
        } catch (NumberFormatException e) {
            throw new BadInput(fault(text), e);
        }
        throw new BadInput(fault(text));
    }

    private static String fault(String text) {
        return "'%s' is not a move with a win rate, such as 7@0.5132, nor a move, such as 7"
                .formatted(text);
    }
}
