package moyo.search.player;

import java.util.List;

/** What a setting may be: enough for a dialog, a form or a tuner to be made of it. */
public sealed interface Range {
    /** In words: {@code a whole number from 1 to 64}. */
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
     * @param text what it accepts, in words
     */
    record Text(String text) implements Range {}
}
