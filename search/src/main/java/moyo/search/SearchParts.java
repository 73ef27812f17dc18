package moyo.search;

import java.util.function.Supplier;
import moyo.game.Game;
import moyo.game.Position;

/**
 * What a search is made of. Immutable; parts with scratch space are made anew for every thread.
 *
 * @param rule which child a simulation descends to
 * @param candidates which moves get a node
 * @param rootCandidates the same at the root, where more care can be afforded
 * @param policy plays the playouts
 * @param prior what is known of new children
 * @param outcome what the end of a simulation is worth
 * @param owners who owns what in the end, for those who watch
 * @param memory what is known of positions from elsewhere
 * @param <P> the positions of the game
 */
public record SearchParts<P extends Position<P>>(
        Game<P> game,
        Supplier<SelectionRule> rule,
        Supplier<Candidates<P>> candidates,
        Supplier<Candidates<P>> rootCandidates,
        Supplier<PlayoutPolicy<P>> policy,
        Supplier<Prior<P>> prior,
        Outcome outcome,
        Owners<P> owners,
        Supplier<Memory<P>> memory) {

    /** Without a memory. */
    public SearchParts(
            Game<P> game,
            Supplier<SelectionRule> rule,
            Supplier<Candidates<P>> candidates,
            Supplier<Candidates<P>> rootCandidates,
            Supplier<PlayoutPolicy<P>> policy,
            Supplier<Prior<P>> prior,
            Outcome outcome,
            Owners<P> owners) {
        this(game, rule, candidates, rootCandidates, policy, prior, outcome, owners, Memory::none);
    }

    /** For a search that knows nothing beforehand. */
    public static <P extends Position<P>> Supplier<Prior<P>> noPrior() {
        return () -> (parent, tree, worth, first, count, rng) -> {};
    }

    /** The same parts with other moves at the root. */
    SearchParts<P> withRootCandidates(Supplier<Candidates<P>> other) {
        return new SearchParts<>(
                game, rule, candidates, other, policy, prior, outcome, owners, memory);
    }

    /** The same parts, another way to choose in the tree. */
    public SearchParts<P> withRule(Supplier<SelectionRule> other) {
        return new SearchParts<>(
                game, other, candidates, rootCandidates, policy, prior, outcome, owners, memory);
    }

    /** The same parts, other playouts. */
    public SearchParts<P> withPolicy(Supplier<PlayoutPolicy<P>> other) {
        return new SearchParts<>(
                game, rule, candidates, rootCandidates, other, prior, outcome, owners, memory);
    }

    /** The same parts with a memory of positions. */
    public SearchParts<P> with(Supplier<Memory<P>> other) {
        return new SearchParts<>(
                game, rule, candidates, rootCandidates, policy, prior, outcome, owners, other);
    }
}
