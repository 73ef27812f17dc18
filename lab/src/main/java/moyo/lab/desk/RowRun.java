package moyo.lab.desk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import moyo.game.BadInput;
import moyo.gtp.client.Programs;
import moyo.lab.clock.TimeLimit;
import moyo.lab.experiment.Cost;
import moyo.lab.experiment.Experiment;
import moyo.lab.experiment.Needs;
import moyo.lab.experiment.Row;
import moyo.lab.experiment.Scale;
import moyo.lab.experiment.result.RowResult;
import moyo.lab.play.Entrant;
import moyo.lab.play.MatchRules;
import moyo.lab.run.Matchup;
import moyo.lab.run.Openings;
import moyo.lab.run.RunFold;
import moyo.lab.run.RunFolder;
import moyo.lab.run.RunListener;
import moyo.lab.run.RunPlan;
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
    private final GameKit<?, ?> kit;
    private final Entrant a;
    private final Entrant b;
    private final Openings<?> openings;
    private RunFold fold;
    private volatile @Nullable Runner runner;
    private volatile boolean stopped;
    private String complaint = "";

    private RowRun(Row row, Cost cost, Path dir, GameKit<?, ?> kit) {
        this.row = row;
        this.cost = cost;
        this.dir = dir;
        this.kit = kit;
        String playouts = cost.playouts() > 0 ? Integer.toString(cost.playouts()) : null;
        Entrants entrants = new Entrants(kit, playouts, null);
        a = entrants.ready(row.a());
        b = entrants.ready(row.b());
        openings = Openings.parse(row.openings(), kit);
        fold = RunFold.of(RunFolder.results(folder()));
    }

    /**
     * Checks the row without playing.
     *
     * @param dir the folder of all experiments
     * @param games the games that the program offers
     */
    public static RowRun of(Experiment experiment, Row row, Scale scale, Path dir, GameList games) {
        try {
            GameKit<?, ?> kit = games.of(experiment.game(), row.board());
            return new RowRun(row, row.cost(scale), dir, kit);
        } catch (BadInput e) {
            throw new BadInput(
                    "experiment '%s', row '%s': %s"
                            .formatted(experiment.id(), row.name(), e.getMessage()),
                    e);
        }
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
        List<StudiedGame> games =
                fold.results(new Matchup(a.name(), b.name())).stream()
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
        return obstacle().isEmpty() ? Math.max(0, cost.games() - fold.games()) : 0;
    }

    /**
     * Returns the reason why the row cannot be played, or an empty text. A row without missing
     * games needs no programs and no weights.
     */
    public String obstacle() {
        if (cost.isSkipped()) {
            return cost.skip();
        }
        if (fold.games() >= cost.games()) {
            return "";
        }
        String programs = Needs.missing(row, program -> Programs.find(program).isPresent());
        return Stream.of(programs, Entrants.missing(kit, a), Entrants.missing(kit, b))
                .filter(reason -> !reason.isEmpty())
                .findFirst()
                .orElse("");
    }

    /** Returns the warnings to print before the row is played. */
    Optional<String> warning(int jobs) {
        return missing() > 0 ? Entrants.crowd(kit, plan(), jobs) : Optional.empty();
    }

    /** Plays the missing games and writes the report of the row. */
    Runner.End play(Workplace workplace, RunListener listener)
            throws InterruptedException, IOException {
        RunPlan plan = plan();
        Runner.End end;
        RunReport report;
        try (RunFolder folder =
                RunFolder.open(
                        folder(), plan, workplace.circumstances().known(), kit.recordType())) {
            fold = folder.fold();
            Runner playing =
                    new Runner(plan, openings, folder, workplace.executors().make(kit), listener);
            runner = playing;
            if (stopped) {
                playing.stop();
            }
            end = playing.run();
            complaint = playing.complaint();
            report = RunReport.of(folder, kit.recordType());
        }
        report.write();
        return end;
    }

    private RunPlan plan() {
        Matchup matchup = new Matchup(a.name(), b.name());
        return new RunPlan(
                row.origin().experiment() + ", " + row.origin().row(),
                kit.facts(),
                List.of(a, b),
                List.of(matchup),
                cost.games(),
                row.origin().seed(),
                MatchRules.STANDARD.withTime(TimeLimit.perMove(cost.seconds(), cost.cpu())),
                openings.toString(),
                "");
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
        if (!obstacle().isEmpty()) {
            return RowResult.skipped(shown, cost, obstacle());
        }
        Matchup matchup = new Matchup(a.name(), b.name());
        String link = Files.exists(folder().resolve("report.html")) ? folderName() : "";
        RowResult result =
                RowResult.played(shown, cost, fold.standing(matchup), fold.work(matchup), link);
        return complaint.isEmpty() ? result : result.failed(complaint);
    }
}
