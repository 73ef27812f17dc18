package moyo.lab.run;

import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Collectors;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;
import moyo.lab.play.Abandoned;
import moyo.lab.play.Entrant;
import moyo.lab.play.GameStory;
import moyo.lab.play.GameTable;
import moyo.lab.play.GameTask;
import moyo.lab.play.Source;
import moyo.lab.record.GameId;
import moyo.lab.record.GameResult;
import moyo.lab.record.Outcome;
import moyo.lab.record.Standing;
import moyo.lab.stats.Decision;
import moyo.lab.stats.Sprt;
import moyo.session.GameKit;
import org.jspecify.annotations.Nullable;

/**
 * Plays what is missing of a run in several threads, until all is played, a sequential test has
 * decided, a player fails again and again, or somebody stops it.
 *
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
public final class Runner<G extends Game<P>, P extends Position<P>> {
    /** So many faults of one player in a row, and the run is not worth going on with. */
    private static final int FAULTS_IN_A_ROW = 3;

    /** So many faulty games in a row, whoever failed. */
    private static final int FAULTY_GAMES_IN_A_ROW = 6;

    /** So many records that do not count are named one by one. */
    private static final int MOST_WARNINGS = 5;

    /** How long after a fault a run may still be stopped before the fault counts. */
    private static final Duration GRACE = Duration.ofMillis(500);

    /** Why a run has ended. */
    public enum End {
        COMPLETE,
        DECIDED,
        FAULTY,
        STOPPED
    }

    private final GameKit<G, P> kit;
    private final RunPlan plan;
    private final RunFolder folder;
    private final Source source;
    private final RunListener listener;
    private final ArrayDeque<GameTask> tasks;
    private final Map<String, Standing> standings;
    private final Map<String, Integer> faultsInARow = new HashMap<>();
    private final List<GameTable<G, P>> tables = new CopyOnWriteArrayList<>();
    private int faultyGamesInARow;
    private @Nullable End end;
    private @Nullable Throwable failure;
    private String complaint = "";

    public Runner(
            GameKit<G, P> kit,
            RunPlan plan,
            Openings<P> openings,
            RunFolder folder,
            Source source,
            RunListener listener) {
        this.kit = kit;
        this.plan = plan;
        this.folder = folder;
        this.source = source;
        this.listener = listener;
        standings = Standing.of(folder.earlier());
        Set<GameId> done =
                folder.earlier().stream().map(GameResult::id).collect(Collectors.toSet());
        tasks = new ArrayDeque<>(Schedule.missing(plan, openings, done));
    }

    /** How many games are still to be played. */
    public synchronized int left() {
        return tasks.size();
    }

    /** Plays; returns when every thread has ended. */
    public End run(int jobs) throws InterruptedException {
        warnOfForeignRecords();
        if (isDecided()) {
            return End.DECIDED;
        }
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < jobs; i++) {
            GameTable<G, P> table = new GameTable<>(kit, plan.rules(), source, this::warn);
            tables.add(table);
            Thread thread = new Thread(() -> work(table), "moyo-game-" + i);
            threads.add(thread);
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        return result();
    }

    /** A joined file may have thousands. */
    private void warnOfForeignRecords() {
        List<String> all = folder.warnings();
        all.stream().limit(MOST_WARNINGS).forEach(listener::warn);
        if (all.size() > MOST_WARNINGS) {
            listener.warn("%d more records do not count".formatted(all.size() - MOST_WARNINGS));
        }
    }

    /** What a user or a full disk did wrong is a complaint; the rest is our own fault. */
    private synchronized End result() {
        if (failure instanceof BadInput || failure instanceof UncheckedIOException) {
            complaint = String.valueOf(failure.getMessage());
            return End.FAULTY;
        } else if (failure instanceof RuntimeException e) {
            throw e;
        } else if (failure instanceof Error e) {
            throw e;
        }
        return end == null ? End.COMPLETE : end;
    }

    private synchronized void warn(String sentence) {
        listener.warn(sentence);
    }

    private void work(GameTable<G, P> table) {
        try (table) {
            for (GameTask task = next(); task != null; task = next()) {
                GameStory story = table.play(task);
                if (story.result().isFault()) {
                    awaitEnd();
                }
                finish(task, story, kit.record(story.finished()));
            }
        } catch (Abandoned e) {
            // Somebody else has said why.
        } catch (RuntimeException | Error e) {
            fail(e);
        }
    }

    /**
     * Ctrl-C reaches the engines, too, and may reach them first: a player that broke down a moment
     * before the run was stopped is not to blame.
     */
    private synchronized void awaitEnd() {
        long deadline = System.nanoTime() + GRACE.toNanos();
        try {
            while (end == null && System.nanoTime() < deadline) {
                wait(GRACE.toMillis());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized @Nullable GameTask next() {
        return end == null ? tasks.poll() : null;
    }

    private synchronized void finish(GameTask task, GameStory story, String recordText) {
        if (end != null) {
            return; // too late: as if it had been abandoned
        }
        folder.add(story, recordText);
        GameResult result = story.result();
        standings.computeIfAbsent(result.matchup(), m -> new Standing()).add(result);
        listener.finished(result);
        countFaults(task, result);
        if (end == null && isDecided()) {
            end(End.DECIDED);
        }
    }

    private void countFaults(GameTask task, GameResult result) {
        if (!result.isFault()) {
            faultyGamesInARow = 0;
            faultsInARow.put(task.first().name(), 0);
            faultsInARow.put(task.second().name(), 0);
            return;
        }
        Entrant loser = result.result() == Outcome.FIRST ? task.second() : task.first();
        int faults = faultsInARow.merge(loser.name(), 1, Integer::sum);
        faultyGamesInARow++;
        if (faults >= FAULTS_IN_A_ROW || faultyGamesInARow >= FAULTY_GAMES_IN_A_ROW) {
            complaint =
                    "%d games in a row ended by a fault, the last by %s of '%s': %s"
                            .formatted(
                                    faultyGamesInARow,
                                    result.reason(),
                                    loser.name(),
                                    result.detail());
            end(End.FAULTY);
        }
    }

    /** A sequential test is about one matchup. */
    private synchronized boolean isDecided() {
        if (plan.sprt().isEmpty()) {
            return false;
        }
        Sprt sprt = Sprt.parse(plan.sprt());
        return standings.values().stream()
                .anyMatch(s -> sprt.decide(s.pairs()) != Decision.CONTINUE);
    }

    /** What breaks because the run is ending is no failure of its own. */
    private synchronized void fail(Throwable thrown) {
        if (end == null) {
            failure = thrown;
            end(End.STOPPED);
        }
    }

    /** Ends the run: games under way are given up. For any thread. */
    public void stop() {
        end(End.STOPPED);
    }

    private void end(End why) {
        synchronized (this) {
            if (end != null) {
                return;
            }
            end = why;
            notifyAll();
        }
        tables.forEach(GameTable::abandon);
    }

    /** What is wrong when a run has ended as {@link End#FAULTY}. */
    public synchronized String complaint() {
        return complaint;
    }
}
