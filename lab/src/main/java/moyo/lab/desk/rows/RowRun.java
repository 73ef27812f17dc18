package moyo.lab.desk.rows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.stream.Stream;
import moyo.game.BadInput;
import moyo.gtp.client.Programs;
import moyo.lab.console.ReproduceProgress;
import moyo.lab.desk.Entrants;
import moyo.lab.desk.RunReport;
import moyo.lab.desk.Workplace;
import moyo.lab.experiment.Cost;
import moyo.lab.experiment.Experiment;
import moyo.lab.experiment.Needs;
import moyo.lab.experiment.Row;
import moyo.lab.experiment.Scale;
import moyo.lab.experiment.result.RowRecord;
import moyo.lab.experiment.result.RowResult;
import moyo.lab.play.Entrant;
import moyo.lab.record.GameResult;
import moyo.lab.run.Matchup;
import moyo.lab.run.Openings;
import moyo.lab.run.Part;
import moyo.lab.run.RunFold;
import moyo.lab.run.RunFolder;
import moyo.lab.run.RunListener;
import moyo.lab.run.RunPlan;
import moyo.lab.run.RunRecord;
import moyo.lab.run.Runner;
import moyo.session.GameKit;
import moyo.session.GameList;
import moyo.session.study.GameStudy;
import moyo.session.study.StudiedGame;
import moyo.session.study.StudyResult;
import org.jspecify.annotations.Nullable;

/**
 * The games of a row as a run in a folder of its own. Other rows may show the same games. The
 * folder is read once here, and once more under its lock when games are played into it.
 */
public final class RowRun {
    private final Row row;
    private final Cost cost;
    private final Path dir;
    private final Part part;
    private final GameKit<?, ?> kit;
    private final Entrant a;
    private final Entrant b;
    private final Openings<?> openings;
    private final Optional<RowRecording> recording;
    private final boolean keepsMoves;
    private final boolean isCompared;
    private RunFold fold;
    private volatile @Nullable Runner runner;
    private volatile boolean stopped;
    private String complaint = "";
    private String leftOut = "";
    private Predicate<String> programs = program -> Programs.find(program).isPresent();

    private RowRun(
            Row row,
            Scale scale,
            Path dir,
            Part part,
            GameKit<?, ?> kit,
            Optional<Records> records,
            boolean keepsMoves) {
        this.row = row;
        this.cost = row.cost(scale);
        this.dir = dir;
        this.part = part;
        this.kit = kit;
        RowPlan planned = new RowPlan(row, cost, kit);
        a = planned.a();
        b = planned.b();
        openings = planned.openings();
        if (!cost.isSkipped() && row.leftOut().isEmpty()) {
            part.check(planned.recorded());
        }
        recording = records.map(all -> new RowRecording(all, row, scale, kit));
        this.keepsMoves = keepsMoves;
        isCompared = isCompared();
        fold = RunFold.of(RunFolder.results(folder()));
        earlier().forEach(fold::add);
    }

    /**
     * Returns whether the games must differ from recorded ones. A folder keeps its seed, whether or
     * not there was a record when it was begun.
     */
    private boolean isCompared() {
        if (isRecording()) {
            return false;
        }
        return RunFolder.isRun(folder())
                ? RunFolder.describe(folder()).plan().seed() == RowPlan.freshSeed(row)
                : recording.flatMap(RowRecording::shown).isPresent();
    }

    /** Returns the recorded games that this run goes on from. */
    private List<GameResult> earlier() {
        return cost.isSkipped()
                ? List.of()
                : recording.map(kept -> kept.earlier(plan())).orElse(List.of());
    }

