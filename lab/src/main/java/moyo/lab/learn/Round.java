package moyo.lab.learn;

import java.util.List;
import java.util.Optional;
import moyo.lab.stats.Sprt;

/**
 * The games that a learner requests together.
 *
 * @param name the name, unique in the learning
 * @param games the maximum number of games of each pairing, even
 * @param sprt ends the round when it has decided; only for a single pairing
 */
public record Round(String name, List<Pairing> pairings, int games, Optional<Sprt> sprt) {
    public Round {
        pairings = List.copyOf(pairings);
        assert games > 0 && games % 2 == 0 : games;
        assert sprt.isEmpty() || pairings.size() == 1 : name;
    }

    static Round of(String name, Pairing pairing, int games) {
        return new Round(name, List.of(pairing), games, Optional.empty());
    }
}
