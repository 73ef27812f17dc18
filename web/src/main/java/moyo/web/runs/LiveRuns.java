package moyo.web.runs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import moyo.game.BadInput;
import moyo.web.part.Peer;
import moyo.web.part.Talk;
import moyo.web.runs.find.FoundRun;
import moyo.web.runs.view.Sight;
import moyo.web.runs.view.Sights;
import org.jspecify.annotations.Nullable;

/**
 * The runs that somebody looks at. Each is read once and followed from there; twice a second those
 * that have changed are sent to who looks at them. Thread-safe.
 */
final class LiveRuns implements AutoCloseable {
    private static final long EVERY_MILLIS = 500;

    /** Runs that nobody looks at any more, kept to be there when somebody comes back. */
    private static final int MOST_IDLE = 4;

    private final Sights sights;
    private final RunJson json;
    private final Consumer<String> log;
    private final Map<FoundRun, Watched> watched = new LinkedHashMap<>();
    private final ScheduledExecutorService clock =
            Executors.newSingleThreadScheduledExecutor(
                    work -> {
                        Thread thread = new Thread(work, "moyo-runs");
                        thread.setDaemon(true);
                        return thread;
                    });

    LiveRuns(Sights sights, RunJson json, Consumer<String> log) {
        this.sights = sights;
        this.json = json;
        this.log = log;
        var unused =
                clock.scheduleWithFixedDelay(
                        this::tick, EVERY_MILLIS, EVERY_MILLIS, TimeUnit.MILLISECONDS);
    }

    /** A run with those who look at it. */
    private final class Watched {
        private final FoundRun run;
        private final Set<Peer> peers = new HashSet<>();
        private Sight sight;
        private Map<String, Object> page = Map.of();
        private boolean wasRunning;
        private String problem = "";

        Watched(FoundRun run) {
            this.run = run;
            sight = sights.of(run);
        }

        /** Reads what is new; returns whether the page has changed. */
        synchronized boolean look() {
            boolean running = json.isRunning(run);
            boolean changed = page.isEmpty() || running != wasRunning;
            String before = problem;
            wasRunning = running;
            try {
                boolean more = sight.look();
                changed |= more;
                if (more || page.isEmpty()) {
                    problem = "";
                }
            } catch (BadInput e) {
                problem = String.valueOf(e.getMessage());
            } catch (IOException | UncheckedIOException e) {
                problem = "the folder cannot be read: " + e.getMessage();
            }
            changed |= !problem.equals(before);
            if (changed) {
                Map<String, Object> figures = figures();
                page = json.page(run, figures, problem);
            }
            return changed;
        }

        private Map<String, Object> figures() {
            try {
                return sight.json();
            } catch (BadInput e) {
                problem = String.valueOf(e.getMessage());
                return Map.of();
            } catch (IllegalStateException e) {
                return Map.of(); // nothing could be read
            }
        }

        /** Returns the page as it was last looked at. */
        synchronized Map<String, Object> known() {
            return page;
        }

        synchronized Map<String, Object> page() {
            look();
            return page;
        }
    }

    /** Returns the page of a run. */
    Map<String, Object> page(FoundRun run) {
        return watched(run, null).page();
    }

    /** Sends the page of a run now and whenever it changes. */
    Talk talk(FoundRun run, Peer peer) {
        Watched seen = watched(run, peer);
        peer.sendLatest("run", seen.page());
        return new Talk() {
            @Override
            public void hears(String text) {
                throw new BadInput("nothing can be asked here");
            }

            @Override
            public void ends() {
                leave(seen, peer);
            }
        };
    }

    private Watched watched(FoundRun run, @Nullable Peer peer) {
        synchronized (watched) {
            Watched seen = watched.remove(run);
            if (seen == null) {
                seen = new Watched(run);
            }
            watched.put(run, seen); // now the youngest
            if (peer != null) {
                seen.peers.add(peer);
            }
            dropIdle();
            return seen;
        }
    }

    private void leave(Watched seen, Peer peer) {
        synchronized (watched) {
            seen.peers.remove(peer);
            dropIdle();
        }
    }

    private void dropIdle() {
        List<FoundRun> idle = new ArrayList<>();
        watched.forEach(
                (run, seen) -> {
                    if (seen.peers.isEmpty()) {
                        idle.add(run);
                    }
                });
        for (int i = 0; i < idle.size() - MOST_IDLE; i++) {
            watched.remove(idle.get(i));
        }
    }

    private void tick() {
        List<Watched> all;
        synchronized (watched) {
            all = watched.values().stream().filter(seen -> !seen.peers.isEmpty()).toList();
        }
        for (Watched seen : all) {
            try {
                if (seen.look()) {
                    send(seen);
                }
            } catch (RuntimeException | Error e) {
                log.accept("run '%s' cannot be shown: %s".formatted(seen.run.id(), e));
            }
        }
    }

    private void send(Watched seen) {
        List<Peer> peers;
        synchronized (watched) {
            peers = List.copyOf(seen.peers);
        }
        Map<String, Object> page = seen.known();
        peers.forEach(peer -> peer.sendLatest("run", page));
    }

    @Override
    public void close() {
        clock.shutdownNow();
    }
}
