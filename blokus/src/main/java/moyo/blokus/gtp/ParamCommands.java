package moyo.blokus.gtp;

import java.util.ArrayList;
import java.util.List;
import moyo.gtp.GtpEngine;
import moyo.gtp.GtpRequest;
import moyo.search.player.Setting;
import moyo.search.player.Settings;
import moyo.session.Thinker;

/** Commands that show and change the player's settings. */
final class ParamCommands {
    /** Pentobi resigns below this value, after more simulations than {@link #RESIGN_AFTER}. */
    private static final double RESIGN_BELOW = 0.09;

    private static final int RESIGN_AFTER = 500;

    private final Thinker<?, ?> thinker;

    ParamCommands(Thinker<?, ?> thinker) {
        this.thinker = thinker;
    }

    void register(GtpEngine engine) {
        engine.add("param", "[KEY VALUE]", this::param);
        engine.add("param_base", "[resign 0|1]", this::paramBase);
    }

    private Settings settings() {
        return thinker.spec().settings();
    }

    private String param(GtpRequest request) {
        if (request.count() > 0) {
            thinker.set(request.expect(2).text(0), request.text(1));
            return "";
        }
        List<String> lines = new ArrayList<>();
        for (Setting<?> setting : settings().known()) {
            String value = settings().text(setting.key());
            boolean flag = setting.defaultValue() instanceof Boolean;
            lines.add(setting.key() + " " + (flag ? value.equals("on") ? "1" : "0" : value));
        }
        return String.join("\n", lines);
    }

    /**
     * Switches resigning with Pentobi's threshold on or off; {@code param resign} sets any
     * threshold.
     */
    private String paramBase(GtpRequest request) {
        if (request.count() == 0) {
            return "resign " + (mayResign() ? 1 : 0);
        }
        if (!request.expect(2).text(0).equals("resign")) {
            throw request.syntax(request.text(0), "resign");
        }
        boolean wanted = request.integer(1, 0, 1) == 1;
        if (wanted != mayResign()) {
            thinker.resignBelow(wanted ? RESIGN_BELOW : 0, RESIGN_AFTER);
        }
        return "";
    }

    private boolean mayResign() {
        return thinker.spec().mayResign();
    }
}
