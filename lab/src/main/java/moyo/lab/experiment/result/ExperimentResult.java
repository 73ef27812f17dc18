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

    private RowResult row(String name) {
        return rows.stream().filter(row -> row.row().name().equals(name)).findFirst().orElseThrow();
    }
}
