package moyo.lab.executor;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import moyo.game.BadInput;
import moyo.lab.record.GameId;
import moyo.lab.record.Json;
import org.jspecify.annotations.Nullable;

/**
 * Plays pairs in other processes ({@link PairWorker}), as a cluster would: only text goes to and
 * fro. When a process dies its pair is handed out again, without the games that came back.
 */
final class ProcessExecutor implements PairExecutor {
    /** A pair that kills every process it meets is not handed out for ever. */
    private static final int MOST_DEATHS = 5;

    private final int jobs;
    private final ConcurrentLinkedDeque<PairTask> waiting = new ConcurrentLinkedDeque<>();
    private final ConcurrentLinkedQueue<Process> processes = new ConcurrentLinkedQueue<>();
    private volatile boolean cancelled;
    private volatile @Nullable RuntimeException failure;
    private volatile int deaths;

    ProcessExecutor(int jobs) {
        this.jobs = jobs;
    }

    /** The worker processes that are alive. */
    List<Process> workers() {
        return processes.stream().filter(Process::isAlive).toList();
    }

    int deaths() {
        return deaths;
    }

    @Override
    public void play(List<PairTask> pairs, Listener listener) throws InterruptedException {
        waiting.addAll(pairs);
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < Math.min(jobs, pairs.size()); i++) {
            Thread thread = new Thread(() -> attend(listener));
            threads.add(thread);
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        RuntimeException thrown = failure;
        if (thrown != null) {
            throw thrown;
        }
    }

    /** One process after the other, until nothing is left. */
    private void attend(Listener listener) {
        try {
            while (!cancelled && !waiting.isEmpty()) {
                serve(listener);
            }
        } catch (IOException e) {
            fail(new UncheckedIOException(e));
        } catch (RuntimeException e) {
            fail(e);
        }
    }

    private void fail(RuntimeException e) {
        if (!cancelled) {
            failure = e;
        }
        cancel();
    }

    private void serve(Listener listener) throws IOException {
        Process process = start();
        Writer to = process.outputWriter(StandardCharsets.UTF_8);
        try (BufferedReader from = process.inputReader(StandardCharsets.UTF_8)) {
            for (PairTask pair = waiting.poll(); pair != null; pair = waiting.poll()) {
                if (cancelled || !exchange(pair, to, from, listener)) {
                    return;
                }
            }
        } finally {
            process.destroyForcibly();
        }
    }

    /** Returns whether the process has lived to the end of the pair. */
    private boolean exchange(PairTask pair, Writer to, BufferedReader from, Listener listener) {
        Set<GameId> back = new HashSet<>();
        try {
            to.write(Json.line(pair) + "\n");
            to.flush();
            for (String line = from.readLine(); line != null; line = from.readLine()) {
                JsonNode said = Json.MAPPER.readTree(line);
                if (said.has("game")) {
                    PlayedGame game = Json.MAPPER.treeToValue(said.path("game"), PlayedGame.class);
                    back.add(game.result().id());
                    if (!cancelled) {
                        listener.finished(game);
                    }
                } else if (said.has("bad")) {
                    throw new BadInput(said.path("bad").asText());
                } else if (said.has("done")) {
                    return true;
                }
            }
        } catch (IOException e) {
            // Its end of the pipe is closed: the process is dead.
        }
        handOutAgain(pair, back);
        return false;
    }

    private synchronized void handOutAgain(PairTask pair, Set<GameId> back) {
        List<Integer> left =
                pair.games().stream().filter(game -> !back.contains(pair.id(game))).toList();
        if (cancelled) {
            return;
        }
        deaths++;
        if (deaths > MOST_DEATHS) {
            throw new BadInput("workers die again and again");
        }
        if (!left.isEmpty()) {
            waiting.addFirst(pair.withGames(left));
        }
    }

    private Process start() throws IOException {
        Process process =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-XX:TieredStopAtLevel=1",
                                "-XX:+UseSerialGC",
                                "-Xmx128m",
                                "-cp",
                                System.getProperty("java.class.path"),
                                PairWorker.class.getName())
                        .redirectError(ProcessBuilder.Redirect.INHERIT)
                        .start();
        processes.add(process);
        if (cancelled) {
            process.destroyForcibly();
        }
        return process;
    }

    @Override
    public void cancel() {
        cancelled = true;
        processes.forEach(Process::destroyForcibly);
    }
}
