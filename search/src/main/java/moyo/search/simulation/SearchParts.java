package moyo.search.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.expansion.Expander;
import moyo.search.part.Extension;
import moyo.search.selection.FinalRule;
import moyo.search.selection.SelectionRule;
import moyo.search.watch.Owners;

/**
 * What a search is made of. Immutable; parts with scratch space are made anew for every thread.
 *
 * @param rule which child a simulation descends to
 * @param expander which moves get a node, and what is known of them
 * @param rootExpander the same at the root, where more care can be afforded
 * @param evaluator what a leaf is worth
 * @param owners who owns what at the end of a playout, for those who watch
 * @param extensions further parts of one thread, each with its roles
 * @param finalRule which move of the root is played in the end
 * @param <P> the positions of the game
 */
public record SearchParts<P extends Position<P>>(
        Game<P> game,
        Supplier<SelectionRule> rule,
        Supplier<Expander<P>> expander,
        Supplier<Expander<P>> rootExpander,
        EvaluatorSpec<P> evaluator,
        Owners<P> owners,
        List<Supplier<List<Extension<P>>>> extensions,
        FinalRule finalRule) {

    public SearchParts {
        extensions = List.copyOf(extensions);
    }

    /** Parts without extensions; the move with most visits and prior weight is played. */
    public static <P extends Position<P>> SearchParts<P> of(
            Game<P> game,
            Supplier<SelectionRule> rule,
            Supplier<Expander<P>> expander,
            EvaluatorSpec<P> evaluator,
            Owners<P> owners) {
        return new SearchParts<>(
                game,
                rule,
                expander,
                expander,
                evaluator,
                owners,
                List.of(),
                FinalRule.VISITS_AND_PRIOR);
    }

    /** The same parts with other moves at the root. */
    public SearchParts<P> withRootExpander(Supplier<Expander<P>> other) {
        return new SearchParts<>(
                game, rule, expander, other, evaluator, owners, extensions, finalRule);
    }

    /** The same parts, another way to choose in the tree. */
    public SearchParts<P> withRule(Supplier<SelectionRule> other) {
        return new SearchParts<>(
                game, other, expander, rootExpander, evaluator, owners, extensions, finalRule);
    }

    /** The same parts, another evaluation of leaves. */
    public SearchParts<P> withEvaluator(EvaluatorSpec<P> other) {
        return new SearchParts<>(
                game, rule, expander, rootExpander, other, owners, extensions, finalRule);
    }

    /** The same parts, another choice of the final move. */
    public SearchParts<P> withFinalRule(FinalRule other) {
        return new SearchParts<>(
                game, rule, expander, rootExpander, evaluator, owners, extensions, other);
    }

    /**
     * The same parts and more extensions.
     *
     * @param more makes those of one thread
     */
    public SearchParts<P> with(Supplier<List<Extension<P>>> more) {
        List<Supplier<List<Extension<P>>>> all = new ArrayList<>(extensions);
        all.add(more);
        return new SearchParts<>(
                game, rule, expander, rootExpander, evaluator, owners, all, finalRule);
    }
}
