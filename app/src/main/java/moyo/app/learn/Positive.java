package moyo.app.learn;

import moyo.game.BadInput;
import org.jspecify.annotations.Nullable;

/** The check of options whose numbers must be above 0. */
final class Positive {
    private Positive() {}

    /**
     * Passes a number above 0, and an option that was not given.
     *
     * @throws BadInput for every other number
     */
    static void require(String option, @Nullable Number value) {
        if (value != null && !(value.doubleValue() > 0)) {
            throw new BadInput("%s %s is not above 0".formatted(option, value));
        }
    }

    /**
     * Passes a whole number from 1 to {@code most}, and an option that was not given.
     *
     * @throws BadInput for every other number
     */
    static void require(String option, @Nullable Integer value, int most) {
        require(option, value);
        if (value != null && value > most) {
            throw new BadInput("%s %d is more than %d".formatted(option, value, most));
        }
    }
}
