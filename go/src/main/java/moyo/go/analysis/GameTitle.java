package moyo.go.analysis;

import java.util.ArrayList;
import java.util.List;
import moyo.go.GoGame;
import moyo.sgf.SgfNode;

/**
 * What stands over a game.
 *
 * @param players who played, as far as the record says
 * @param details size, komi and the like
 */
public record GameTitle(String players, String details) {
    private static final int LONGEST_NAME = 32;

    /**
     * The title of a game.
     *
     * @param analyst who judged it
     */
    public static GameTitle of(GameLine line, String analyst) {
        SgfNode root = line.root();
        GoGame game = line.game();
        List<String> details = new ArrayList<>();
        details.add("%dx%d".formatted(game.size(), game.size()));
        details.add("komi " + game.komi());
        root.value("HA").filter(h -> !h.isBlank()).ifPresent(h -> details.add("handicap " + h));
        root.value("RE").filter(r -> !r.isBlank()).ifPresent(details::add);
        details.add("judged by " + analyst);
        return new GameTitle(players(root), String.join(", ", details));
    }

    private static String players(SgfNode root) {
        String black = name(root, "PB");
        String white = name(root, "PW");
        if (black.isEmpty() && white.isEmpty()) {
            return "Black’s win rate, move by move";
        }
        return "%s (Black) – %s (White)"
                .formatted(black.isEmpty() ? "?" : black, white.isEmpty() ? "?" : white);
    }

    private static String name(SgfNode root, String id) {
        String name = root.value(id).orElse("").strip();
        if (name.codePointCount(0, name.length()) <= LONGEST_NAME) {
            return name;
        }
        return name.substring(0, name.offsetByCodePoints(0, LONGEST_NAME - 1)) + "…";
    }
}
