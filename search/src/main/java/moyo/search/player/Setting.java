package moyo.search.player;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import moyo.game.BadInput;

/**
 * A setting of a player, declared once with its default, its range and a sentence. Help, GTP, the
 * web form and the records are generated from this declaration.
 *
 * @param key the key in kebab-case
 * @param range the allowed values
 * @param unit the unit of a number: {@code MiB}, {@code seconds}; empty if it has none
 * @param <T> the type of its values
 */
public record Setting<T>(
        String key,
        T defaultValue,
        Range range,
        String unit,
        String sentence,
        Function<String, T> parser) {

    public static Setting<Integer> integer(
            String key, int defaultValue, int least, int most, String sentence) {
        return new Setting<>(
                key,
                defaultValue,
                new Range.Whole(least, most),
                "",
                sentence,
                text -> {
                    int value = Integer.parseInt(text);
                    require(value >= least && value <= most);
                    return value;
                });
    }

    public static Setting<Double> number(
            String key, double defaultValue, double least, double most, String sentence) {
        return new Setting<>(
                key,
                defaultValue,
                new Range.Real(least, most),
                "",
                sentence,
                text -> {
                    double value = Double.parseDouble(text);
                    require(value >= least && value <= most);
                    return value;
                });
    }

    /** A switch: on or off. */
    public static Setting<Boolean> flag(String key, boolean defaultValue, String sentence) {
        return new Setting<>(
                key,
                defaultValue,
                new Range.Switch(),
                "",
                sentence,
                text ->
                        switch (text.toLowerCase(Locale.ROOT)) {
                            case "on", "true", "1", "yes" -> true;
                            case "off", "false", "0", "no" -> false;
                            default -> throw new IllegalArgumentException();
                        });
    }

    /** One of several words; the first is the default. */
    public static Setting<String> choice(String key, List<String> words, String sentence) {
        return new Setting<>(
                key,
                words.get(0),
                new Range.Choice(words),
                "",
                sentence,
                text -> {
                    require(words.contains(text));
                    return text;
                });
    }

    /**
     * A text with a parser of its own.
     *
     * @param form a description of the accepted values
     */
    public static <T> Setting<T> text(
            String key, T defaultValue, String form, String sentence, Function<String, T> parser) {
        return new Setting<>(key, defaultValue, new Range.Text(form), "", sentence, parser);
    }

    private static void require(boolean valid) {
        if (!valid) {
            throw new IllegalArgumentException();
        }
    }

    /** Returns the setting with another default. */
    public Setting<T> withDefault(T value) {
        return new Setting<>(key, value, range, unit, sentence, parser);
    }

    /** Returns the setting with a unit. */
    public Setting<T> in(String otherUnit) {
        return new Setting<>(key, defaultValue, range, otherUnit, sentence, parser);
    }

    /** Returns the setting with another sentence. */
    public Setting<T> saying(String otherSentence) {
        return new Setting<>(key, defaultValue, range, unit, otherSentence, parser);
    }

    /** Returns a list of settings in which those with the given keys are replaced. */
    public static List<Setting<?>> change(List<Setting<?>> settings, Setting<?>... changed) {
        List<Setting<?>> all = new ArrayList<>(settings);
        for (Setting<?> setting : changed) {
            all.replaceAll(old -> old.key.equals(setting.key) ? setting : old);
        }
        return List.copyOf(all);
    }

    /** Reads a value; an error quotes the text and describes the range. */
    public T parse(String text) {
        try {
            return parser.apply(text);
        } catch (BadInput e) {
            throw new BadInput("%s=%s: %s".formatted(key, text, e.getMessage()), e);
        } catch (IllegalArgumentException e) {
            throw new BadInput("%s=%s is not %s".formatted(key, text, range.text()), e);
        }
    }

    /** Returns the text that {@link #parse} reads. */
    public String format(Object value) {
        return value instanceof Boolean on ? on ? "on" : "off" : String.valueOf(value);
    }
}
