package moyo.web.katago;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import moyo.game.Colour;
import org.jspecify.annotations.Nullable;

/** The fields of a JSON object; a wrong one is refused with its name. */
record Fields(Map<String, Object> json) {
    /** Returns whether a field is there; null counts as absent. */
    boolean has(String field) {
        return json.get(field) != null;
    }

    @Nullable Object value(String field) {
        return json.get(field);
    }

    /** Returns a text, or null if it is absent or something else. */
    @Nullable String textOrNull(String field) {
        return json.get(field) instanceof String text ? text : null;
    }

    String text(String field, String wanted) {
        String text = textOrNull(field);
        if (text == null) {
            throw new FieldError(field, wanted);
        }
        return text;
    }

    boolean flag(String field) {
        Object value = json.get(field);
        if (!has(field) || value instanceof Boolean) {
            return Boolean.TRUE.equals(value);
        }
        throw new FieldError(field, "must be true or false");
    }

    /** Returns a whole number. */
    long integer(String field, long least, long most) {
        Object value = json.get(field);
        if (value instanceof Integer || value instanceof Long) {
            long number = ((Number) value).longValue();
            if (number >= least && number <= most) {
                return number;
            }
        }
        throw new FieldError(field, "must be an integer from %d to %d".formatted(least, most));
    }

    double number(String field, double least, double most) {
        if (json.get(field) instanceof Number number
                && number.doubleValue() >= least
                && number.doubleValue() <= most) {
            return number.doubleValue();
        }
        throw new FieldError(field, "must be a number from %s to %s".formatted(least, most));
    }

    List<Long> integers(String field) {
        List<Long> numbers = new ArrayList<>();
        for (Object value : list(field, "must be an array of integers")) {
            if (!(value instanceof Integer || value instanceof Long)) {
                throw new FieldError(field, "must be an array of integers");
            }
            numbers.add(((Number) value).longValue());
        }
        return numbers;
    }

    List<?> list(String field, String wanted) {
        if (json.get(field) instanceof List<?> list) {
            return list;
        }
        throw new FieldError(field, wanted);
    }

    int colour(String field) {
        return colour(field, json.get(field));
    }

    /** Reads a player: b, w, black or white in upper or lower case. */
    static int colour(String field, @Nullable Object value) {
        return switch (String.valueOf(value).toLowerCase(Locale.ROOT)) {
            case "b", "black" -> Colour.FIRST;
            case "w", "white" -> Colour.SECOND;
            default ->
                    throw new FieldError(
                            field, "'%s' is not a player, \"B\" or \"W\"".formatted(value));
        };
    }

    /** Reads an object. */
    @SuppressWarnings("unchecked") // keys of a JSON object are texts
    static Fields of(String field, @Nullable Object value, String wanted) {
        if (value instanceof Map<?, ?> map) {
            return new Fields((Map<String, Object>) map);
        }
        throw new FieldError(field, wanted);
    }
}
