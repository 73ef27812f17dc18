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
import moyo.gtp.client.CommandText;
import moyo.lab.executor.PairPlayer;
import moyo.lab.play.Build;
import moyo.lab.record.Json;
import moyo.lab.report.figure.Fact;

/**
 * The circumstances of a run: the command, the number of parallel games and the build.
 *
 * @param command the command line, quoted for a shell
 * @param jobs the number of games played in parallel
 * @param commit the commit of the build
 * @param master the address of the cluster that plays; empty if this process does
 */
public record Circumstances(String command, int jobs, String commit, String master) {
    private static final String LAUNCHER = "./moyo";
    private static final String COMMAND = "command";

    /** The file of the circumstances of each process that played into a folder. */
    public static final String SESSIONS = "sessions.jsonl";

    /** The circumstances of games played in this process. */
    public Circumstances(String command, int jobs, String commit) {
        this(command, jobs, commit, "");
    }

    /** Whether a cluster plays the games. */
    public boolean isOnCluster() {
        return !master.isEmpty();
    }

    /**
     * Returns the command as it can be typed again in the current folder: with the launcher as it
     * was called, which it passes.
     */
    public String commandHere() {
        String called = System.getProperty("moyo.called", LAUNCHER);
        return command.startsWith(LAUNCHER + " ")
                ? CommandText.join(List.of(called)) + command.substring(LAUNCHER.length())
                : command;
    }

    /** Returns the number of games that this machine plays in parallel. */
    public int jobsHere() {
        return isOnCluster() ? 0 : jobs;
    }

    /** Returns the circumstances by name, with Java, system and time, for the folder of the run. */
    public Map<String, Object> known() {
        Map<String, Object> known = new LinkedHashMap<>();
        known.put(COMMAND, command);
        known.put("started", Instant.now().truncatedTo(ChronoUnit.MILLIS).toString());
        known.put("jobs", jobs);
        if (isOnCluster()) {
            known.put("master", master);
        }
        known.put("version", Build.version());
        known.put("commit", commit);
        known.put("java", System.getProperty("java.version"));
        known.put("system", System.getProperty("os.name") + " " + System.getProperty("os.arch"));
        known.put("cores", Runtime.getRuntime().availableProcessors());
        known.put("host", host());
        return known;
    }

    /**
     * Appends the circumstances to {@code sessions.jsonl} of a folder that holds several runs: one
     * line for each process that played into it.
     */
    public void note(Path dir) throws IOException {
        Files.writeString(
                dir.resolve(SESSIONS),
                Json.line(known()) + "\n",
                StandardOpenOption.CREATE,
                StandardOpenOption.APPEND);
    }

    /**
     * Returns the circumstances for a report, without the command, which the report shows in
     * another place.
     */
    public static List<Fact> facts(Map<String, Object> known) {
        List<Fact> facts = new ArrayList<>();
        known.forEach(
                (name, value) -> {
                    if (!name.equals(COMMAND)) {
                        facts.add(new Fact(name, String.valueOf(value)));
                    }
                });
        return facts;
    }

    /** Returns the commit of the build, which the launcher passes. */
    public static String builtFrom() {
        return System.getProperty("moyo.commit", "unknown");
    }

    /** Returns this machine and this build, for results. */
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
