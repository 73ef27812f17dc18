package moyo.net.perceptron;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The JSON header of a file of networks.
 *
 * @param kept the number of inputs with weights, by number of the network
 */
record BookHeader(
        String features,
        int inputs,
        int hidden,
        SortedMap<Integer, Integer> kept,
        Map<String, String> provenance) {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int MOST_INPUTS = 32_000;
    private static final int MOST_HIDDEN = 1_000;
    private static final int MOST_NUMBER = 1_000_000;

    static String write(NetworkBook book) {
        ObjectNode root = JSON.createObjectNode();
        root.put("features", book.features());
        root.put("inputs", book.inputs());
        root.put("hidden", book.at(0).hidden());
        ObjectNode networks = root.putObject("networks");
        book.networks().forEach((number, net) -> networks.put("" + number, net.kept().length));
        ObjectNode provenance = root.putObject("provenance");
        book.provenance().forEach(provenance::put);
        return root.toString();
    }

    /** Throws an IllegalArgumentException with the reason if the bytes are no such header. */
    static BookHeader parse(byte[] bytes) {
        try {
            return of(JSON.readTree(new String(bytes, StandardCharsets.UTF_8)));
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(
                    "its header is not JSON: " + e.getOriginalMessage(), e);
        }
    }

    private static BookHeader of(JsonNode root) {
        int inputs = number(root, "inputs", 1, MOST_INPUTS);
        SortedMap<Integer, Integer> kept = new TreeMap<>();
        JsonNode networks = root.path("networks");
        for (Map.Entry<String, JsonNode> network : networks.properties()) {
            kept.put(index(network.getKey()), number(networks, network.getKey(), 0, inputs));
        }
        if (kept.isEmpty()) {
            throw new IllegalArgumentException("its header lists no networks");
        }
        Map<String, String> provenance = new TreeMap<>();
        root.path("provenance")
                .properties()
                .forEach(e -> provenance.put(e.getKey(), e.getValue().asText()));
        return new BookHeader(
                root.path("features").asText(),
                inputs,
                number(root, "hidden", 1, MOST_HIDDEN),
                kept,
                provenance);
    }

    private static int index(String text) {
        if (!text.matches("\\d{1,6}")) {
            throw new IllegalArgumentException(
                    "network '%s' in its header: not a number up to %d"
                            .formatted(text, MOST_NUMBER));
        }
        return Integer.parseInt(text);
    }

    private static int number(JsonNode node, String key, int least, int most) {
        JsonNode value = node.path(key);
        if (!value.canConvertToInt() || value.intValue() < least || value.intValue() > most) {
            throw new IllegalArgumentException(
                    "\"%s\" in its header is %s, not a whole number from %d to %d"
                            .formatted(
                                    key, value.isMissingNode() ? "missing" : value, least, most));
        }
        return value.intValue();
    }
}
