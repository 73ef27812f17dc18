package moyo.net.weights;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The JSON header of a weights file. */
record Header(Architecture architecture, Map<String, String> provenance) {
    private static final int MOST_VERSIONS = 1_000_000;
    private static final int MOST_PLANES = 8;
    private static final int MOST_GLOBALS = 1_000;
    private static final int MOST_POLICY_PLANES = 1_000;
    private static final int MOST_CHANNELS = 1_024;
    private static final int MOST_BLOCKS = 256;

    static Header parse(byte[] json, Fault fault) {
        JsonNode root = tree(json, fault);
        JsonNode encoding = root.path("encoding");
        Architecture architecture =
                new Architecture(
                        text(encoding, "game", fault),
                        number(encoding, "version", 0, MOST_VERSIONS, fault),
                        number(encoding, "planes", 0, MOST_PLANES, fault),
                        number(encoding, "globals", 0, MOST_GLOBALS, fault),
                        number(encoding, "policyPlanes", 1, MOST_POLICY_PLANES, fault),
                        flag(encoding, "pass", fault),
                        number(root, "channels", 1, MOST_CHANNELS, fault),
                        number(root, "blocks", 0, MOST_BLOCKS, fault));
        compare(architecture.tensors(), tensors(root.path("tensors"), fault), fault);
        return new Header(architecture, provenance(root.path("provenance")));
    }

    private static JsonNode tree(byte[] json, Fault fault) {
        try {
            return new ObjectMapper().readTree(new String(json, StandardCharsets.UTF_8));
        } catch (JsonProcessingException e) {
            throw fault.of("its header is not JSON: " + e.getOriginalMessage());
        }
    }

    private static String text(JsonNode node, String key, Fault fault) {
        if (!node.path(key).isTextual()) {
            throw bad(node, key, "a text", fault);
        }
        return node.path(key).textValue();
    }

    private static int number(JsonNode node, String key, int least, int most, Fault fault) {
        JsonNode value = node.path(key);
        if (!value.isIntegralNumber()
                || !value.canConvertToInt()
                || value.intValue() < least
                || value.intValue() > most) {
            throw bad(node, key, "a whole number from " + least + " to " + most, fault);
        }
        return value.intValue();
    }

    private static boolean flag(JsonNode node, String key, Fault fault) {
        if (!node.path(key).isBoolean()) {
            throw bad(node, key, "true or false", fault);
        }
        return node.path(key).booleanValue();
    }

    private static RuntimeException bad(JsonNode node, String key, String right, Fault fault) {
        String found = node.has(key) ? "is " + node.path(key) : "is missing";
        return fault.of("\"" + key + "\" in its header " + found + ", not " + right);
    }

    private static List<Tensor> tensors(JsonNode list, Fault fault) {
        List<Tensor> tensors = new ArrayList<>();
        for (JsonNode node : list) {
            List<Integer> shape = new ArrayList<>();
            node.path("shape").forEach(n -> shape.add(n.asInt()));
            tensors.add(new Tensor(text(node, "name", fault), shape));
        }
        return tensors;
    }

    private static void compare(List<Tensor> expected, List<Tensor> found, Fault fault) {
        for (int i = 0; i < Math.max(expected.size(), found.size()); i++) {
            if (i >= found.size()) {
                throw fault.of("tensor " + expected.get(i) + " is missing");
            }
            if (i >= expected.size()) {
                throw fault.of("unknown tensor " + found.get(i));
            }
            if (!expected.get(i).equals(found.get(i))) {
                throw fault.of(
                        "unknown tensor "
                                + found.get(i)
                                + " where "
                                + expected.get(i)
                                + " belongs");
            }
        }
    }

    private static Map<String, String> provenance(JsonNode node) {
        Map<String, String> provenance = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> field : node.properties()) {
            JsonNode value = field.getValue();
            provenance.put(field.getKey(), value.isValueNode() ? value.asText() : value.toString());
        }
        return provenance;
    }
}
