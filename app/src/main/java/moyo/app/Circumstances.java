package moyo.app;

import java.io.IOException;
import java.net.InetAddress;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.Map;
import moyo.gtp.client.CommandText;
import moyo.lab.play.Source;
import picocli.CommandLine.Model.CommandSpec;

/**
 * What is worth knowing of a run beside its plan: who asked for it, which build plays, and where.
 */
record Circumstances(CommandSpec spec, int jobs) {
    Map<String, Object> known() {
        Map<String, Object> known = new LinkedHashMap<>();
        known.put("command", command());
        known.put("started", Instant.now().truncatedTo(ChronoUnit.SECONDS).toString());
        known.put("jobs", jobs);
        known.put("version", Main.Version.text());
        known.put("commit", commit());
        known.put("java", System.getProperty("java.version"));
        known.put("system", System.getProperty("os.name") + " " + System.getProperty("os.arch"));
        known.put("cores", Runtime.getRuntime().availableProcessors());
        known.put("host", host());
        return known;
    }

    /** What was typed, fit to be typed again. */
    String command() {
        return "./moyo " + CommandText.join(spec.commandLine().getParseResult().originalArgs());
    }

    Source source(String run) {
        return new Source(run, host(), commit());
    }

    /** Told by the launcher. */
    static String commit() {
        return System.getProperty("moyo.commit", "unknown");
    }

    private static String host() {
        try {
            return InetAddress.getLocalHost().getHostName();
        } catch (IOException e) {
            return "unknown";
        }
    }
}
