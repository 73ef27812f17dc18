package moyo.blokus.learn;

import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Plays the games of a teacher that are missing in a file, several at once. */
public final class Lessons {
    private final LessonFile file;
    private final int[] missing;
    private final AtomicInteger next = new AtomicInteger();

    /**
     * @param earlier the games in the file
     * @param games number of games that the file is to have
     */
    public Lessons(LessonFile file, List<? extends TaughtLine> earlier, int games) {
        this.file = file;
        var known = earlier.stream().map(TaughtLine::number).collect(Collectors.toSet());
        missing = IntStream.range(0, games).filter(n -> !known.contains(n)).toArray();
    }

    /** Number of missing games. */
    public int missing() {
        return missing.length;
    }

    /**
     * Plays the missing games.
     *
     * @param teachers makes one teacher per job, which plays the game of a number
     * @param finished called after each game, from any thread
     */
    public void play(
            int jobs,
            Supplier<? extends IntFunction<? extends TaughtLine>> teachers,
            Runnable finished)
            throws InterruptedException {
        ExecutorService threads = Executors.newFixedThreadPool(jobs);
        try {
            List<Future<?>> all =
                    IntStream.range(0, jobs)
                            .<Future<?>>mapToObj(
                                    job -> threads.submit(() -> work(teachers.get(), finished)))
                            .toList();
            for (Future<?> one : all) {
                one.get();
            }
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw new IllegalStateException(e.getCause());
        } finally {
            next.set(missing.length);
            threads.shutdown();
        }
    }

    private void work(IntFunction<? extends TaughtLine> teacher, Runnable finished) {
        for (int i = next.getAndIncrement(); i < missing.length; i = next.getAndIncrement()) {
            file.add(teacher.apply(missing[i]));
            finished.run();
        }
    }
}
