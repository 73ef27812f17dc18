package moyo.app;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ContainerNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Damages JSON files as people, editors, disks and other programs do. */
final class Damage {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    /** What may stand where something else was. */
    private static final List<String> VALUES =
            List.of(
                    "null",
                    "\"\"",
                    "\"text\"",
                    "\"\\u0000\\u001b\\ud800<\"",
                    "true",
                    "-1",
                    "0",
                    "2",
                    "1.5",
                    "99999999999",
                    "9223372036854775807",
                    "-9223372036854775808",
                    "9223372036854775808",
                    "1e300",
                    "-1e300",
                    "1e400",
                    "9".repeat(900),
                    "[]",
                    "{}",
                    "[null]",
                    "[null,null]",
                    "[-1,-1]",
                    "[1e18,1e18]",
                    "{\"x\":null}",
                    "[{},{\"x\":-1}]",
                    "[".repeat(400) + "]".repeat(400));

    private final Random random;
    private String what = "";

    Damage(long seed) {
        random = new Random(seed);
    }

    /** What was done last, for people. */
    String what() {
        return what;
    }

    /** The damaged bytes of a file that holds a JSON object in each line, or one over all. */
    byte[] to(String text, boolean isOneObject) {
        int kind = random.nextInt(20);
        if (kind < 12) {
            return bytes(isOneObject ? inside(text) : inALine(text));
        }
        return switch (kind) {
            case 12 -> say("nothing left", new byte[0]);
            case 13 -> say("byte order mark", bytes("\uFEFF" + text));
            case 14 -> say("CRLF", bytes(text.replace("\n", "\r\n")));
            case 15 -> cut(text);
            case 16 -> say("no newlines", bytes(text.replace("\n", "")));
            case 17 -> say("a number is NaN", bytes(text.replaceFirst(":-?\\d+", ":NaN")));
            case 18 -> binary(text);
            default -> repeatedOrStrange(text);
        };
    }

    private byte[] say(String words, byte[] result) {
        what = words;
        return result;
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private byte[] cut(String text) {
        byte[] all = bytes(text);
        int length = random.nextInt(all.length);
        return say("cut after " + length, Arrays.copyOf(all, length));
    }

    private byte[] binary(String text) {
        byte[] all = bytes(text);
        int start = random.nextInt(all.length);
        int end = Math.min(all.length, start + 1 + random.nextInt(30));
        for (int i = start; i < end; i++) {
            all[i] = (byte) random.nextInt(256);
        }
        return say("random bytes from " + start + " to " + end, all);
    }

    private byte[] repeatedOrStrange(String text) {
        List<String> lines = new ArrayList<>(text.lines().toList());
        int place = random.nextInt(lines.size());
        List<String> strange = List.of(lines.get(place), "null", "", "7", "[]", "\"x\"", "{}");
        String line = strange.get(random.nextInt(strange.size()));
        lines.add(place, line);
        return say("line %d is now %.20s".formatted(place, line), bytes(joined(lines)));
    }

    private static String joined(List<String> lines) {
        return String.join("\n", lines) + "\n";
    }

    private String inALine(String text) {
        List<String> lines = new ArrayList<>(text.lines().toList());
        int place = random.nextInt(lines.size());
        lines.set(place, inside(lines.get(place)));
        return joined(lines);
    }

    /** Another value at some place of a JSON text, or none. */
    private String inside(String json) {
        try {
            JsonNode root = MAPPER.readTree(json);
            List<ContainerNode<?>> containers = new ArrayList<>();
            collect(root, containers);
            ContainerNode<?> place = containers.get(random.nextInt(containers.size()));
            String value = VALUES.get(random.nextInt(VALUES.size()));
            boolean delete = random.nextInt(4) == 0;
            String mark = "\"moyo-mark\"";
            if (place instanceof ObjectNode object) {
                List<String> names = new ArrayList<>();
                object.fieldNames().forEachRemaining(names::add);
                String name = names.get(random.nextInt(names.size()));
                what = name + (delete ? " deleted" : " is " + value);
                object.put(name, "moyo-mark");
                if (delete) {
                    object.remove(name);
                }
            } else if (place instanceof ArrayNode array) {
                int i = random.nextInt(array.size());
                what = "element %d of %d ".formatted(i, array.size()) + (delete ? "" : value);
                array.set(i, "moyo-mark");
                if (delete) {
                    array.remove(i);
                }
            }
            return MAPPER.writeValueAsString(root).replace(mark, value);
        } catch (JsonProcessingException e) {
            throw new AssertionError(e);
        }
    }

    private static void collect(JsonNode node, List<ContainerNode<?>> all) {
        if (node instanceof ContainerNode<?> container && !container.isEmpty()) {
            all.add(container);
            container.forEach(child -> collect(child, all));
        }
    }
}
