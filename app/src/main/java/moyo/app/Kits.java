package moyo.app;

import java.util.Map;
import java.util.function.Function;
import moyo.game.BadInput;
import moyo.go.GoGame;
import moyo.go.GoRules;
import moyo.lab.play.GameKit;

/** The games for the laboratory, by name and by what experiment files say of the board. */
final class Kits {
    private Kits() {}

    static GameKit<?, ?> of(String game, Map<String, String> board) {
        GameOption.check(game);
        int size = number("size", board.getOrDefault("size", "9"), Integer::valueOf);
        double komi = number("komi", board.getOrDefault("komi", "6.5"), Double::valueOf);
        String rules = board.getOrDefault("rules", "chinese");
        return new GoKit(new GoGame(size, komi, GoRules.parse(rules)));
    }

    private static <T> T number(String key, String text, Function<String, T> parse) {
        try {
            return parse.apply(text);
        } catch (NumberFormatException e) {
            throw new BadInput("'%s' is not a number that fits: '%s'".formatted(key, text), e);
        }
    }
}
