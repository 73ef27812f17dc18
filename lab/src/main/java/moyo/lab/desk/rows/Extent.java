package moyo.lab.desk.rows;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import moyo.lab.experiment.Claim;
import moyo.lab.experiment.Experiment;
import moyo.lab.experiment.Origin;
import moyo.lab.experiment.Plot;
import moyo.lab.experiment.Row;
import moyo.lab.experiment.Scale;

/**
 * What is played of the experiments.
 *
 * @param scale the scale of the games; in a check, of those rows that have no record
 * @param isCheck whether, of experiments whose paper lists claims, only the rows of the claims are
 *     played, each with the budget of its recorded games and until it is decided whether the games
 *     here agree with them
 * @param experiments the ids of the experiments that are played; of others the report shows the
 *     games that there are
 * @param minutes the time limit; infinite if there is none
 * @param games the number of games, recorded ones included, after which the next row is played
 */
public record Extent(
        Scale scale, boolean isCheck, Set<String> experiments, double minutes, int games) {
    /** The name of a check in files and reports. */
    public static final String CHECK = "check";

    public Extent {
        experiments = Set.copyOf(experiments);
    }

    /** All rows of the experiments. */
    public static Extent all(Scale scale, List<Experiment> experiments, double minutes) {
        return new Extent(scale, false, ids(experiments), minutes, Integer.MAX_VALUE);
    }

    /** Returns the same with at most so many games of each row. */
    public Extent withGames(int most) {
        return new Extent(scale, isCheck, experiments, minutes, most);
    }

    /** The rows of the claims about the experiments. */
    public static Extent check(List<Experiment> experiments, double minutes) {
        return new Extent(Scale.QUICK, true, ids(experiments), minutes, Integer.MAX_VALUE);
    }

    private static Set<String> ids(List<Experiment> experiments) {
        return experiments.stream().map(Experiment::id).collect(Collectors.toSet());
    }

    /** Returns its name in files and reports. */
    public String id() {
        return isCheck ? CHECK : scale.id();
    }

    boolean includes(Experiment experiment) {
        return experiments.contains(experiment.id());
    }

    /** Returns whether the report shows an experiment: if it is played, or was before. */
    boolean isShown(Experiment experiment, Path dir) {
        return includes(experiment) || Files.isDirectory(dir.resolve(experiment.id()));
    }

    /** Returns whether only the rows of the claims about an experiment are played. */
    boolean isChecked(Experiment experiment) {
        return isCheck && !experiment.paper().claims().isEmpty();
    }

    /** Returns the rows that own the games which are played for an experiment. */
    Set<Origin> played(Experiment experiment) {
        if (!includes(experiment)) {
            return Set.of();
        }
        return isChecked(experiment)
                ? claimed(experiment)
                : experiment.rows().stream()
                        .filter(row -> row.leftOut().isEmpty())
                        .map(Row::origin)
                        .collect(Collectors.toSet());
    }

    private static Set<Origin> claimed(Experiment experiment) {
        Set<Origin> rows = new HashSet<>();
        for (Claim claim : experiment.paper().claims()) {
            if (claim.experiment().equals(experiment.id())) {
                experiment
                        .row(rowOf(claim, experiment))
                        .filter(row -> row.leftOut().isEmpty())
                        .map(Row::origin)
                        .ifPresent(rows::add);
            }
        }
        return rows;
    }

    private static String rowOf(Claim claim, Experiment experiment) {
        if (!claim.isPlot()) {
            return claim.of();
        }
        return experiment.plots().stream()
                .filter(plot -> plot.name().equals(claim.of()))
                .map(Plot::row)
                .findFirst()
                .orElse("");
    }

    /** Returns why a row is not played that others of its experiment or of other papers are. */
    String reasonToLeaveOut(Experiment experiment) {
        return includes(experiment)
                ? "only the rows of the claims are checked; --scale quick plays all"
                : "not asked for this time";
    }
}
