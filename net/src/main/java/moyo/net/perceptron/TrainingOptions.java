package moyo.net.perceptron;

import moyo.game.BadInput;

/**
 * How a network is trained.
 *
 * @param hidden number of hidden units
 * @param rate step size of Adam
 * @param batch number of examples per step
 * @param rounds maximum number of passes over the examples
 * @param patience training ends when the held-out error has not fallen for this many passes; 0: no
 *     example is held out, and all passes are made
 * @param least an input is used if at least this many training examples have it
 */
public record TrainingOptions(
        int hidden, double rate, int batch, int rounds, int patience, int least) {
    public TrainingOptions {
        if (hidden < 1 || hidden > 1000 || !(rate > 0 && rate <= 1)) {
            throw new BadInput(
                    "hidden units: %d, not 1 to 1000; or step size: %s, not above 0 and at most 1"
                            .formatted(hidden, rate));
        }
        if (batch < 1 || rounds < 1 || patience < 0 || least < 1) {
            throw new BadInput(
                    "batch %d, rounds %d and least %d must be positive, patience %d not negative"
                            .formatted(batch, rounds, least, patience));
        }
    }
}
