package moyo.blokus.pattern.learn;

import moyo.blokus.pattern.Features;
import moyo.game.BadInput;
import moyo.net.perceptron.Trainer;
import moyo.net.perceptron.TrainingOptions;

/**
 * How the networks of all move numbers are trained.
 *
 * @param leastPositions a move number with fewer distinct training positions has no network
 * @param seed the network of move number n is trained with seed + n
 */
public record FitOptions(
        TrainingOptions training, Features features, int leastPositions, long seed) {
    public FitOptions {
        if (leastPositions < Trainer.LEAST_SAMPLES) {
            throw new BadInput(
                    "a network cannot be trained on %d positions, at least %d are needed"
                            .formatted(leastPositions, Trainer.LEAST_SAMPLES));
        }
    }
}
