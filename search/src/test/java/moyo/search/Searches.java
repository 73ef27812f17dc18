package moyo.search;

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

    static <P extends Position<P>> SearchParts<P> parts(
            Game<P> game, SelectionRule rule, Prior<P> prior) {
        return new SearchParts<>(
                game,
                () -> rule,
                () -> Position::legalMoves,
                () -> Position::legalMoves,
                () -> new AnyMove<>(game),
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
