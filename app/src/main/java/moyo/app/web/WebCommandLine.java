package moyo.app.web;

import java.io.IOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.concurrent.Callable;
import moyo.app.option.ProgramVersion;
import moyo.game.BadInput;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** {@code moyo web}: the page, to play, watch, understand and experiment in a browser. */
@Command(
        name = "web",
        description = "Serves a page to play, watch and understand in a browser.",
        mixinStandardHelpOptions = true,
        versionProvider = ProgramVersion.class)
public final class WebCommandLine implements Callable<Integer> {
    private static final int TOKEN_BYTES = 16;
    private static final int SHORTEST_TOKEN = 12;

    @CommandLine.Spec private CommandSpec spec;

    @Option(
            names = "--port",
            paramLabel = "N",
            description = "The port; 0 takes any that is free. Default: ${DEFAULT-VALUE}.")
    private int port = 8080;

    @Option(
            names = "--host",
            paramLabel = "NAME",
            description = {
                "The name or address to listen on. Default: ${DEFAULT-VALUE}, this machine only.",
                "Any other machine needs a token, which is printed with the address."
            })
    private String host = "127.0.0.1";

    @Option(
            names = "--token",
            paramLabel = "TEXT",
            description =
                    "The token that requests must know; default: a random one if --host asks for it.")
    private @Nullable String token;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "How many searches run at a time; default: one for each core.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--engines",
            paramLabel = "FILE",
            description = "A file with the outside engines that the page offers (docs/web.md).")
    private @Nullable Path engines;

    @Option(
            names = "--dir",
            paramLabel = "FOLDER",
            description = "The folder for the games. Default: ${DEFAULT-VALUE}.")
    private Path dir = Path.of("runs", "web");

    @Option(
            names = "--runs",
            paramLabel = "FOLDER",
            description = "The folder with the runs of the laboratory. Default: ${DEFAULT-VALUE}.")
    private Path runs = Path.of("runs");

    @Option(names = "--open", description = "Opens the page in a browser.")
    private boolean open;

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (port < 0 || port > 65_535) {
            throw new BadInput("--port %d is not from 0 to 65535".formatted(port));
        }
        if (threads < 1 || threads > 1_024) {
            throw new BadInput("--threads %d is not from 1 to 1024".formatted(threads));
        }
        return new WebRun(this).run(spec.commandLine().getOut(), spec.commandLine().getErr());
    }

    int port() {
        return port;
    }

    String host() {
        return host;
    }

    int threads() {
        return threads;
    }

    @Nullable Path engines() {
        return engines;
    }

    Path dir() {
        return dir;
    }

    Path runs() {
        return runs;
    }

    boolean opens() {
        return open;
    }

    /**
     * Returns the token; null if none is needed.
     *
     * @param loopback whether only this machine can reach the server
     */
    @Nullable String token(boolean loopback) {
        if (token != null) {
            if (!token.matches("[A-Za-z0-9._~-]{%d,200}".formatted(SHORTEST_TOKEN))) {
                throw new BadInput(
                        "--token '%s' must have at least %d letters, digits or . _ ~ -"
                                .formatted(token, SHORTEST_TOKEN));
            }
            return token;
        }
        if (loopback) {
            return null;
        }
        byte[] bytes = new byte[TOKEN_BYTES];
        new SecureRandom().nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }
}
