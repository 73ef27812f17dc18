package moyo.lab.experiment.file;

import com.fasterxml.jackson.databind.JsonNode;
import moyo.game.BadInput;

/**
 * The values in an object of a file. What has the wrong type, or is missing, is quoted.
 *
 * @param where for complaints: {@code 'experiments/x.yaml', row '9x9'}
 */
record Fields(JsonNode node, String where) {
    boolean has(String key) {
        return node.has(key);
    }

    /** Not empty. */
    String text(String key) {
        JsonNode value = node.path(key);
        if (value.isMissingNode()) {
            throw new BadInput("%s: '%s' is missing".formatted(where, key));
        }
        if (!value.isValueNode() || value.asText().isBlank()) {
            throw new BadInput("%s: '%s' is no text: %s".formatted(where, key, value));
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

    /** An object inside this one; without values if it is not there. */
    Fields inner(String key) {
        JsonNode value = node.path(key);
        if (!value.isObject() && !value.isMissingNode()) {
            throw new BadInput("%s: '%s' has no 'name: value' lines".formatted(where, key));
        }
        return new Fields(value, where + ", " + key);
    }
}
