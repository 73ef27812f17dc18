package moyo.lab.tune;

import java.util.ArrayList;
import java.util.List;
import moyo.game.Rng;
import moyo.lab.stats.Elo;

/**
 * A response surface with a known optimum: the strength of a point is −loss · |x − optimum|² Elo.
 * Games are won with the probability of the Elo difference; the opponent has 0 Elo.
 */
record Surface(List<Double> optimum, double loss) {
    static Space space(int dimensions) {
        List<Parameter> parameters = new ArrayList<>();
        for (int i = 0; i < dimensions; i++) {
            parameters.add(new Parameter("p" + i, 0, 1, false, false));
        }
        return new Space(parameters);
    }

    /** Returns the surface of the first dimensions. */
    Surface of(int dimensions) {
        return new Surface(optimum.subList(0, dimensions), loss);
    }

    double elo(List<Double> point) {
        double sum = 0;
        for (int i = 0; i < optimum.size(); i++) {
            sum += (point.get(i) - optimum.get(i)) * (point.get(i) - optimum.get(i));
        }
        return -loss * sum;
    }

    double distance(List<Double> point) {
        return Math.sqrt(-elo(point) / loss);
    }

    /** Plays a tuning; trial k is proposed from the results up to k − ahead. */
    List<Trial> play(Tuner tuner, int trials, int ahead, long seed) {
        List<Trial> done = new ArrayList<>();
        for (int k = 0; k < trials; k++) {
            Proposal proposal = tuner.propose(k, done.subList(0, Math.max(0, k - ahead + 1)));
            done.add(Trial.of(k, proposal, points(proposal, new Rng(Rng.mix(seed) + k))));
        }
        return done;
    }

    private double points(Proposal proposal, Rng rng) {
        double other = proposal.b().isEmpty() ? 0 : elo(proposal.b());
        double rate = Elo.toRate(elo(proposal.a()) - other);
        return (rng.nextDouble() < rate ? 1 : 0) + (rng.nextDouble() < rate ? 1 : 0);
    }
}
