package moyo.search;

import java.util.function.Supplier;
import moyo.game.Game;
import moyo.game.Position;
import moyo.game.Rng;

/** Searches as tests want them: all moves, uniform playouts, a win or a loss. */
final class Searches {
    static final Ucb1 UCB1 = new Ucb1(1.0);

    private Searches() {}

    static <P extends Position<P>> SearchParts<P> parts(Game<P> game, SelectionRule rule) {
        return parts(game, rule, SearchParts.<P>noPrior().get());
    }

    /** For one thread, with playouts by a policy. */
    static <P extends Position<P>> SearchParts<P> playedOutBy(
            Game<P> game, PlayoutPolicy<P> policy) {
        return parts(game, UCB1, () -> policy, SearchParts.<P>noPrior().get());
    }

    static <P extends Position<P>> SearchParts<P> parts(
            Game<P> game, SelectionRule rule, Prior<P> prior) {
        return parts(game, rule, () -> new AnyMove<>(game), prior);
    }

    private static <P extends Position<P>> SearchParts<P> parts(
            Game<P> game, SelectionRule rule, Supplier<PlayoutPolicy<P>> policy, Prior<P> prior) {
        return new SearchParts<>(
                game,
                () -> rule,
                () -> Position::legalMoves,
                () -> Position::legalMoves,
                policy,
                () -> prior,
                Outcome.WIN_OR_LOSS,
                Owners.none());
    }

    /**
     * @param settings such as {@code threads=2 solver=on}
     */
    static SearchOptions options(String settings) {
        Settings all = Settings.defaults(SearchOptions.SETTINGS);
        for (String word : settings.split(" ")) {
            all = word.isEmpty() ? all : all.with(word);
        }
        return SearchOptions.from(all);
    }

    static <P extends Position<P>> Search<P> search(Game<P> game, String settings) {
        return new Search<>(parts(game, UCB1), options(settings), new Rng(1));
    }

    static int child(Tree tree, int node, int move) {
        for (int i = 0; i < tree.childCount(node); i++) {
            if (tree.move(tree.firstChild(node) + i) == move) {
                return tree.firstChild(node) + i;
            }
        }
        throw new AssertionError("no child with move " + move);
    }
}
