package moyo.search.player;

import java.util.List;

/** The allowed values of a setting, from which dialogs, forms and tuners can be generated. */
public sealed interface Range {
    /** Returns a description: {@code a whole number from 1 to 64}. */
    String text();

    /** A whole number. */
    record Whole(int min, int max) implements Range {
        @Override
        public String text() {
            return "a whole number from %d to %d".formatted(min, max);
        }
    }

    /** A real number. */
    record Real(double min, double max) implements Range {
        @Override
        public String text() {
            return "a number from %s to %s".formatted(min, max);
        }
    }

    /** One of several words. */
    record Choice(List<String> words) implements Range {
        public Choice {
            words = List.copyOf(words);
        }

        @Override
        public String text() {
            return "one of " + String.join(", ", words);
        }
    }

    /** On or off. */
    record Switch() implements Range {
        @Override
        public String text() {
            return "on or off";
        }
    }

    /**
     * A text that the setting's parser checks.
     *
     * @param text a description of the accepted values
     */
    record Text(String text) implements Range {}
}
