package moyo.session.analysis;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import moyo.game.Game;

/** Formats moves and win rates. */
final class MoveText {
    private MoveText() {}

    static String names(Game<?> game, List<Integer> moves, int most) {
        return moves.stream().limit(most).map(game::moveName).collect(Collectors.joining(" "));
    }

    static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * share);
    }

    /** Formats percentage points of win rate. */
    static String points(double share) {
        return String.format(Locale.ROOT, "%.1f", 100 * share);
    }

    /** The sentence that an unsure move gets. */
    static String doubt(Sides sides, AnalysedMove move) {
        return "Unsure: the search before the move expected %s for %s, the search after it %s; search more."
                .formatted(percent(move.blackExpected()), sides.first(), percent(move.black()));
    }
}
