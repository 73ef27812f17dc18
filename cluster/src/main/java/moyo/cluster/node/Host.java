package moyo.cluster.node;

import java.net.InetAddress;
import java.net.UnknownHostException;

/** The name of this machine in records. */
final class Host {
    static final String NAME = name();

    private Host() {}

    /** Returns the environment variable {@code MOYO_HOST}, or the name of the machine. */
    private static String name() {
        String given = System.getenv("MOYO_HOST");
        if (given != null && !given.isBlank()) {
            return given;
        }
        try {
            return InetAddress.getLocalHost().getHostName();
        } catch (UnknownHostException e) {
            return "unknown";
        }
    }
}
