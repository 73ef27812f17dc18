package moyo.search;

import java.util.function.Supplier;
import moyo.game.Game;
import moyo.game.Position;

/**
 * What a search is made of. Immutable; parts with scratch space are made anew for every thread.
 *
 * @param candidates which moves get a node
 * @param rootCandidates the same at the root, where more care can be afforded
 * @param rave whether RAVE statistics are kept
 * @param expandThreshold how much a leaf's mean must rest on, priors included, to be expanded
 * @param treeNodes the most nodes of the tree
 * @param <P> the positions of the game
 */
public record SearchParts<P extends Position<P>>(
        Game<P> game,
        SelectionRule rule,
        Candidates<P> candidates,
        Candidates<P> rootCandidates,
        Supplier<PlayoutPolicy<P>> policy,
        Supplier<Prior<P>> prior,
        Outcome outcome,
        boolean rave,
        float expandThreshold,
        int treeNodes) {

    /** For a search that knows nothing beforehand. */
    public static <P extends Position<P>> Supplier<Prior<P>> noPrior() {
        return () -> (parent, tree, first, count, rng) -> {};
    }
}
