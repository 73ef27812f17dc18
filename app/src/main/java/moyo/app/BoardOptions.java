package moyo.app;

import moyo.go.GoGame;
import moyo.go.GoRules;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Which game is played on which board. */
final class BoardOptions {
    @Mixin private GameOption game = new GameOption();

    @Option(names = "--size", paramLabel = "N", description = "Board size; default 9.")
    private int size = 9;

    @Option(names = "--komi", paramLabel = "POINTS", description = "Default 6.5.")
    private double komi = 6.5;

    @Option(names = "--rules", paramLabel = "NAME", description = "Default chinese.")
    private String rules = "chinese";

    GoKit kit() {
        game.name();
        return new GoKit(new GoGame(size, komi, GoRules.parse(rules)));
    }
}