    /**
     * Checks the row without playing.
     *
     * @param dir the folder of all experiments
     * @param part the part of the row's pairs that is to be played
     * @param games the games that the program offers
     * @param records recorded games of the experiments, if there are any
     */
    public static RowRun of(
            Experiment experiment,
            Row row,
            Scale scale,
            Path dir,
            Part part,
            GameList games,
            Optional<Records> records) {
        try {
            GameKit<?, ?> kit = games.of(experiment.game(), row.board());
            return new RowRun(row, scale, dir, part, kit, records, experiment.isStudied(row));
        } catch (BadInput e) {
            throw new BadInput(
                    "experiment '%s', row '%s': %s"
                            .formatted(experiment.id(), row.name(), e.getMessage()),
                    e);
        }
    }

    /**
     * Returns the scale of a row's recorded games; empty if there are none or the row has changed.
     */
    static Optional<Scale> recordedScale(
            Experiment experiment, Row row, GameList games, Records records) {
        Optional<Scale> scale = records.of(row.origin()).map(RunRecord::scale).flatMap(Scale::find);
        return scale.filter(
                known ->
                        of(
                                        experiment,
                                        row,
                                        known,
                                        records.folder(),
                                        Part.ALL,
                                        games,
                                        Optional.of(records))
                                .recording
                                .flatMap(RowRecording::shown)
                                .filter(RowRecord::sameBudget)
                                .isPresent());
    }

    /** Throws {@code BadInput} if its folder holds games of another plan. */
    void check() {
        if (!cost.isSkipped()) {
            RunFolder.check(folder(), plan());
        }
    }

    /** Has the row not played, for the reason. */
    void leaveOut(String reason) {
        leftOut = reason;
    }

    /** Has the games played where other programs are installed than here. */
    void playWhere(Predicate<String> installed) {
        programs = installed;
    }

    /** Returns the names of the experiment and the row that own the games. */
    public String name() {
        return row.origin().experiment() + " " + row.origin().row();
    }

    /** Returns a description of the players and the number of games. */
    public String description() {
        return "%s against %s, %s"
                .formatted(
                        row.a().spec(),
                        row.b().spec(),
                        obstacle().isEmpty() ? cost : "skipped: " + obstacle());
    }

    private String folderName() {
        return row.origin().experiment() + "/" + row.origin().folder();
    }

    private Path folder() {
        return dir.resolve(row.origin().experiment()).resolve(row.origin().folder());
    }

    /** Returns the games played so far. */
    public RunFold fold() {
        return fold;
    }

    GameKit<?, ?> kit() {
        return kit;
    }

    /** Studies the games so far, without those that ended by a fault or were kept without moves. */
    StudyResult study(GameStudy study) {
        return study(study, fold);
    }

    /** Studies the recorded games in the same way; empty if there are none. */
    Optional<StudyResult> studyOfRecord(GameStudy study) {
        return recording
                .filter(kept -> kept.shown().filter(RowRecord::isCurrent).isPresent())
                .map(kept -> study(study, RunFold.of(kept.results())));
    }

    private StudyResult study(GameStudy study, RunFold of) {
        List<StudiedGame> games =
                of.results(new Matchup(a.name(), b.name())).stream()
                        .filter(result -> !result.isFault() && !result.moves().isEmpty())
                        .map(
                                result ->
                                        new StudiedGame(
                                                result.moves().stream()
                                                        .map(kit.game()::parseMove)
                                                        .toList(),
                                                result.game() == 0))
                        .toList();
        return study.of(a.name(), b.name(), games);
    }

    /** Returns the number of missing games; 0 if the row cannot be played. */
    public int missing() {
        return obstacle().isEmpty() && !isDecided() ? part.missing(plan(), fold::has) : 0;
    }

    /**
     * Returns the reason why the row cannot be played, or an empty text. A row without missing
     * games needs no programs and no weights.
     */
    public String obstacle() {
        if (cost.isSkipped()) {
            return cost.skip();
        }
        if (!leftOut.isEmpty()) {
            return leftOut;
        }
        if (part.missing(plan(), fold::has) == 0 || isDecided()) {
            return "";
        }
        String refusal = recording.map(RowRecording::obstacle).orElse("");
        String absent = Needs.missing(row, programs);
        return Stream.of(refusal, absent, Entrants.missing(kit, a), Entrants.missing(kit, b))
                .filter(reason -> !reason.isEmpty())
                .findFirst()
                .orElse("");
    }

