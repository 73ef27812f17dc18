package moyo.go.heuristic;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import moyo.game.Colour;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.go.GoRecord;
import moyo.go.GoRules;

/** Positions from Fuego 0.4's own playouts with its answers about them, as we recorded them. */
public final class FuegoOracle {
    /** A position and the record of what Fuego said about it. */
    public record Case(String name, GoPosition position, JsonNode answers) {
        GoGame game() {
            return position.game();
        }

        @Override
        public String toString() {
            return name;
        }
    }

    private FuegoOracle() {}

    static List<Case> cases(int size) {
        return cases("fuego04_%dx%d.jsonl".formatted(size, size));
    }

    public static List<Case> cases(String file) {
        try (InputStream in = FuegoOracle.class.getResourceAsStream(file)) {
            String text =
                    new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
            List<Case> cases = new ArrayList<>();
            for (String line : text.split("\n")) {
                cases.add(read(file + ":" + (cases.size() + 1), new ObjectMapper().readTree(line)));
            }
            return cases;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Case read(String name, JsonNode node) {
        GoGame game = new GoGame(node.get("size").asInt(), 6.5, GoRules.CHINESE);
        GoRecord record = new GoRecord(game);
        for (JsonNode move : node.get("moves")) {
            String[] words = move.asText().split(" ");
            record.play(colour(words[0]), game.parseMove(words[1]));
        }
        return new Case(name, record.positionFor(colour(node.get("toplay").asText())), node);
    }

    private static int colour(String letter) {
        return letter.equals("b") ? Colour.FIRST : Colour.SECOND;
    }
}
