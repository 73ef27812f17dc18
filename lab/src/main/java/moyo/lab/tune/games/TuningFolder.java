package moyo.lab.tune.games;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import moyo.game.BadInput;
import moyo.game.FileTrouble;
import moyo.game.LineFile;
import moyo.lab.executor.PlayedGame;
import moyo.lab.record.FactsFile;
import moyo.lab.record.GameId;
import moyo.lab.record.GameResult;
import moyo.lab.record.ResultsFile;
import moyo.lab.record.WholeFile;
import moyo.lab.run.FolderLock;
import moyo.lab.run.OwnFolder;
import moyo.lab.tune.Trial;

/**
 * The folder of a tuning: {@code tuning.json} has the plan, {@code results.jsonl} the games, {@code
 * tuning.jsonl} the finished trials, {@code games/} the game records. The state of a tuning is the
 * fold over the two files of lines. One process at a time plays into the folder.
 */
public final class TuningFolder implements AutoCloseable {
    private static final String PLAN = "tuning.json";
    private static final String TRIALS = "tuning.jsonl";
    private static final String GAMES = "games";
    private static final String WHAT = "tuning";

    private final Path folder;
    private final String recordType;
    private final FolderLock lock;
    private final ResultsFile resultsFile;
    private final LineFile trialsFile;
    private final Map<GameId, GameResult> results = new HashMap<>();
    private final SortedMap<Integer, Trial> trials;

    private TuningFolder(Path folder, TuningPlan plan, String recordType, FolderLock lock)
            throws IOException {
        this.folder = folder;
        this.recordType = recordType;
        this.lock = lock;
        FactsFile.check(folder.resolve(PLAN), WHAT, plan.facts());
        Files.createDirectories(folder.resolve(GAMES));
        Path file = folder.resolve(ResultsFile.NAME);
        ResultsFile.read(file).forEach(result -> results.put(result.id(), result));
        trials = TrialLines.read(folder.resolve(TRIALS), plan.space().size());
        resultsFile = ResultsFile.open(file);
        trialsFile = LineFile.open(folder.resolve(TRIALS));
    }

    /**
     * Begins a tuning, or continues one with the same plan.
     *
     * @throws BadInput if the folder holds something else or another process plays into it; then
     *     nothing is changed
     */
    public static TuningFolder open(Path folder, TuningPlan plan, String recordType) {
        try {
            OwnFolder.require(folder, PLAN);
            if (Files.exists(folder.resolve(PLAN))) {
                FactsFile.check(folder.resolve(PLAN), WHAT, plan.facts());
            }
            Files.createDirectories(folder);
            FolderLock lock = FolderLock.take(folder);
            try {
                return new TuningFolder(folder, plan, recordType, lock);
            } catch (IOException | RuntimeException e) {
                lock.close();
                throw e;
            }
        } catch (IOException e) {
            throw new BadInput(
                    "cannot write into '%s': %s".formatted(folder, FileTrouble.reason(e)), e);
        }
    }

    public Path folder() {
        return folder;
    }

    /** Returns the number of finished games. */
    public synchronized int games() {
        return results.size();
    }

    public synchronized boolean has(int trial) {
        return trials.containsKey(trial);
    }

    /** Returns the finished trials from 0 up to the first that is missing. */
    public synchronized List<Trial> inOrder() {
        List<Trial> first = new ArrayList<>();
        for (Trial trial : trials.values()) {
            if (trial.trial() != first.size()) {
                break;
            }
            first.add(trial);
        }
        return first;
    }

    public synchronized Optional<GameResult> result(GameId id) {
        return Optional.ofNullable(results.get(id));
    }

    /** Writes the game's record, then its result, so that every result has a record. */
    public synchronized void add(PlayedGame game) {
        GameResult result = game.result();
        String name = "t%04d-%d.%s".formatted(result.pair(), result.game(), recordType);
        try {
            WholeFile.write(folder.resolve(GAMES).resolve(name), game.record());
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "cannot write into '%s': %s; the results so far are saved"
                            .formatted(folder, e.getMessage()),
                    e);
        }
        resultsFile.add(result);
        results.put(result.id(), result);
    }

    /** Writes a finished trial; its games are on the disk. */
    public synchronized void add(Trial trial) {
        trialsFile.append(TrialLines.text(trial));
        trials.put(trial.trial(), trial);
    }

    @Override
    public void close() {
        resultsFile.close();
        trialsFile.close();
        lock.close();
    }
}
