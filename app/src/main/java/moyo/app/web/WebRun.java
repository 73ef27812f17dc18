package moyo.app.web;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import moyo.app.option.Games;
import moyo.app.option.ProgramVersion;
import moyo.web.WebOptions;
import moyo.web.WebServer;

/** Runs the server until the program is interrupted. Only this class loads it. */
final class WebRun {
    private static final int PATIENCE_SECONDS = 10;

    private final WebCommandLine command;

    WebRun(WebCommandLine command) {
        this.command = command;
    }

    int run(PrintWriter out, PrintWriter err) throws IOException, InterruptedException {
        CountDownLatch interrupted = new CountDownLatch(1);
        CountDownLatch ended = new CountDownLatch(1);
        WebOptions options =
                new WebOptions(
                        command.host(),
                        command.port(),
                        command.token(WebServer.isLoopback(command.host())),
                        command.threads(),
                        command.engines(),
                        command.dir(),
                        command.runs(),
                        ProgramVersion.text(),
                        message -> err.println("[moyo web] " + message));
        try (WebServer server = WebServer.start(options, Games.LIST)) {
            Runtime.getRuntime().addShutdownHook(new Thread(() -> interrupt(interrupted, ended)));
            out.println("Moyo is at " + server.address() + " (Ctrl-C ends it)");
            out.flush();
            if (command.opens()) {
                show(server.address(), err);
            }
            interrupted.await();
        }
        ended.countDown();
        return 0;
    }

    /** The program ends when this method returns. */
    private static void interrupt(CountDownLatch interrupted, CountDownLatch ended) {
        interrupted.countDown();
        try {
            if (!ended.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                System.err.println("[moyo web] not everything ended in time");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void show(String address, PrintWriter err) {
        String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        List<String> opener =
                system.contains("mac")
                        ? List.of("open", address)
                        : system.contains("windows")
                                ? List.of("rundll32", "url.dll,FileProtocolHandler", address)
                                : List.of("xdg-open", address);
        try {
            new ProcessBuilder(opener)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException e) {
            err.println("[moyo web] cannot open a browser: " + e.getMessage());
        }
    }
}