    /**
     * Returns what the progress needs to know. A row with a record is expected to be decided after
     * as many games as the recorded ones would have been.
     *
     * @param most the number of games, recorded ones included, after which it is left
     */
    ReproduceProgress.RowState state(int most) {
        Forecast forecast = forecast();
        int open = Math.max(1, forecast.games() - fold.games());
        return new ReproduceProgress.RowState(
                name(),
                Math.min(
                        isRecording() ? missing() : Math.min(missing(), open),
                        Math.max(0, most - fold.games())),
                fold.results(),
                forecast.secondsPerGame(),
                cost.playouts());
    }

    /** Returns the warnings to print before the row is played. */
    Optional<String> warning(int jobs) {
        return missing() > 0 ? Entrants.crowd(kit, plan(), jobs) : Optional.empty();
    }

    /** Returns what the row will take. */
    Forecast forecast() {
        return recording.map(RowRecording::forecast).orElse(Forecast.NONE);
    }

    /**
     * Plays the missing games and writes the report and the record of the row.
     *
     * @param isOver whether no further games are wanted; asked after every game
     */
    Runner.End play(Workplace workplace, RunListener listener, BooleanSupplier isOver)
            throws InterruptedException, IOException {
        RunPlan plan = plan();
        Runner.End end;
        RunReport report;
        try (RunFolder folder =
                RunFolder.open(
                        folder(),
                        plan,
                        part,
                        workplace.circumstances().known(),
                        kit.recordType())) {
            folder.takeOver(earlier());
            fold = folder.fold();
            Runner playing =
                    new Runner(
                            plan,
                            openings,
                            folder,
                            workplace.executors().make(kit),
                            new SavingListener(listener, () -> save(folder)),
                            games -> isDecided() || isOver.getAsBoolean());
            runner = playing;
            if (stopped) {
                playing.stop();
            }
            end = playing.run();
            complaint = playing.complaint();
            save(folder);
            report = RunReport.of(folder, kit.recordType());
        }
        report.write();
        return end;
    }

    private void save(RunFolder folder) {
        recording.ifPresent(kept -> kept.save(folder, plan(), fold.results(), keepsMoves));
    }

    /**
     * Returns whether the row's sequential test has decided, or the games here are enough to be
     * compared with the record; never for a part, so that the parts together have all games.
     */
    private boolean isDecided() {
        return cost.test().map(fold::isDecided).orElse(false)
                || (part.isAll() && !isRecording() && played(row).consistency().isDecided());
    }

    private boolean isRecording() {
        return recording.isPresent() && recording.get().isRecording();
    }

    private RunPlan plan() {
        RowPlan planned = new RowPlan(row, cost, kit);
        return isCompared ? planned.fresh() : planned.recorded();
    }

    /** Aborts the current games and starts no new ones; called from another thread. */
    void stop() {
        stopped = true;
        Runner playing = runner;
        if (playing != null) {
            playing.stop();
        }
    }

    /**
     * Returns the result.
     *
     * @param shown the row that shows these games
     */
    public RowResult result(Row shown) {
        boolean hasGames = !leftOut.isEmpty() && fold.games() > 0;
        return obstacle().isEmpty() || hasGames
                ? played(shown)
                : besideRecord(RowResult.skipped(shown, cost, obstacle()));
    }

    private RowResult played(Row shown) {
        Matchup matchup = new Matchup(a.name(), b.name());
        String link = Files.exists(folder().resolve("report.html")) ? folderName() : "";
        RowResult result =
                RowResult.played(shown, cost, fold.standing(matchup), fold.work(matchup), link);
        return besideRecord(complaint.isEmpty() ? result : result.failed(complaint));
    }

    private RowResult besideRecord(RowResult result) {
        return recording
                .flatMap(RowRecording::shown)
                .map(record -> isCompared ? record : record.ofTheSameSeed())
                .map(result::beside)
                .orElse(result);
    }
}
