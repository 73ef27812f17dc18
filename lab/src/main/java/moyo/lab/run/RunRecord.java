package moyo.lab.run;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import moyo.game.BadInput;
import moyo.lab.record.GameResult;
import moyo.lab.record.Json;
import moyo.lab.record.ResultsFile;
import moyo.lab.record.Standing;
import moyo.lab.record.WholeFile;
import moyo.lab.stats.Tally;

/**
 * A run as two small files that can be kept under version control: {@code NAME.json} has the plan,
 * the score and who played it, {@code NAME.jsonl.gz} the results. The same games always make the
 * same bytes.
 *
 * @param scale the scale of the experiment at which the games were played
 * @param sessions the circumstances of each process that played: command, commit, Java, machine
 * @param results in the order of matchups, pairs and games
 */
public record RunRecord(
        String scale, RunPlan plan, List<JsonNode> sessions, List<GameResult> results) {
    private static final String SCALE = "scale";
    private static final String PLAN = "plan";
    private static final String SESSIONS = "sessions";
    private static final Comparator<GameResult> ORDER =
            Comparator.comparing(GameResult::matchup)
                    .thenComparing(GameResult::pair)
                    .thenComparing(GameResult::game);

    public RunRecord {
        sessions = List.copyOf(new LinkedHashSet<>(sessions));
        results = results.stream().sorted(ORDER).toList();
    }

    private static Path description(Path name) {
        return name.resolveSibling(name.getFileName() + ".json");
    }

    private static Path games(Path name) {
        return name.resolveSibling(name.getFileName() + ".jsonl.gz");
    }

    /**
     * Reads a record; empty if there is none.
     *
     * @param name the path of its files without their endings
     */
    public static Optional<RunRecord> read(Path name) {
        Path file = description(name);
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        try {
            JsonNode node = Json.MAPPER.readTree(Files.readString(file));
            Optional<String> objection = PlanShape.objection(node);
            if (objection.isPresent()) {
                throw broken(file, objection.get());
            }
            RunPlan plan = Json.MAPPER.treeToValue(node.path(PLAN), RunPlan.class);
            List<JsonNode> sessions = new ArrayList<>();
            node.path(SESSIONS).forEach(sessions::add);
            RunRecord record =
                    new RunRecord(
                            node.path(SCALE).asText(), plan, sessions, results(games(name), plan));
            boolean sameScore = node.path("score").equals(PlanDifference.tree(record.score()));
            if (!sameScore && record.results().size() <= gamesOf(node)) {
                throw broken(file, "its score is not that of the games beside it");
            }
            return Optional.of(record); // with more games than the score: a kill between two writes
        } catch (IOException e) {
            throw broken(file, String.valueOf(e.getMessage()));
        }
    }

    private static int gamesOf(JsonNode node) {
        int games = 0;
        for (JsonNode matchup : node.path("score")) {
            games += matchup.path("games").asInt();
        }
        return games;
    }

    private static BadInput broken(Path file, String reason) {
        return new BadInput("the record '%s' is not as we wrote it: %s".formatted(file, reason));
    }

    private static List<GameResult> results(Path file, RunPlan plan) throws IOException {
        List<String> lines;
        try (InputStream in = new GZIPInputStream(Files.newInputStream(file))) {
            lines = new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
        ResultsFile.Content content =
                ResultsFile.read(file, lines, new PlanCheck(plan, plan.games()));
        if (!content.warnings().isEmpty()) {
            throw broken(file, content.warnings().get(0));
        }
        return content.results();
    }

    /** The points of the players, for people who read the file. */
    private ObjectNode score() {
        ObjectNode score = Json.MAPPER.createObjectNode();
        Standing.of(results)
                .forEach(
                        (matchup, standing) -> {
                            ObjectNode node = score.putObject(matchup);
                            node.put("games", standing.total().games());
                            tally(node.putObject("movingFirst"), standing.asFirst());
                            tally(node.putObject("movingSecond"), standing.asSecond());
                        });
        return score;
    }

    private static void tally(ObjectNode node, Tally tally) {
        node.put("wins", tally.wins()).put("draws", tally.draws()).put("losses", tally.losses());
    }

    /** Returns the days on which the first and the last game ended; empty without games. */
    public Optional<String> days() {
        Set<String> days = new LinkedHashSet<>();
        results.stream().map(r -> r.when().split("T", 2)[0]).sorted().forEach(days::add);
        List<String> all = List.copyOf(days);
        if (all.isEmpty()) {
            return Optional.empty();
        }
        String last = all.get(all.size() - 1);
        return Optional.of(all.size() == 1 ? last : all.get(0) + " to " + last);
    }

    /**
     * Writes the record; the games before their description, which is removed first if it is of
     * another plan: after a kill there is no record then.
     *
     * @param replaces whether the record there is of another plan
     */
    public void write(Path name, boolean replaces) throws IOException {
        Files.createDirectories(name.toAbsolutePath().getParent());
        if (replaces) {
            Files.deleteIfExists(description(name));
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStream out = new GZIPOutputStream(bytes)) {
            for (GameResult result : results) {
                out.write((Json.line(result) + "\n").getBytes(StandardCharsets.UTF_8));
            }
        }
        ObjectNode node = Json.MAPPER.createObjectNode();
        node.put(SCALE, scale);
        node.put("days", days().orElse(""));
        node.set("score", score());
        node.set(PLAN, PlanDifference.tree(plan));
        sessions.forEach(node.putArray(SESSIONS)::add);
        WholeFile.write(games(name), bytes.toByteArray());
        WholeFile.write(description(name), Json.pretty(node));
    }
}
