package moyo.lab.desk.rows;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import moyo.game.BadInput;
import moyo.lab.experiment.Experiment;
import moyo.lab.experiment.Hint;
import moyo.lab.experiment.Plot;
import moyo.lab.experiment.result.PlotResult;
import moyo.session.GameKit;
import moyo.session.GameList;
import moyo.session.study.DataStudy;
import moyo.session.study.GameStudy;
import moyo.session.study.Study;
import moyo.session.study.StudyResult;
import org.jspecify.annotations.Nullable;

/** The study of a plot, repeated whenever its row has further games. */
final class PlotRun {
    private final Plot plot;
    private final Study study;
    private final Optional<RowRun> row;

    private int studied = -1;
    private @Nullable PlotResult result;
    private boolean isRecordStudied;
    private Optional<StudyResult> record = Optional.empty();

    private PlotRun(Plot plot, Study study, Optional<RowRun> row) {
        this.plot = plot;
        this.study = study;
        this.row = row;
    }

    /**
     * Checks the plot without making it.
     *
     * @param row the games of its row; empty if it has none
     * @param games the games that the program offers
     */
    static PlotRun of(Experiment experiment, Plot plot, Optional<RowRun> row, GameList games) {
        GameKit<?, ?> kit =
                row.isPresent() ? row.get().kit() : games.of(experiment.game(), Map.of());
        Study study = kit.studies().get(plot.of());
        String where = "experiment '%s', plot '%s': ".formatted(experiment.id(), plot.name());
        if (study == null) {
            throw new BadInput(where + unknown(plot.of(), kit));
        }
        if (study instanceof GameStudy != row.isPresent()) {
            throw new BadInput(
                    "%s'%s' looks at %s"
                            .formatted(
                                    where,
                                    plot.of(),
                                    row.isPresent()
                                            ? "'data', not at the games of a 'row'"
                                            : "the games of a 'row', not at 'data'"));
        }
        return new PlotRun(plot, study, row);
    }

    private static String unknown(String name, GameKit<?, ?> kit) {
        List<String> known = kit.studies().keySet().stream().sorted().toList();
        return "unknown study '%s'%s"
                .formatted(name, known.isEmpty() ? "; the game has none" : Hint.of(name, known));
    }

    /** Returns the result of the games so far. */
    PlotResult result() {
        int games = row.map(run -> run.fold().games()).orElse(0);
        PlotResult last = result;
        if (last == null || games != studied) {
            PlotResult now = study();
            last = record().map(now::beside).orElse(now);
            result = last;
            studied = games;
        }
        return last;
    }

    /** Returns the study of the row's recorded games, which do not change. */
    private Optional<StudyResult> record() {
        if (!isRecordStudied && study instanceof GameStudy ofGames) {
            record = row.flatMap(run -> run.studyOfRecord(ofGames));
        }
        isRecordStudied = true;
        return record;
    }

    /** An error in the data, or networks that are not there, are a reason to skip it. */
    private PlotResult study() {
        String obstacle = obstacle();
        if (!obstacle.isEmpty()) {
            return PlotResult.skipped(plot, study, obstacle);
        }
        try {
            return PlotResult.of(
                    plot,
                    study,
                    study instanceof GameStudy ofGames
                            ? row.orElseThrow().study(ofGames)
                            : ((DataStudy) study).of(Path.of(plot.data())));
        } catch (BadInput e) {
            return PlotResult.skipped(plot, study, String.valueOf(e.getMessage()));
        }
    }

    /** Games that were played are studied even if the row cannot be continued. */
    private String obstacle() {
        if (row.isPresent()) {
            return row.get().fold().games() > 0 ? "" : row.get().obstacle();
        }
        return Files.isRegularFile(Path.of(plot.data()))
                ? ""
                : "there is no file '%s'".formatted(plot.data());
    }
}
