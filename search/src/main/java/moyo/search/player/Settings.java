package moyo.search.player;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import moyo.game.BadInput;
import moyo.game.Nearest;

/**
 * Values for a list of declared {@link Setting}s. Immutable. Its text lists the values that were
 * set as {@code key=value} words, which {@link #with} reads.
 */
public final class Settings {
    private final List<Setting<?>> known;
    private final Map<String, Object> values;

    private Settings(List<Setting<?>> known, Map<String, Object> values) {
        this.known = known;
        this.values = values;
    }

    /** Creates settings with all defaults. */
    public static Settings defaults(List<Setting<?>> known) {
        return new Settings(List.copyOf(known), Map.of());
    }

    public List<Setting<?>> known() {
        return known;
    }

    /**
     * Returns whether a setting is declared. Other packages use the methods of {@link PlayerSpec}
     * instead.
     */
    boolean knows(String key) {
        return known.stream().anyMatch(s -> s.key().equals(key));
    }

    /** Sets one value from a {@code key=value} text. */
    public Settings with(String assignment) {
        int sign = assignment.indexOf('=');
        if (sign <= 0) {
            throw new BadInput("'%s' is not of the form key=value".formatted(assignment));
        }
        return with(assignment.substring(0, sign), assignment.substring(sign + 1));
    }

    public Settings with(String key, String text) {
        Setting<?> setting = find(key);
        Map<String, Object> changed = new LinkedHashMap<>(values);
        changed.put(key, setting.parse(text));
        return new Settings(known, Map.copyOf(changed));
    }

    private Setting<?> find(String key) {
        List<String> keys = known.stream().map(Setting::key).toList();
        int index = keys.indexOf(key);
        if (index < 0) {
            String hint =
                    Nearest.to(key, keys)
                            .map(n -> "; did you mean '" + n + "'?")
                            .orElse(
                                    keys.isEmpty()
                                            ? "; there are none"
                                            : "; known are " + String.join(", ", keys));
            throw new BadInput("unknown setting '%s'%s".formatted(key, hint));
        }
        return known.get(index);
    }

    /** Returns the value of a declared setting, or the default of its declaration in this list. */
    @SuppressWarnings("unchecked") // one key, one type: values were made by the setting's parser
    public <T> T get(Setting<T> setting) {
        return (T) values.getOrDefault(setting.key(), find(setting.key()).defaultValue());
    }

    /** Returns whether the setting was given a value. */
    public boolean isSet(Setting<?> setting) {
        return values.containsKey(setting.key());
    }

    /** Returns the value of a declared setting as text. */
    public String text(String key) {
        Setting<?> setting = find(key);
        return setting.format(values.getOrDefault(key, setting.defaultValue()));
    }

    @Override
    public String toString() {
        StringJoiner words = new StringJoiner(" ");
        for (Setting<?> setting : known) {
            Object value = values.get(setting.key());
            if (value != null) {
                words.add(setting.key() + "=" + setting.format(value));
            }
        }
        return words.toString();
    }
}
