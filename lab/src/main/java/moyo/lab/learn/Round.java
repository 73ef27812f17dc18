package moyo.lab.learn;

import java.util.List;
import java.util.Optional;
import moyo.lab.stats.Sprt;

/**
 * Games that are asked for at once.
 *
 * @param name no other round of a learning has it
 * @param games of each pairing, at most; an even number
 * @param sprt ends the round as soon as it knows; for a single pairing
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
