package moyo.lab.desk;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import moyo.lab.console.LearnProgress;
import moyo.lab.learn.CountingArena;
import moyo.lab.learn.Learned;
import moyo.lab.learn.Learner;
import moyo.lab.learn.LearningFile;
import moyo.lab.learn.Pairing;
import moyo.lab.learn.PlayedArena;
import moyo.lab.learn.RememberedArena;
import moyo.lab.learn.Round;
import moyo.lab.learn.Stopped;
import moyo.lab.learn.Trial;
import moyo.lab.record.WholeFile;
import moyo.lab.report.LearningWriter;
import moyo.lab.report.figure.Fact;
import moyo.lab.report.figure.LearningView;
import moyo.lab.run.FolderLock;
import moyo.lab.run.OwnFolder;
import moyo.lab.stats.Interval;
import moyo.lab.stats.Pentanomial;
import moyo.lab.stats.Proportion;
import moyo.session.GameKit;
import org.jspecify.annotations.Nullable;

/**
 * Runs a learning: plays its games, keeps the list of trials and the report up to date, prints the
 * learned team.
 */
public final class LearningDesk {
    /**
     * The name of the fact that lists all candidates; a page does not show it, because it is long.
     */
    public static final String CANDIDATES = "candidates";

    private final Workplace workplace;
    private final Map<String, Object> session;
    private final Path dir;
    private final Map<String, Object> facts;
    private final int confirm;
    private final PrintWriter out;
    private final LearnProgress progress;
    private final PlayedArena games;
    private final CountingArena arena;
    private final List<Trial> trials = new ArrayList<>();

    /**
     * @param facts everything that determines the games
     * @param confirm the number of new games of the learned team, for a learner that does not play
     *     them itself
     */
    public LearningDesk(
            Workplace workplace,
            GameKit<?, ?> kit,
            PlayedArena.Contest contest,
            Path dir,
            Map<String, Object> facts,
            int confirm) {
        this.workplace = workplace;
        session = workplace.circumstances().known();
        this.dir = dir;
        this.facts = facts;
        this.confirm = confirm;
        out = workplace.out();
        progress = new LearnProgress(workplace.err(), () -> write(null, true));
        games =
                new PlayedArena(
                        kit,
                        contest,
                        dir.resolve("rounds"),
                        session,
                        () -> workplace.executors().make(kit),
                        progress);
        arena = new CountingArena(new RememberedArena(games, dir.resolve("rounds.jsonl")));
    }

    /** Learns; returns an exit code. */
    public int learn(Learner learner) throws IOException {
        OwnFolder.require(dir, LearningFile.NAME);
        if (Files.exists(dir.resolve(LearningFile.NAME))) {
            LearningFile.check(dir, facts); // before anything is created
        }
        Files.createDirectories(dir);
        FolderLock lock = FolderLock.take(dir);
        try (lock) {
            LearningFile.check(dir, facts);
            return learnInFolder(learner);
        }
    }

    private int learnInFolder(Learner learner) throws IOException {
        workplace.say("learning into '%s'; report.html shows the progress".formatted(dir));
        workplace.err().flush();
        try (Interrupt interrupt = workplace.interrupts().get()) {
            interrupt.does(this::interrupted);
            Learned learned = learner.learn(arena, this::note);
            if (!learned.isFresh() && confirm > 0) {
                confirm(learned);
            }
            progress.interrupted(() -> {});
            write(learned, false);
            WholeFile.write(dir.resolve("team.txt"), learned.team().list() + "\n");
            print(learned);
            return 0;
        } catch (Stopped e) {
            write(null, false);
            if (e.complaint().isEmpty()) {
                return Interrupt.EXIT_CODE;
            }
            workplace.sayWhatIsWrong("learning", e.complaint());
            return 1;
        }
    }

    /** Plays new games of the learned team if the learner's own games took part in choosing it. */
    private void confirm(Learned learned) throws Stopped {
        Pentanomial fresh =
                arena.playOne(
                        new Round(
                                "confirm",
                                List.of(Pairing.withBaseline(learned.team())),
                                confirm,
                                Optional.empty()));
        note(new Trial("confirmed", learned.team(), Trial.BASELINE, fresh, true));
    }

    private void note(Trial trial) {
        trials.add(trial);
        progress.interrupted(
                () -> {
                    out.println(
                            "%s: %s %s against %s%s"
                                    .formatted(
                                            trial.stage(),
                                            trial.team(),
                                            rate(trial.pairs()),
                                            trial.opponent(),
                                            trial.kept() ? "" : ", dropped"));
                    out.flush();
                });
    }

    private static String rate(Pentanomial pairs) {
        Proportion share = new Proportion(pairs.mean(), 2 * pairs.pairs());
        Interval interval = share.wilson(0.95);
        return String.format(
                Locale.ROOT,
                "%.1f %% (%.1f to %.1f) of %d games",
                100 * share.rate(),
                100 * interval.low(),
                100 * interval.high(),
                share.games());
    }

    private void print(Learned learned) {
        out.println();
        out.println("team: " + learned.team().list());
        out.println(
                "claim: %s against the baseline, %s"
                        .formatted(
                                rate(learned.claim()),
                                learned.isFresh()
                                        ? "all of them new games"
                                        : "the games also chose the team, so the rate is too high on average"));
        out.println("games played in all: " + arena.games());
        out.println("report: " + dir.resolve("report.html"));
        out.flush();
    }

    private void write(@Nullable Learned learned, boolean running) {
        List<Fact> known = new ArrayList<>();
        facts.forEach(
                (name, value) -> {
                    if (!name.equals(CANDIDATES)) {
                        known.add(new Fact(name, String.valueOf(value)));
                    }
                });
        known.addAll(Circumstances.facts(session));
        try {
            LearningWriter.write(
                    new LearningView(
                            "Learning agents: " + facts.get("method"),
                            trials,
                            learned,
                            running,
                            arena.games(),
                            known,
                            workplace.circumstances().command(),
                            Instant.now()),
                    dir);
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "cannot write into '%s': %s; the games so far are safe"
                            .formatted(dir, e.getMessage()),
                    e);
        }
    }

    /** Stops the learning; called from another thread. */
    private void interrupted() {
        games.stop();
        progress.interrupted(() -> {});
        workplace.sayHowToGoOn(dir);
    }
}
