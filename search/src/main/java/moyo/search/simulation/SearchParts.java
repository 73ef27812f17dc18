package moyo.search.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.expansion.Expander;
import moyo.search.expansion.MorePrior;
import moyo.search.expansion.Prior;
import moyo.search.part.Extension;
import moyo.search.selection.FinalRule;
import moyo.search.selection.SelectionRule;
import moyo.search.watch.Owners;

/**
 * The parts of a search. Immutable; parts with scratch space are made once per thread.
 *
 * @param rule selects the child to descend to
 * @param expander lists the moves of a new node with their priors
 * @param rootExpander the same for the root, where more time per move is affordable
 * @param evaluator evaluates leaves
 * @param owners owner of each point or cell at the end of a playout, for analysis output
 * @param extensions further parts, made once per thread, each with one or more roles
 * @param finalRule selects the move to play when the search has ended
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

    /** Parts without extensions; the final move is the one with most visits plus prior weight. */
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

    /** The same parts with another expander of the root. */
    public SearchParts<P> withRootExpander(Supplier<Expander<P>> other) {
        return new SearchParts<>(
                game, rule, expander, other, evaluator, owners, extensions, finalRule);
    }

    /**
     * The same parts with a prior that adds to those of the expanders.
     *
     * @param more makes the prior of one thread
     */
    public SearchParts<P> withMorePrior(Supplier<Prior<P>> more) {
        return new SearchParts<>(
                game,
                rule,
                () -> new MorePrior<>(expander.get(), more.get()),
                () -> new MorePrior<>(rootExpander.get(), more.get()),
                evaluator,
                owners,
                extensions,
                finalRule);
    }

    /** The same parts with another selection rule. */
    public SearchParts<P> withRule(Supplier<SelectionRule> other) {
        return new SearchParts<>(
                game, other, expander, rootExpander, evaluator, owners, extensions, finalRule);
    }

    /** The same parts with another leaf evaluator. */
    public SearchParts<P> withEvaluator(EvaluatorSpec<P> other) {
        return new SearchParts<>(
                game, rule, expander, rootExpander, other, owners, extensions, finalRule);
    }

    /** The same parts with another rule for the final move. */
    public SearchParts<P> withFinalRule(FinalRule other) {
        return new SearchParts<>(
                game, rule, expander, rootExpander, evaluator, owners, extensions, other);
    }

    /**
     * The same parts and more extensions.
     *
     * @param more makes the extensions of one thread
     */
    public SearchParts<P> with(Supplier<List<Extension<P>>> more) {
        List<Supplier<List<Extension<P>>>> all = new ArrayList<>(extensions);
        all.add(more);
        return new SearchParts<>(
                game, rule, expander, rootExpander, evaluator, owners, all, finalRule);
    }
}
