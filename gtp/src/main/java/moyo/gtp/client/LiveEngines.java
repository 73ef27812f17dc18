package moyo.gtp.client;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The running engines, which are ended when this JVM exits or gets a SIGTERM. After a SIGKILL their
 * stdin ends, and the {@link Reaper} kills those that do not exit.
 */
final class LiveEngines {
    private final Set<EngineProcess> engines = ConcurrentHashMap.newKeySet();
    private volatile boolean shuttingDown;

    LiveEngines() {
        Runtime.getRuntime().addShutdownHook(new Thread(this::shutDown, "gtp-client-shutdown"));
    }

    void add(EngineProcess engine) {
        engines.add(engine);
        if (shuttingDown) {
            engine.kill();
        }
    }

    void remove(EngineProcess engine) {
        engines.remove(engine);
    }

    private void shutDown() {
        shuttingDown = true;
        engines.forEach(EngineProcess::kill);
    }
}
