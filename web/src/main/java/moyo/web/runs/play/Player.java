package moyo.web.runs.play;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import moyo.game.BadInput;
import moyo.lab.desk.Circumstances;
import moyo.lab.desk.Workplace;
import moyo.lab.executor.ExecutorFactory;
import moyo.session.GameList;
import org.jspecify.annotations.Nullable;

/**
 * Plays one run at a time in threads of the lowest priority, with half of the cores, so that games
 * on the page go on. Thread-safe.
 */
final class Player implements AutoCloseable {
    private static final long PATIENCE_MILLIS = 8_000;
    private static final long BYTES_OF_JOB = 1L << 30;

    private final GameList games;
    private final Consumer<String> log;
    private final int jobs = jobs();
    private final Map<Path, String> problems = new ConcurrentHashMap<>();
    private @Nullable Playing current;
    private boolean closed;

    /** A job under way. */
    private record Playing(Job job, StopButton stop, Thread thread) {}

    Player(GameList games, Consumer<String> log) {
        this.games = games;
        this.log = log;
    }

    /** Half of the cores, and a gigabyte of the heap for the two trees of each game. */
    private static int jobs() {
        Runtime machine = Runtime.getRuntime();
        long byMemory = machine.maxMemory() / BYTES_OF_JOB;
        return (int) Math.max(1, Math.min(machine.availableProcessors() / 2, byMemory));
    }

    /** Returns whether this server plays into a folder. */
    synchronized boolean plays(Path folder) {
        Playing playing = current;
        return playing != null && playing.thread.isAlive() && playing.job.folder().equals(folder);
    }

    /**
     * Throws {@code BadInput} if a run is being played; the same is checked by {@link #start}, but
     * then a folder has been made.
     */
    synchronized void requireFree() {
        Playing playing = current;
        if (closed) {
            throw new BadInput("the server ends");
        }
        if (playing != null && playing.thread.isAlive()) {
            throw new BadInput(
                    "the page plays one run at a time, and '%s' is being played; stop it, or wait"
                            .formatted(playing.job.title()));
        }
    }

    /** Returns why the last attempt to play into a folder has ended early; empty if it has not. */
    String problem(Path folder) {
        return problems.getOrDefault(folder, "");
    }

    /**
     * Starts a job; returns when its folder can be shown.
     *
     * @throws BadInput if another is being played, or this one cannot begin
     */
    @SuppressWarnings(
            "ThreadPriorityCheck") // a wish only: the number of jobs keeps games responsive
    void start(Job job) {
        StopButton stop = new StopButton();
        Thread thread = new Thread(() -> play(job, stop), "moyo-run");
        synchronized (this) {
            requireFree();
            problems.remove(job.folder());
            thread.setDaemon(true);
            thread.setPriority(Thread.MIN_PRIORITY);
            thread.start();
            current = new Playing(job, stop, thread);
        }
        awaitBegin(job, thread);
    }

    private void awaitBegin(Job job, Thread thread) {
        Path marker = job.folder().resolve(job.marker());
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(PATIENCE_MILLIS);
        try {
            while (thread.isAlive() && !Files.exists(marker) && System.nanoTime() < end) {
                thread.join(20);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        if (!thread.isAlive() && !Files.exists(marker)) {
            throw new BadInput(problem(job.folder()));
        }
    }

    private void play(Job job, StopButton stop) {
        Notes notes = new Notes();
        Circumstances circumstances =
                new Circumstances(job.command(), jobs, Circumstances.builtFrom());
        Workplace workplace =
                new Workplace(
                        circumstances,
                        games,
                        ExecutorFactory.threads(circumstances.place(), jobs),
                        () -> stop,
                        notes.writer(),
                        notes.writer());
        try {
            int code = job.playing().play(workplace);
            if (code == 1) {
                problems.put(job.folder(), "The run has ended: %s.".formatted(notes.lastRemark()));
            }
        } catch (BadInput e) {
            problems.put(job.folder(), String.valueOf(e.getMessage()));
        } catch (InterruptedException e) {
            problems.put(job.folder(), "The run was interrupted.");
        } catch (IOException | RuntimeException | Error e) {
            problems.put(job.folder(), "The run has failed; the server's log has the reason.");
            log.accept("run '%s' failed: %s".formatted(job.title(), e));
        }
    }

    /**
     * Stops the run in a folder; returns when it has stopped, at the latest after some seconds.
     *
     * @throws BadInput if this server does not play it
     */
    void stop(Path folder) {
        Playing playing;
        synchronized (this) {
            if (!plays(folder) || current == null) {
                throw new BadInput("the page does not play this run");
            }
            playing = current;
        }
        end(playing);
    }

    private static void end(Playing playing) {
        playing.stop.press();
        try {
            playing.thread.join(PATIENCE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Stops what is being played; every finished game is kept. */
    @Override
    public void close() {
        Playing playing;
        synchronized (this) {
            closed = true;
            playing = current;
        }
        if (playing != null) {
            end(playing);
        }
    }
}
