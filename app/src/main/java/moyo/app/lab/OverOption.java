package moyo.app.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import moyo.game.BadInput;
import moyo.game.Nearest;
import moyo.lab.tune.Parameter;
import moyo.lab.tune.Space;
import moyo.search.player.PlayerSpec;
import moyo.search.player.Range;
import moyo.search.player.Setting;

/**
 * Reads {@code --over key=min:max} and {@code --over key=min:max:log} for the settings of a player.
 */
final class OverOption {
    private OverOption() {}

    /** Reads all options of a command. */
    static Space parse(List<String> texts, PlayerSpec<?, ?> player) {
        List<Parameter> parameters = new ArrayList<>();
        for (String text : texts) {
            Parameter parameter = parse(text, player);
            if (parameters.stream().anyMatch(p -> p.key().equals(parameter.key()))) {
                throw wrong(text, "%s is given twice".formatted(parameter.key()));
            }
            parameters.add(parameter);
        }
        return new Space(parameters);
    }

    private static Parameter parse(String text, PlayerSpec<?, ?> player) {
        int sign = text.indexOf('=');
        String[] parts = text.substring(sign + 1).split(":", -1);
        boolean isLog = parts.length == 3 && parts[2].equals("log");
        if (sign <= 0 || (parts.length != 2 && !isLog)) {
            throw wrong(text, "not key=min:max or key=min:max:log");
        }
        Setting<?> setting = setting(text, text.substring(0, sign), player);
        double min = number(text, parts[0]);
        double max = number(text, parts[1]);
        boolean isWhole = setting.range() instanceof Range.Whole;
        if (isWhole && (min != Math.rint(min) || max != Math.rint(max))) {
            throw wrong(text, "%s is a whole number".formatted(setting.key()));
        }
        if (!(min < max)) {
            throw wrong(text, "%s is not below %s".formatted(parts[0], parts[1]));
        }
        if (!contains(setting, min, max)) {
            throw wrong(text, "%s is %s".formatted(setting.key(), setting.range().text()));
        }
        if (isLog && min <= 0) {
            throw wrong(text, "a logarithmic scale needs a lower end above 0");
        }
        return new Parameter(setting.key(), min, max, isLog, isWhole);
    }

    private static Setting<?> setting(String text, String key, PlayerSpec<?, ?> player) {
        List<Setting<?>> known = player.settings().known();
        Optional<Setting<?>> found = known.stream().filter(s -> s.key().equals(key)).findFirst();
        if (found.isEmpty()) {
            List<String> keys = known.stream().map(Setting::key).toList();
            String hint =
                    Nearest.to(key, keys)
                            .map(near -> "did you mean '%s'?".formatted(near))
                            .orElse("known are " + String.join(", ", keys));
            throw wrong(
                    text,
                    "player '%s' has no setting '%s'; %s"
                            .formatted(player.kind().name(), key, hint));
        }
        Range range = found.get().range();
        if (!(range instanceof Range.Whole || range instanceof Range.Real)) {
            throw wrong(text, "%s is not a number but %s".formatted(key, range.text()));
        }
        return found.get();
    }

    private static boolean contains(Setting<?> setting, double min, double max) {
        if (setting.range() instanceof Range.Whole whole) {
            return min >= whole.min() && max <= whole.max();
        }
        return setting.range() instanceof Range.Real real && min >= real.min() && max <= real.max();
    }

    private static double number(String text, String part) {
        try {
            double value = Double.parseDouble(part);
            if (Double.isFinite(value)) {
                return value;
            }
        } catch (NumberFormatException e) {
            // reported below
        }
        throw wrong(text, "'%s' is not a number".formatted(part));
    }

    private static BadInput wrong(String text, String why) {
        return new BadInput("--over %s: %s".formatted(text, why));
    }
}
