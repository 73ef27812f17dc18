package moyo.session.gtp;

import java.time.Duration;
import moyo.gtp.GtpEngine;
import moyo.gtp.GtpRequest;
import moyo.search.clock.TimeControl;
import moyo.session.Thinker;

/** Commands for clocks: those of GTP, KGS and KataGo. */
public final class TimeCommands {
    private static final int MOST_SECONDS = 99_999_999;

    private final Thinker<?, ?> thinker;
    private final Notation notation;

    public TimeCommands(Thinker<?, ?> thinker, Notation notation) {
        this.thinker = thinker;
        this.notation = notation;
    }

    public void register(GtpEngine engine) {
        engine.add("time_settings", "MAIN PERIOD STONES", this::timeSettings);
        engine.add("time_left", "COLOUR SECONDS STONES", this::timeLeft);
        engine.add(
                "kgs-time_settings",
                "none|absolute MAIN|byoyomi MAIN PERIOD PERIODS|canadian MAIN PERIOD STONES",
                this::namedTimeSettings);
        engine.add(
                "kata-time_settings",
                "none|absolute MAIN|byoyomi MAIN PERIOD PERIODS|canadian MAIN PERIOD STONES"
                        + "|fischer MAIN INCREMENT",
                this::namedTimeSettings);
        engine.add("kata-list_time_settings", "", TimeCommands::listTimeSettings);
    }

    private static Duration seconds(GtpRequest request, int index) {
        return Duration.ofNanos((long) (request.number(index, 0, MOST_SECONDS) * 1e9));
    }

    private static int whole(GtpRequest request, int index) {
        return request.integer(index, 0, MOST_SECONDS);
    }

    /** Sets the clocks; a period with 0 stones means no limit, and so does no time at all. */
    private String timeSettings(GtpRequest request) {
        Duration main = seconds(request.expect(3), 0);
        Duration period = seconds(request, 1);
        int stones = whole(request, 2);
        boolean unlimited = stones == 0 && !period.isZero() || main.isZero() && period.isZero();
        thinker.setTimeControl(
                unlimited
                        ? new TimeControl.Unlimited()
                        : period.isZero()
                                ? TimeControl.absolute(main)
                                : new TimeControl.Canadian(main, period, stones));
        return "";
    }

    private String timeLeft(GtpRequest request) {
        int colour = notation.colour(request.expect(3), 0);
        thinker.clock(colour).update(seconds(request, 1), whole(request, 2));
        return "";
    }

    private String namedTimeSettings(GtpRequest request) {
        if (request.count() == 0) {
            request.expect(1);
        }
        thinker.setTimeControl(
                switch (request.text(0)) {
                    case "none" -> {
                        request.expect(1);
                        yield new TimeControl.Unlimited();
                    }
                    case "absolute" -> TimeControl.absolute(seconds(request.expect(2), 1));
                    case "byoyomi" ->
                            new TimeControl.ByoYomi(
                                    seconds(request.expect(4), 1),
                                    seconds(request, 2),
                                    whole(request, 3));
                    case "canadian" ->
                            new TimeControl.Canadian(
                                    seconds(request.expect(4), 1),
                                    seconds(request, 2),
                                    whole(request, 3));
                    case "fischer" ->
                            new TimeControl.Fischer(
                                    seconds(request.expect(3), 1), seconds(request, 2));
                    default -> throw request.syntax(request.text(0), "a known time system");
                });
        return "";
    }

    private static String listTimeSettings(GtpRequest request) {
        request.expect(0);
        return "none absolute byoyomi canadian fischer";
    }
}
