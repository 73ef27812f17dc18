package moyo.lab.desk;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import moyo.lab.executor.PairPlayer;
import moyo.lab.play.Build;
import moyo.lab.record.Json;
import moyo.lab.report.figure.Fact;

/**
 * What is worth knowing of a run beside its plan: who asked for it, which build plays, and where.
 *
 * @param command what was typed, fit to be typed again
 * @param jobs games at once
 * @param commit of the build
 */
public record Circumstances(String command, int jobs, String commit) {
    private static final String COMMAND = "command";
    private static final String SESSIONS = "sessions.jsonl";

    /** By name, for the folder of the run. */
    public Map<String, Object> known() {
        Map<String, Object> known = new LinkedHashMap<>();
        known.put(COMMAND, command);
        known.put("started", Instant.now().truncatedTo(ChronoUnit.SECONDS).toString());
        known.put("jobs", jobs);
        known.put("version", Build.version());
        known.put("commit", commit);
        known.put("java", System.getProperty("java.version"));
        known.put("system", System.getProperty("os.name") + " " + System.getProperty("os.arch"));
        known.put("cores", Runtime.getRuntime().availableProcessors());
        known.put("host", host());
        return known;
    }

    /**
     * Notes them in a folder that is no run's: a line in {@code sessions.jsonl} for each process
     * that played into it.
     */
    public void note(Path dir) throws IOException {
        Files.writeString(
                dir.resolve(SESSIONS),
                Json.line(known()) + "\n",
                StandardOpenOption.CREATE,
                StandardOpenOption.APPEND);
    }

    /** For a report, without the command, which it shows elsewhere. */
    static List<Fact> facts(Map<String, Object> known) {
        List<Fact> facts = new ArrayList<>();
        known.forEach(
                (name, value) -> {
                    if (!name.equals(COMMAND)) {
                        facts.add(new Fact(name, String.valueOf(value)));
                    }
                });
        return facts;
    }

    /** This machine and this build, for results. */
    public PairPlayer.Place place() {
        return new PairPlayer.Place(host(), commit);
    }

    private static String host() {
        try {
            return InetAddress.getLocalHost().getHostName();
        } catch (IOException e) {
            return "unknown";
        }
    }
}
