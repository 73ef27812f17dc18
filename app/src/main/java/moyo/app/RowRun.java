package moyo.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;
import moyo.gtp.client.Programs;
import moyo.lab.clock.TimeLimit;
import moyo.lab.experiment.Cost;
import moyo.lab.experiment.Experiment;
import moyo.lab.experiment.Needs;
import moyo.lab.experiment.Row;
import moyo.lab.experiment.Scale;
import moyo.lab.experiment.result.RowResult;
import moyo.lab.play.Entrant;
import moyo.lab.play.TableRules;
import moyo.lab.record.GameResult;
import moyo.lab.run.Matchup;
import moyo.lab.run.Openings;
import moyo.lab.run.RunFolder;
import moyo.lab.run.RunListener;
import moyo.lab.run.RunPlan;
import moyo.lab.run.Runner;
import moyo.session.GameKit;
import org.jspecify.annotations.Nullable;

/** The games of a row as a run in a folder of their own. Other rows may show them, too. */
final class RowRun<G extends Game<P>, P extends Position<P>> {
    private final Row row;
    private final Cost cost;
    private final Path dir;
    private final GameKit<G, P> kit;
    private final Entrant a;
    private final Entrant b;
    private final Openings<P> openings;
    private volatile @Nullable Runner<G, P> runner;
    private String complaint = "";

    private RowRun(Row row, Cost cost, Path dir, GameKit<G, P> kit) {
        this.row = row;
        this.cost = cost;
        this.dir = dir;
        this.kit = kit;
        String playouts = cost.playouts() > 0 ? Integer.toString(cost.playouts()) : null;
        Entrants entrants = new Entrants(kit, playouts, null);
        a = entrants.ready(row.a());
        b = entrants.ready(row.b());
        openings = Openings.parse(row.openings(), kit);
    }

    /**
     * Checks everything that can be checked without playing.
     *
     * @param dir of all experiments
     */
    static RowRun<?, ?> of(Experiment experiment, Row row, Scale scale, Path dir) {
        try {
            return of(row, scale, dir, Games.of(experiment.game(), row.board()));
        } catch (BadInput e) {
            throw new BadInput(
                    "experiment '%s', row '%s': %s"
                            .formatted(experiment.id(), row.name(), e.getMessage()),
                    e);
        }
    }

    private static <G extends Game<P>, P extends Position<P>> RowRun<G, P> of(
            Row row, Scale scale, Path dir, GameKit<G, P> kit) {
        return new RowRun<>(row, row.cost(scale), dir, kit);
    }

    String name() {
        return row.origin().experiment() + " " + row.origin().row();
    }

    /** What is played, in words. */
    String description() {
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

    List<GameResult> results() {
        return RunFolder.results(folder());
    }

    /** How many games are still to be played; 0 if it cannot be played. */
    int missing() {
        return obstacle().isEmpty() ? Math.max(0, cost.games() - results().size()) : 0;
    }

    /** Why it cannot be played; else empty. What has been played already needs nobody. */
    String obstacle() {
        if (cost.isSkipped()) {
            return cost.skip();
        }
        String missing = Needs.missing(row, program -> Programs.find(program).isPresent());
        return results().size() < cost.games() ? missing : "";
    }

    /** What to know before it is played. */
    Optional<String> warning(int jobs) {
        return missing() > 0 ? Entrants.crowd(kit, plan(), jobs) : Optional.empty();
    }

    /** Plays what is missing, and writes the row's own report. */
    Runner.End play(Circumstances circumstances, RunListener listener)
            throws InterruptedException, IOException {
        RunPlan plan = plan();
        Runner.End end;
        try (RunFolder folder =
                RunFolder.open(folder(), plan, circumstances.known(), kit.recordType())) {
            var playing =
                    new Runner<>(
                            kit,
                            plan,
                            openings,
                            folder,
                            circumstances.source(plan.name()),
                            listener);
            runner = playing;
            end = playing.run(circumstances.jobs());
            complaint = playing.complaint();
        }
        RunReport.of(folder()).write();
        return end;
    }

    private RunPlan plan() {
        Matchup matchup = new Matchup(a.name(), b.name());
        TimeLimit usual = TimeLimit.NONE;
        TimeLimit time = new TimeLimit(cost.seconds(), 0, cost.cpu(), usual.margin(), usual.hang());
        TableRules rules = TableRules.STANDARD;
        return new RunPlan(
                row.origin().experiment() + ", " + row.origin().row(),
                kit.facts(),
                List.of(a, b),
                List.of(matchup),
                cost.games(),
                row.origin().seed(),
                new TableRules(
                        time,
                        rules.resignBelow(),
                        rules.resignMoves(),
                        rules.maxMoves(),
                        rules.referee()),
                openings.toString(),
                "");
    }

    /** Games under way are given up; for another thread. */
    void stop() {
        var playing = runner;
        if (playing != null) {
            playing.stop();
        }
    }

    /**
     * What came of it.
     *
     * @param shown a row that shows these games
     */
    RowResult result(Row shown) {
        if (!obstacle().isEmpty()) {
            return RowResult.skipped(shown, cost, obstacle());
        }
        String link = Files.exists(folder().resolve("report.html")) ? folderName() : "";
        RowResult result = RowResult.played(shown, cost, results(), link);
        return complaint.isEmpty() ? result : result.failed(complaint);
    }
}
