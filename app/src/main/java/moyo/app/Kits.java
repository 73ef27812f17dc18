package moyo.app;

import java.util.Map;
import java.util.function.Function;
import moyo.blokus.BlokusGame;
import moyo.game.BadInput;
import moyo.go.GoGame;
import moyo.go.GoRules;
import moyo.lab.play.GameKit;

/** The games for the laboratory, by name and by what is said of the board. */
final class Kits {
    private Kits() {}

    /**
     * A game.
     *
     * @param board size, komi and rules as text, as far as somebody gave them
     */
    static GameKit<?, ?> of(String game, Map<String, String> board) {
        return GameOption.check(game).equals("blokus") ? blokus(board) : go(board);
    }

    private static GoKit go(Map<String, String> board) {
        int size = number("size", board.getOrDefault("size", "9"), Integer::valueOf);
        double komi = number("komi", board.getOrDefault("komi", "6.5"), Double::valueOf);
        String rules = board.getOrDefault("rules", "chinese");
        return new GoKit(new GoGame(size, komi, GoRules.parse(rules)));
    }

    static BlokusKit blokus(Map<String, String> board) {
        for (Map.Entry<String, String> given : board.entrySet()) {
            throw new BadInput(
                    "blokus knows no %s, such as '%s'".formatted(given.getKey(), given.getValue()));
        }
        return new BlokusKit(new BlokusGame());
    }

    private static <T> T number(String key, String text, Function<String, T> parse) {
        try {
            return parse.apply(text);
        } catch (NumberFormatException e) {
            throw new BadInput("'%s' is not a number that fits: '%s'".formatted(key, text), e);
        }
    }
}
