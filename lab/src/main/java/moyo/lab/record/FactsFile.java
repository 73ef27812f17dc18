package moyo.lab.record;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import moyo.game.BadInput;

/**
 * A file with everything that determines a piece of work, so that a folder is continued only by the
 * same work.
 */
public final class FactsFile {
    private FactsFile() {}

    /**
     * Writes the facts, or checks that they are the same as before.
     *
     * @param what the work, for the error message: {@code learning}
     */
    public static void check(Path file, String what, Map<String, Object> facts) {
        try {
            JsonNode now = Json.MAPPER.readTree(Json.line(facts));
            if (Files.exists(file)) {
                compare(file, what, Json.MAPPER.readTree(Files.readString(file)), now);
            } else {
                Files.createDirectories(file.toAbsolutePath().getParent());
                WholeFile.write(file, now.toPrettyString() + "\n");
            }
        } catch (IOException e) {
            throw new BadInput("cannot use '%s': %s".formatted(file, e.getMessage()), e);
        }
    }

    private static void compare(Path file, String what, JsonNode before, JsonNode now) {
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
                    "'%s' holds another %s: %s; choose another folder, or ask for the same"
                            .formatted(file.getParent(), what, String.join(", ", changes)));
        }
    }
}
