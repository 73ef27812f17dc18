package moyo.lab.learn;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import moyo.game.BadInput;
import moyo.lab.record.Json;
import moyo.lab.record.WholeFile;

/**
 * {@code learning.json}: everything that determines a learning, so that a folder is continued only
 * by the same learning.
 */
public final class LearningFile {
    private static final String NAME = "learning.json";

    private LearningFile() {}

    /**
     * Writes the facts, or checks that they are the same as before.
     *
     * @param facts everything that determines the games
     */
    public static void check(Path dir, Map<String, Object> facts) {
        Path file = dir.resolve(NAME);
        try {
            Files.createDirectories(dir);
            JsonNode now = Json.MAPPER.readTree(Json.line(facts));
            if (Files.exists(file)) {
                compare(file, Json.MAPPER.readTree(Files.readString(file)), now);
            } else {
                WholeFile.write(file, now.toPrettyString() + "\n");
            }
        } catch (IOException e) {
            throw new BadInput("cannot use '%s': %s".formatted(file, e.getMessage()), e);
        }
    }

    private static void compare(Path file, JsonNode before, JsonNode now) {
        List<String> changes = new ArrayList<>();
        now.fieldNames()
                .forEachRemaining(
                        name -> {
                            if (!before.path(name).equals(now.path(name))) {
                                changes.add(
                                        "%s was %s and is %s"
                                                .formatted(
                                                        name, before.path(name), now.path(name)));
                            }
                        });
        if (!changes.isEmpty()) {
            throw new BadInput(
                    "'%s' holds another learning: %s; choose another folder, or ask for the same"
                            .formatted(file.getParent(), String.join(", ", changes)));
        }
    }
}
