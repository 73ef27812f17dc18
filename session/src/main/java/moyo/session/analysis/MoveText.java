package moyo.session.analysis;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import moyo.game.Game;

/** Moves and win rates in words. */
final class MoveText {
    private MoveText() {}

    static String names(Game<?> game, List<Integer> moves, int most) {
        return moves.stream().limit(most).map(game::moveName).collect(Collectors.joining(" "));
    }

    static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * share);
    }

    /** Points of win rate, of which there are 100. */
    static String points(double share) {
        return String.format(Locale.ROOT, "%.1f", 100 * share);
    }
}
