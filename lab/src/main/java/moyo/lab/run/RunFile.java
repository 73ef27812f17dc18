package moyo.lab.run;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import moyo.game.BadInput;
import moyo.lab.record.Json;
import moyo.lab.record.WholeFile;

/** {@code run.json}: a run's plan, and the circumstances of every process that played it. */
final class RunFile {
    private static final String PLAN = "plan";
    private static final String SESSIONS = "sessions";

    private final Path file;

    RunFile(Path file) {
        this.file = file;
    }

    boolean exists() {
        return Files.exists(file);
    }

    RunFolder.Description read() {
        if (!exists()) {
            throw new BadInput(
                    "'%s' is not the folder of a run: it has no %s"
                            .formatted(file.getParent(), file.getFileName()));
        }
        JsonNode node = parse();
        try {
            RunPlan plan = Json.MAPPER.treeToValue(node.path(PLAN), RunPlan.class);
            List<JsonNode> sessions = new ArrayList<>();
            node.path(SESSIONS).forEach(sessions::add);
            RunFolder.Description description = new RunFolder.Description(plan, sessions);
            description.part(); // throws an exception if its text is wrong
            return description;
        } catch (IOException | RuntimeException e) {
            throw broken(e);
        }
    }

    private JsonNode parse() {
        try {
            JsonNode node = Json.MAPPER.readTree(Files.readString(file));
            if (node.path(PLAN).isObject()) {
                Optional<String> objection = PlanShape.objection(node);
                if (objection.isPresent()) {
                    throw new BadInput(
                            "'%s' is not as we wrote it: %s".formatted(file, objection.get()));
                }
                return node;
            }
        } catch (IOException e) {
            throw broken(e);
        }
        throw new BadInput("'%s' has no plan of a run".formatted(file));
    }

    private BadInput broken(Exception e) {
        return new BadInput("'%s' is not as we wrote it: %s".formatted(file, e.getMessage()), e);
    }

    /** Throws {@code BadInput} if the file has another plan. */
    void check(RunPlan plan) {
        if (!exists()) {
            return;
        }
        List<String> changes = PlanDifference.between(parse().path(PLAN), plan);
        if (!changes.isEmpty()) {
            throw new BadInput(
                    "'%s' holds another run: %s; choose another folder, or ask for the same"
                            .formatted(file.getParent(), String.join(", ", changes)));
        }
    }

    /** Returns the number of games per matchup of the existing plan; 0 if there is none. */
    int plannedGames() {
        return exists() ? parse().path(PLAN).path("games").asInt() : 0;
    }

    /**
     * Writes the plan and the circumstances.
     *
     * @param earlier the circumstances of processes that played into other folders; those that are
     *     in the file are not added again
     * @param session the circumstances of this process, added if games are missing
     */
    void begin(RunPlan plan, List<JsonNode> earlier, Map<String, Object> session, boolean isMissing)
            throws IOException {
        ObjectNode node = Json.MAPPER.createObjectNode();
        List<JsonNode> sessions = new ArrayList<>();
        int games = plan.games();
        if (exists()) {
            JsonNode before = parse();
            before.path(SESSIONS).forEach(sessions::add);
            games = Math.max(games, before.path(PLAN).path("games").asInt());
        }
        earlier.stream().filter(one -> !sessions.contains(one)).forEach(sessions::add);
        if (sessions.isEmpty() || isMissing) {
            sessions.add(PlanDifference.tree(session));
        }
        ObjectNode planned = (ObjectNode) PlanDifference.tree(plan);
        planned.put("games", games);
        node.set(PLAN, planned);
        node.putArray(SESSIONS).addAll(sessions);
        WholeFile.write(file, Json.pretty(node));
    }
}
