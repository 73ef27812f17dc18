package moyo.lab.learn;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import moyo.game.BadInput;
import moyo.game.FileTrouble;
import moyo.lab.record.Json;
import moyo.lab.record.WholeFile;
import moyo.lab.stats.Pentanomial;
import moyo.lab.stats.Sprt;
import moyo.search.agent.AgentTeam;

/**
 * An arena that writes the results of finished rounds into a file, a line each, and plays no round
 * of the file again. Together with {@code learning.json} the file is a compact record of a learning
 * that can be kept under version control and continued.
 */
public final class RememberedArena implements Arena {
    private static final String ROUND = "round";
    private static final String PAIRS = "pairs";

    private final Arena arena;
    private final Path file;
    private final Map<String, ObjectNode> known = new LinkedHashMap<>();

    /**
     * @param file need not exist
     */
    public RememberedArena(Arena arena, Path file) {
        this.arena = arena;
        this.file = file;
        if (Files.exists(file)) {
            read();
        }
    }

    private void read() {
        try {
            for (String line : Files.readAllLines(file)) {
                if (!(Json.MAPPER.readTree(line) instanceof ObjectNode round) || !isWhole(round)) {
                    throw new BadInput("'%s' is not as we wrote it: %s".formatted(file, line));
                }
                known.put(round.path(ROUND).asText(), round);
            }
        } catch (IOException e) {
            throw new BadInput("cannot read '%s': %s".formatted(file, FileTrouble.reason(e)), e);
        }
    }

    private static boolean isWhole(JsonNode round) {
        for (JsonNode counts : round.path(PAIRS)) {
            for (JsonNode count : counts) {
                if (!count.canConvertToLong() || count.asLong() < 0) {
                    return false;
                }
            }
            if (counts.size() != 5) {
                return false;
            }
        }
        return round.path(PAIRS).size() == round.path("pairings").size();
    }

    @Override
    public List<Pentanomial> play(Round round) throws Stopped {
        ObjectNode asked = asked(round);
        ObjectNode before = known.get(round.name());
        if (before != null) {
            if (!before.deepCopy().without(PAIRS).equals(asked)) {
                throw new BadInput(
                        "'%s' holds another round '%s'; choose another folder"
                                .formatted(file, round.name()));
            }
            return results(before);
        }
        List<Pentanomial> played = arena.play(round);
        ArrayNode pairs = asked.putArray(PAIRS);
        for (Pentanomial p : played) {
            pairs.addArray()
                    .add(p.zero())
                    .add(p.half())
                    .add(p.one())
                    .add(p.oneAndHalf())
                    .add(p.two());
        }
        known.put(round.name(), asked);
        write();
        return played;
    }

    /** What determines the results, beside the facts of the learning. */
    private static ObjectNode asked(Round round) {
        ObjectNode node = Json.MAPPER.createObjectNode();
        node.put(ROUND, round.name());
        node.put("games", round.games());
        node.put("sprt", round.sprt().map(Sprt::text).orElse(""));
        ArrayNode pairings = node.putArray("pairings");
        for (Pairing pairing : round.pairings()) {
            pairings.add(
                    "%s vs %s"
                            .formatted(
                                    pairing.team().list(),
                                    pairing.opponent()
                                            .map(AgentTeam::list)
                                            .orElse(Trial.BASELINE)));
        }
        return node;
    }

    private static List<Pentanomial> results(JsonNode round) {
        List<Pentanomial> results = new ArrayList<>();
        for (JsonNode n : round.path(PAIRS)) {
            results.add(
                    new Pentanomial(
                            n.path(0).asLong(),
                            n.path(1).asLong(),
                            n.path(2).asLong(),
                            n.path(3).asLong(),
                            n.path(4).asLong()));
        }
        return results;
    }

    private void write() {
        StringBuilder lines = new StringBuilder();
        known.values().forEach(round -> lines.append(Json.line(round)).append('\n'));
        try {
            WholeFile.write(file, lines.toString());
        } catch (IOException e) {
            throw new BadInput("cannot write '%s': %s".formatted(file, FileTrouble.reason(e)), e);
        }
    }
}
