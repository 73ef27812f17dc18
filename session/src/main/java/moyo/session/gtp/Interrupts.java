package moyo.session.gtp;

import moyo.gtp.GtpRequest;
import moyo.search.clock.StopSignal;

/** Stops searches when a command is interrupted. */
public final class Interrupts {
    private Interrupts() {}

    /** Returns a signal that is requested when the command is interrupted. */
    public static StopSignal of(GtpRequest request) {
        StopSignal stop = new StopSignal();
        request.onInterrupt(stop::request);
        return stop;
    }
}
