package moyo.session.gtp;

import moyo.search.player.Range;
import moyo.search.player.Setting;

/** Formats a setting as a line of GoGui's parameter dialog. */
public final class ParamText {
    private ParamText() {}

    /**
     * Returns the line: switches are check boxes, choices are lists, all other settings are text.
     */
    public static String line(Setting<?> setting, String value) {
        if (setting.range() instanceof Range.Switch) {
            return "[bool] %s %d".formatted(setting.key(), value.equals("on") ? 1 : 0);
        } else if (setting.range() instanceof Range.Choice choice) {
            return "[list/%s] %s %s"
                    .formatted(String.join("/", choice.words()), setting.key(), value);
        }
        return "[string] %s %s".formatted(setting.key(), value);
    }
}
