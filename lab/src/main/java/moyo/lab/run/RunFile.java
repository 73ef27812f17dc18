package moyo.lab.run;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
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
            return new RunFolder.Description(plan, sessions);
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
        List<String> changes = new ArrayList<>();
        compare("", parse().path(PLAN), tree(plan), changes);
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

    /** Converts the plan to JSON and back, so that numbers have the types that reading gives. */
    private static JsonNode tree(Object value) {
        try {
            return Json.MAPPER.readTree(Json.line(value));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * Returns the plan without the values that may change between two processes of a run: the
     * number of games, and the time after which an engine has hung.
     */
    private static void compare(String path, JsonNode before, JsonNode now, List<String> changes) {
        if (path.equals("games") || path.equals("rules.time.hang")) {
            return;
        }
        boolean inside = before.isObject() && now.isObject();
        boolean list = before.isArray() && now.isArray() && before.size() == now.size();
        if (list) {
            for (int i = 0; i < now.size(); i++) {
                compare("%s[%d]".formatted(path, i), before.get(i), now.get(i), changes);
            }
        } else if (inside) {
            for (String name : names(before, now)) {
                String deeper = path.isEmpty() ? name : path + "." + name;
                compare(deeper, before.path(name), now.path(name), changes);
            }
        } else if (!before.equals(now)) {
            changes.add("%s was %s and is %s".formatted(path, before, now));
        }
    }

    private static Set<String> names(JsonNode... nodes) {
        Set<String> names = new TreeSet<>();
        for (JsonNode node : nodes) {
            for (Iterator<String> i = node.fieldNames(); i.hasNext(); ) {
                names.add(i.next());
            }
        }
        return names;
    }

    /** Adds the circumstances of this process, if there are games left to play. */
    void begin(RunPlan plan, Map<String, Object> session, int played) throws IOException {
        ObjectNode node = Json.MAPPER.createObjectNode();
        ArrayNode sessions = Json.MAPPER.createArrayNode();
        int games = plan.games();
        if (exists()) {
            JsonNode before = parse();
            sessions.addAll((ArrayNode) before.withArray(SESSIONS));
            games = Math.max(games, before.path(PLAN).path("games").asInt());
        }
        if (sessions.isEmpty() || played < plan.games() * plan.matchups().size()) {
            sessions.add(tree(session));
        }
        ObjectNode planned = (ObjectNode) tree(plan);
        planned.put("games", games);
        node.set(PLAN, planned);
        node.set(SESSIONS, sessions);
        WholeFile.write(file, Json.pretty(node));
    }
}
