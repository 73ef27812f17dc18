package moyo.app;

import java.util.List;
import moyo.game.BadInput;
import moyo.game.Nearest;
import picocli.CommandLine.Option;

/** The option that names a game. */
final class GameOption {
    private static final List<String> KNOWN = List.of("go", "blokus");

    @Option(
            names = "--game",
            paramLabel = "NAME",
            description = "The game: go (the default) or blokus.")
    private String game = "go";

    /** The game's name, checked. */
    String name() {
        return check(game);
    }

    /** Complains about games that there are not. */
    static String check(String game) {
        if (!KNOWN.contains(game)) {
            String hint =
                    Nearest.to(game, KNOWN)
                            .map(n -> "did you mean '" + n + "'?")
                            .orElse("known are " + String.join(", ", KNOWN));
            throw new BadInput("unknown game '%s'; %s".formatted(game, hint));
        }
        return game;
    }
}
