package moyo.session.gtp;

import java.lang.management.ManagementFactory;
import java.util.Locale;
import moyo.gtp.GtpRequest;

/** The CPU time of this process. */
public final class CpuTime {
    private CpuTime() {}

    /** Returns the CPU seconds of this process, summed over all threads. */
    public static String answer(GtpRequest request) {
        request.expect(0);
        var system =
                (com.sun.management.OperatingSystemMXBean)
                        ManagementFactory.getOperatingSystemMXBean();
        return String.format(Locale.ROOT, "%.3f", system.getProcessCpuTime() / 1e9);
    }
}
