package moyo.web.offer;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import moyo.search.player.Range;
import moyo.search.player.Setting;

/** Declarations of settings as the page gets them, to make forms of. */
final class SettingJson {
    private SettingJson() {}

    static List<Map<String, Object>> of(List<Setting<?>> settings) {
        return settings.stream().map(SettingJson::of).toList();
    }

    private static Map<String, Object> of(Setting<?> setting) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("key", setting.key());
        Range range = setting.range();
        if (range instanceof Range.Whole whole) {
            json.put("type", "integer");
            json.put("min", whole.min());
            json.put("max", whole.max());
        } else if (range instanceof Range.Real real) {
            json.put("type", "real");
            json.put("min", finite(real.min()));
            json.put("max", finite(real.max()));
        } else if (range instanceof Range.Choice choice) {
            json.put("type", "choice");
            json.put("words", choice.words());
        } else {
            json.put("type", range instanceof Range.Switch ? "switch" : "text");
        }
        json.put("default", setting.format(setting.defaultValue()));
        json.put("range", range.text());
        json.put("unit", setting.unit());
        json.put("sentence", setting.sentence());
        return json;
    }

    /** JSON has no infinite numbers. */
    private static Object finite(double number) {
        return Double.isFinite(number) ? (Object) number : String.valueOf(number);
    }
}
