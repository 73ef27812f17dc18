package moyo.go.gtp;

import java.util.ArrayList;
import java.util.List;
import moyo.gtp.GtpEngine;
import moyo.gtp.GtpRequest;
import moyo.search.player.Setting;
import moyo.search.player.Settings;
import moyo.session.gtp.ParamText;

/** Commands that show and change the player's settings. */
final class ParamCommands {
    private final GoGtp gtp;

    ParamCommands(GoGtp gtp) {
        this.gtp = gtp;
    }

    void register(GtpEngine engine) {
        engine.add("moyo-param", "[KEY VALUE]", this::param);
        engine.add("kata-list-params", "", this::list);
        engine.add("kata-get-param", "KEY", this::get);
        engine.add("kata-set-param", "KEY VALUE", this::set);
    }

    private Settings settings() {
        return gtp.thinker().spec().settings();
    }

    /**
     * Without arguments lists the settings in the format of GoGui's parameter dialog; with a key
     * and a value changes a setting.
     */
    private String param(GtpRequest request) {
        if (request.count() > 0) {
            return set(request);
        }
        List<String> lines = new ArrayList<>();
        for (Setting<?> setting : settings().known()) {
            String value = settings().text(setting.key());
            lines.add(ParamText.line(setting, value));
        }
        return String.join("\n", lines);
    }

    private String list(GtpRequest request) {
        request.expect(0);
        return String.join(" ", settings().known().stream().map(Setting::key).toList());
    }

    private String get(GtpRequest request) {
        return settings().text(request.expect(1).text(0));
    }

    private String set(GtpRequest request) {
        gtp.thinker().set(request.expect(2).text(0), request.text(1));
        return "";
    }
}
