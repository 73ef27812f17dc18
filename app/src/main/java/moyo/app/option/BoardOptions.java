package moyo.app.option;

import java.util.LinkedHashMap;
import java.util.Map;
import moyo.session.GameKit;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of the game and its board. */
public final class BoardOptions {
    @Mixin private GameOption game = new GameOption();

    @Option(names = "--size", paramLabel = "N", description = "Board size in Go; default 9.")
    private @Nullable Integer size;

    @Option(names = "--komi", paramLabel = "POINTS", description = "Komi in Go; default 6.5.")
    private @Nullable Double komi;

    @Option(names = "--rules", paramLabel = "NAME", description = "Rules of Go; default chinese.")
    private @Nullable String rules;

    public GameKit<?, ?> kit() {
        Map<String, String> board = new LinkedHashMap<>();
        put(board, "size", size);
        put(board, "komi", komi);
        put(board, "rules", rules);
        return Games.of(game.name(), board);
    }

    /** Adds the option if it was given. */
    public static void put(Map<String, String> board, String key, @Nullable Object value) {
        if (value != null) {
            board.put(key, value.toString());
        }
    }
}
