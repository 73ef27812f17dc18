package moyo.lab.yaml;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLParser;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import moyo.game.BadInput;
import moyo.game.FileTrouble;
import moyo.game.Nearest;

/**
 * Reads YAML files: one document without aliases. What YAML reads in a way that surprises people is
 * refused ({@link YamlCheck}).
 */
public final class Yaml {
    private static final YAMLFactory FACTORY = new YAMLFactory();
    private static final ObjectMapper MAPPER = new ObjectMapper(FACTORY);

    /** The maximum number of bytes of a file; our largest experiment has 6 kB. */
    private static final int LARGEST = 1 << 20;

    private Yaml() {}

    /** Reads the object of a file. */
    public static JsonNode read(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(LARGEST + 1);
            if (bytes.length > LARGEST) {
                throw new BadInput(
                        "cannot read '%s': it has more than %d bytes".formatted(file, LARGEST));
            }
            CharBuffer text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
            return parse(text.toString(), file.toString());
        } catch (IOException e) {
            throw new BadInput("cannot read '%s': %s".formatted(file, FileTrouble.reason(e)), e);
        }
    }

    /**
     * Reads the object of a text.
     *
     * @param name the name of the text, for error messages
     */
    public static JsonNode parse(String text, String name) {
        try {
            try (YAMLParser tokens = FACTORY.createParser(text)) {
                new YamlCheck(tokens, name).run();
            }
            JsonNode node = MAPPER.readTree(text);
            if (node.isObject()) {
                return node;
            }
            throw new BadInput("'%s' holds no 'name: value' lines".formatted(name));
        } catch (JsonProcessingException e) {
            String where = e.getLocation() == null ? "" : ", line " + e.getLocation().getLineNr();
            throw new BadInput(
                    "'%s' is not YAML%s: %s".formatted(name, where, e.getOriginalMessage()), e);
        } catch (IOException e) {
            throw new IllegalStateException(e); // cannot happen: the text is in memory
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
