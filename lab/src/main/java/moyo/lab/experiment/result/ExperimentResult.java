package moyo.lab.experiment.result;

import java.util.List;
import moyo.lab.experiment.Experiment;

/** What came of an experiment. */
public record ExperimentResult(Experiment experiment, List<RowResult> rows) {
    public ExperimentResult {
        rows = List.copyOf(rows);
    }

    /** What came of its claims, in their order. */
    public List<ClaimResult> claims() {
        return experiment.claims().stream()
                .map(claim -> ClaimResult.of(claim, row(claim.better()), row(claim.than())))
                .toList();
    }

    /** Whether there is something to compare our figures with: a paper, or figures of another. */
    public boolean isCompared() {
        return experiment.paper().isThere()
                || rows.stream()
                        .flatMap(row -> row.lines().stream())
                        .anyMatch(line -> !Double.isNaN(line.paper()));
    }

    private RowResult row(String name) {
        return rows.stream().filter(row -> row.row().name().equals(name)).findFirst().orElseThrow();
    }
}
