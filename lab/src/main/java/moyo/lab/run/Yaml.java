package moyo.lab.run;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import moyo.game.BadInput;
import moyo.game.Nearest;

/** Reads YAML files. */
public final class Yaml {
    private static final ObjectMapper MAPPER = new ObjectMapper(new YAMLFactory());

    private Yaml() {}

    /** Reads the object of a file. */
    public static JsonNode read(Path file) {
        try {
            return parse(Files.readString(file), file.toString());
        } catch (IOException e) {
            throw new BadInput("cannot read '%s': %s".formatted(file, e), e);
        }
    }

    /**
     * Reads the object of a text.
     *
     * @param name the name of the text, for error messages
     */
    public static JsonNode parse(String text, String name) {
        try {
            JsonNode node = MAPPER.readTree(text);
            if (node.isObject()) {
                return node;
            }
            throw new BadInput("'%s' holds no 'name: value' lines".formatted(name));
        } catch (JsonProcessingException e) {
            String where = e.getLocation() == null ? "" : ", line " + e.getLocation().getLineNr();
            throw new BadInput(
                    "'%s' is not YAML%s: %s".formatted(name, where, e.getOriginalMessage()), e);
        }
    }

    /** Throws {@code BadInput} for a key that is not read, which is usually a typing error. */
    public static void checkNames(JsonNode node, List<String> known, String where) {
        for (Iterator<String> names = node.fieldNames(); names.hasNext(); ) {
            String name = names.next();
            if (!known.contains(name)) {
                String hint =
                        Nearest.to(name, known)
                                .map(n -> "; did you mean '" + n + "'?")
                                .orElse("; known are " + String.join(", ", known));
                throw new BadInput("%s: unknown '%s'%s".formatted(where, name, hint));
            }
        }
    }
}
