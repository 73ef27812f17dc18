package moyo.app.learn;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import moyo.blokus.learn.LessonFile;
import moyo.blokus.learn.Lessons;
import moyo.blokus.learn.TaughtLine;
import moyo.game.BadInput;

/**
 * Plays the games that are missing in a file of a teacher's games.
 *
 * @param err for the progress
 * @param jobs number of games played in parallel
 */
record LessonPlay(PrintWriter err, int jobs) {
    /** The maximum number of games; the list of missing games is held in memory. */
    private static final int MOST_GAMES = 1_000_000;

    /**
     * Refuses a number of games or positions that is too large.
     *
     * @throws BadInput if it is above 1,000,000
     */
    static void requireAtMost(String option, int count) {
        if (count > MOST_GAMES) {
            throw new BadInput("%s %d is more than %d".formatted(option, count, MOST_GAMES));
        }
    }

    /**
     * Refuses files of {@code --data} that are not there.
     *
     * @throws BadInput for the first of them
     */
    static void requireData(List<Path> files) {
        for (Path file : files) {
            if (!Files.isRegularFile(file)) {
                throw new BadInput("--data: there is no file '%s'".formatted(file));
            }
        }
    }

    /**
     * Returns when the file has all games.
     *
     * @param head player and seed, the first line of the file
     * @param count number of games that the file is to have
     * @param what the noun of the games in messages
     * @param teachers makes one teacher per job, which plays the game of a number
     */
    void complete(
            Path path,
            String head,
            Function<String, ? extends TaughtLine> parser,
            int count,
            String what,
            Supplier<IntFunction<? extends TaughtLine>> teachers)
            throws InterruptedException {
        try (LessonFile file = LessonFile.open(path, head)) {
            List<? extends TaughtLine> earlier = LessonFile.read(path, parser);
            Lessons lessons = new Lessons(file, earlier, count);
            if (!earlier.isEmpty()) {
                err.println(
                        "moyo: %d %s are in '%s', %d are missing"
                                .formatted(earlier.size(), what, path, lessons.missing()));
            }
            try (LessonProgress progress = new LessonProgress(err, lessons.missing(), what)) {
                lessons.play(
                        Math.max(1, Math.min(jobs, lessons.missing())),
                        teachers,
                        () -> progress.step("playing"));
            }
        }
    }
}
