package moyo.app.play;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import moyo.app.option.BoardOptions;
import moyo.app.option.GameOption;
import moyo.app.option.Games;
import moyo.app.option.PlayerOptions;
import moyo.app.option.ProgramVersion;
import moyo.game.Game;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.gtp.GtpEngine;
import moyo.search.player.PlayerSpec;
import moyo.session.GameKit;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code moyo gtp}: a GTP engine for GUIs, servers and match programs. */
@Command(
        name = "gtp",
        description = "Speaks GTP, version 2, on standard input and output.",
        mixinStandardHelpOptions = true,
        versionProvider = ProgramVersion.class)
public final class GtpCommandLine implements Callable<Integer> {
    @Mixin private GameOption game = new GameOption();

    @Mixin private PlayerOptions player = new PlayerOptions();

    @Option(names = "--size", paramLabel = "N", description = "Board size in Go; default 19.")
    private @Nullable Integer size;

    @Option(names = "--komi", paramLabel = "POINTS", description = "Komi in Go; default 6.5.")
    private @Nullable Double komi;

    @Option(names = "--rules", paramLabel = "NAME", description = "Rules of Go; default chinese.")
    private @Nullable String rules;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Seed of the random numbers; the same seed gives the same games.")
    private long seed = Rng.mix(System.nanoTime());

    @Option(
            names = "--gtp-name",
            paramLabel = "TEXT",
            description = "The answer to the command 'name'.")
    private String gtpName = "Moyo";

    @Option(
            names = "--gtp-version",
            paramLabel = "TEXT",
            description = "The answer to the command 'version'; some GUIs require a certain form.")
    private String gtpVersion = ProgramVersion.text();

    @Override
    public Integer call() throws IOException {
        GtpEngine engine = new GtpEngine(gtpName, gtpVersion, System.err);
        Map<String, String> board = new LinkedHashMap<>();
        BoardOptions.put(board, "size", size);
        BoardOptions.put(board, "komi", komi);
        BoardOptions.put(board, "rules", rules);
        register(engine, Games.ofEngine(game.name(), board));
        Optional<ProcessHandle> controller = ProcessHandle.current().parent();
        engine.abandonedWhen(() -> controller.isPresent() && !controller.get().isAlive());
        // Unlike System.out this stream throws an exception when the pipe is closed.
        OutputStream answers = new FileOutputStream(FileDescriptor.out);
        System.setOut(
                new PrintStream(System.err, true)); // only GTP responses go to standard output
        if (Boolean.getBoolean("moyo.person")) {
            System.err.println(
                    "moyo: GTP is a language for programs, 'help' lists its commands; to play here:"
                            + " ./moyo play");
        }
        try {
            engine.run(System.in, answers);
        } catch (IOException e) {
            System.err.println(
                    "[moyo] the controller has closed the connection: " + e.getMessage());
            return 1;
        }
        return 0;
    }

    private <G extends Game<P>, P extends Position<P>> void register(
            GtpEngine engine, GameKit<G, P> kit) {
        PlayerSpec<G, P> spec = player.spec(kit.players(), kit.standardPlayer());
        if (player.isNamed()) {
            kit.registerGtp(engine, spec, seed);
        } else {
            kit.registerGtpByDefault(engine, spec, seed);
        }
    }
}
