package moyo.lab.teach;

import java.util.List;

/**
 * A line of the trainer's {@code metrics.jsonl}: means since the line before; NaN if no step was
 * made.
 *
 * @param seconds of the run
 * @param policy the loss of the policy in nats
 * @param value the loss of the value in nats
 * @param total the sum of all losses with their weights
 * @param targetEntropy of the policies to learn, in nats
 * @param networkEntropy of the network's policies, in nats
 * @param calibration for ten bins of predictions: mean prediction, mean result, rows
 */
public record Metrics(
        double seconds,
        long step,
        long rows,
        double policy,
        double value,
        double total,
        double targetEntropy,
        double networkEntropy,
        List<List<Double>> calibration) {

    public Metrics {
        calibration = calibration == null ? List.of() : List.copyOf(calibration);
    }
}
