package moyo.session.analysis;

import java.util.ArrayList;
import java.util.List;
import moyo.sgf.SgfNode;

/**
 * The title of the plot of a game.
 *
 * @param players the names of the players, if the record has them
 * @param details size, komi and the like
 */
public record GameTitle(String players, String details) {
    private static final int LONGEST_NAME = 32;

    /**
     * Creates the title of a game.
     *
     * @param facts size, komi and the like
     * @param analyst the name of the analysing player
     */
    public static GameTitle of(SgfNode root, List<String> facts, Sides sides, String analyst) {
        List<String> details = new ArrayList<>(facts);
        root.value("HA").filter(h -> !h.isBlank()).ifPresent(h -> details.add("handicap " + h));
        root.value("RE").filter(r -> !r.isBlank()).ifPresent(details::add);
        details.add("judged by " + analyst);
        return new GameTitle(players(root, sides), String.join(", ", details));
    }

    private static String players(SgfNode root, Sides sides) {
        String first = name(root, "PB");
        String second = name(root, "PW");
        if (first.isEmpty() && second.isEmpty()) {
            return sides.first() + "’s win rate, move by move";
        }
        return "%s (%s) – %s (%s)"
                .formatted(
                        first.isEmpty() ? "?" : first,
                        sides.first(),
                        second.isEmpty() ? "?" : second,
                        sides.second());
    }

    private static String name(SgfNode root, String id) {
        String name = root.value(id).orElse("").strip();
        if (name.codePointCount(0, name.length()) <= LONGEST_NAME) {
            return name;
        }
        return name.substring(0, name.offsetByCodePoints(0, LONGEST_NAME - 1)) + "…";
    }
}
