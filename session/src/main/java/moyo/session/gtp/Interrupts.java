package moyo.session.gtp;

import moyo.gtp.GtpRequest;
import moyo.search.clock.StopSignal;

/** Ends thoughts when a command is to end early. */
public final class Interrupts {
    private Interrupts() {}

    /** The signal that an interrupt of a command gives. */
    public static StopSignal of(GtpRequest request) {
        StopSignal stop = new StopSignal();
        request.onInterrupt(stop::request);
        return stop;
    }
}
