package moyo.lab.experiment;

import java.util.List;

/** What came of an experiment. */
public record ExperimentResult(Experiment experiment, List<RowResult> rows) {
    public ExperimentResult {
        rows = List.copyOf(rows);
    }
}
