package moyo.game;

import java.util.Collection;
import java.util.Optional;

/** Finds the known word nearest to a misspelt one. */
public final class Nearest {
    private Nearest() {}

    /**
     * The known word with the smallest edit distance to {@code word}, if that is at most 1 + a
     * third of the word's length.
     */
    public static Optional<String> to(String word, Collection<String> known) {
        if (word.length() > 60) {
            return Optional.empty();
        }
        int limit = 1 + word.length() / 3;
        String best = "";
        for (String candidate : known) {
            int distance = distance(word, candidate);
            if (distance < limit || distance == limit && best.isEmpty()) {
                limit = distance;
                best = candidate;
            }
        }
        return best.isEmpty() ? Optional.empty() : Optional.of(best);
    }

    /** Levenshtein distance: the number of insertions, deletions and replacements of one letter. */
    static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int above = row[j];
                int replaced = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(replaced, 1 + Math.min(above, row[j - 1]));
                diagonal = above;
            }
        }
        return row[b.length()];
    }
}
