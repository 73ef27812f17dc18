package moyo.lab.experiment.file;

import com.fasterxml.jackson.databind.JsonNode;
import moyo.game.BadInput;

/**
 * The values of an object in a file. Errors quote values of the wrong type and name missing ones.
 *
 * @param where the place for error messages: {@code 'experiments/x.yaml', row '9x9'}
 */
record Fields(JsonNode node, String where) {
    boolean has(String key) {
        return node.has(key);
    }

    /** Returns a text that is not empty. */
    String text(String key) {
        JsonNode value = node.path(key);
        if (value.isMissingNode()) {
            throw new BadInput("%s: '%s' is missing".formatted(where, key));
        }
        if (!value.isValueNode() || value.asText().isBlank()) {
            throw new BadInput("%s: '%s' is not a text: %s".formatted(where, key, value));
        }
        return value.asText().strip();
    }

    String text(String key, String otherwise) {
        return has(key) ? text(key) : otherwise;
    }

    int whole(String key, int least, int otherwise) {
        JsonNode value = node.path(key);
        if (value.isMissingNode()) {
            return otherwise;
        }
        if (!value.isInt() || value.asInt() < least) {
            throw new BadInput(
                    "%s: '%s' is not a whole number from %d: %s"
                            .formatted(where, key, least, value));
        }
        return value.asInt();
    }

    double number(String key, double least, double most) {
        JsonNode value = node.path(key);
        if (value.isMissingNode()) {
            throw new BadInput("%s: '%s' is missing".formatted(where, key));
        }
        if (!value.isNumber() || !(value.asDouble() >= least && value.asDouble() <= most)) {
            throw new BadInput(
                    "%s: '%s' is not a number from %s to %s: %s"
                            .formatted(where, key, least, most, value));
        }
        return value.asDouble();
    }

    /** Returns an object inside this one; an empty object if it is absent. */
    Fields inner(String key) {
        JsonNode value = node.path(key);
        if (!value.isObject() && !value.isMissingNode()) {
            throw new BadInput("%s: '%s' has no 'name: value' lines".formatted(where, key));
        }
        return new Fields(value, where + ", " + key);
    }
}
