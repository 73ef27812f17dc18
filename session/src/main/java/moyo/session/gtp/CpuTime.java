package moyo.session.gtp;

import java.lang.management.ManagementFactory;
import java.util.Locale;
import moyo.gtp.GtpRequest;

/** What thinking has cost. */
public final class CpuTime {
    private CpuTime() {}

    /** Seconds of CPU time that this process has used, all threads together. */
    public static String answer(GtpRequest request) {
        request.expect(0);
        var system =
                (com.sun.management.OperatingSystemMXBean)
                        ManagementFactory.getOperatingSystemMXBean();
        return String.format(Locale.ROOT, "%.3f", system.getProcessCpuTime() / 1e9);
    }
}
