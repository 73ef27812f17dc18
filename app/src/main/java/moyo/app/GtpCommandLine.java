package moyo.app;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import moyo.blokus.BlokusGame;
import moyo.blokus.gtp.BlokusSession;
import moyo.blokus.player.BlokusPlayers;
import moyo.game.Rng;
import moyo.go.GoGame;
import moyo.go.GoRules;
import moyo.go.gtp.GoSession;
import moyo.go.player.GoPlayers;
import moyo.gtp.GtpEngine;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code moyo gtp}: an engine for GUIs, servers and match programs. */
@Command(
        name = "gtp",
        description = "Speaks GTP, version 2, on standard input and output.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class)
final class GtpCommandLine implements Callable<Integer> {
    @Mixin private GameOption game = new GameOption();

    @Mixin private PlayerOptions player = new PlayerOptions();

    @Option(names = "--size", paramLabel = "N", description = "Board size in Go; default 19.")
    private @Nullable Integer size;

    @Option(names = "--komi", paramLabel = "POINTS", description = "In Go; default 6.5.")
    private @Nullable Double komi;

    @Option(names = "--rules", paramLabel = "NAME", description = "In Go; default chinese.")
    private @Nullable String rules;

    @Option(names = "--seed", paramLabel = "N", description = "Same seed, same games.")
    private long seed = Rng.mix(System.nanoTime());

    @Option(names = "--gtp-name", paramLabel = "TEXT", description = "What 'name' answers.")
    private String gtpName = "Moyo";

    @Option(
            names = "--gtp-version",
            paramLabel = "TEXT",
            description = "What 'version' answers; some GUIs want a certain form.")
    private String gtpVersion = Main.Version.text();

    @Override
    public Integer call() throws IOException {
        GtpEngine engine = new GtpEngine(gtpName, gtpVersion, System.err);
        if (game.name().equals("blokus")) {
            registerBlokus(engine);
        } else {
            registerGo(engine);
        }
        Optional<ProcessHandle> controller = ProcessHandle.current().parent();
        engine.abandonedWhen(() -> controller.isPresent() && !controller.get().isAlive());
        // Unlike System.out this one says when nobody reads any more.
        OutputStream answers = new FileOutputStream(FileDescriptor.out);
        System.setOut(new PrintStream(System.err, true)); // nothing but GTP on standard output
        try {
            engine.run(System.in, answers);
        } catch (IOException e) {
            System.err.println("[moyo] the controller went away: " + e.getMessage());
            return 1;
        }
        return 0;
    }

    private void registerGo(GtpEngine engine) {
        GoGame board =
                new GoGame(
                        size == null ? 19 : size,
                        komi == null ? 6.5 : komi,
                        GoRules.parse(rules == null ? "chinese" : rules));
        var spec = player.spec(GoPlayers.ALL, PlayerOptions.STANDARD_IN_GO);
        new GoSession(spec, board, seed).register(engine);
    }

    private void registerBlokus(GtpEngine engine) {
        Map<String, String> board = new LinkedHashMap<>();
        BoardOptions.put(board, "size", size);
        BoardOptions.put(board, "komi", komi);
        BoardOptions.put(board, "rules", rules);
        BlokusGame blokus = Kits.blokus(board).game();
        var spec = player.spec(BlokusPlayers.ALL, BlokusSession.STANDARD_PLAYER);
        new BlokusSession(spec, blokus, seed).register(engine);
    }
}
