package moyo.lab.learn;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import moyo.game.Rng;
import moyo.lab.stats.Decision;
import moyo.lab.stats.Elo;
import moyo.lab.stats.Pentanomial;
import moyo.search.agent.AgentTeam;

/**
 * An arena that simulates results of teams of known strength.
 *
 * @param strength of a team, in Elo above the baseline
 */
public record SyntheticArena(ToDoubleFunction<AgentTeam> strength, long seed) implements Arena {
    @Override
    public List<Pentanomial> play(Round round) {
        Rng rng = new Rng(Rng.mix(seed) + round.name().hashCode());
        List<Pentanomial> results = new ArrayList<>();
        for (Pairing pairing : round.pairings()) {
            results.add(play(pairing, round, rng));
        }
        return results;
    }

    private Pentanomial play(Pairing pairing, Round round, Rng rng) {
        double rate = rate(pairing);
        Pentanomial pairs = Pentanomial.NONE;
        for (int game = 0; game < round.games(); game += 2) {
            int points = (rng.nextDouble() < rate ? 1 : 0) + (rng.nextDouble() < rate ? 1 : 0);
            pairs = pairs.plus(points);
            if (round.sprt().isPresent() && round.sprt().get().decide(pairs) != Decision.CONTINUE) {
                return pairs;
            }
        }
        return pairs;
    }

    /** Returns the expected win rate of a team. */
    public double rate(Pairing pairing) {
        double opponent = pairing.opponent().map(strength::applyAsDouble).orElse(0.0);
        return Elo.toRate(strength.applyAsDouble(pairing.team()) - opponent);
    }
}
