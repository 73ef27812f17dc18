package moyo.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Supplier;
import moyo.game.Game;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.search.clock.Budget;
import moyo.search.expansion.ListedMoves;
import moyo.search.expansion.Prior;
import moyo.search.player.Settings;
import moyo.search.playout.Outcome;
import moyo.search.playout.PlayoutPolicy;
import moyo.search.playout.Playouts;
import moyo.search.selection.SelectionRule;
import moyo.search.selection.Ucb1;
import moyo.search.simulation.SearchOptions;
import moyo.search.simulation.SearchParts;
import moyo.search.tree.Tree;
import moyo.search.watch.Owners;
import moyo.testkit.TicTacToe;

/** Searches as tests want them: all moves, uniform playouts, a win or a loss. */
public final class Searches {
    public static final Ucb1 UCB1 = new Ucb1(1.0);

    private Searches() {}

    public static <P extends Position<P>> SearchParts<P> parts(Game<P> game, SelectionRule rule) {
        return parts(game, rule, Prior.none());
    }

    /** For one thread, with playouts by a policy. */
    public static <P extends Position<P>> SearchParts<P> playedOutBy(
            Game<P> game, PlayoutPolicy<P> policy) {
        return parts(game, UCB1, () -> policy, Prior.none(), Outcome.WIN_OR_LOSS);
    }

    public static <P extends Position<P>> SearchParts<P> parts(
            Game<P> game, SelectionRule rule, Prior<P> prior) {
        return parts(game, rule, prior, Outcome.WIN_OR_LOSS);
    }

    public static <P extends Position<P>> SearchParts<P> parts(
            Game<P> game, SelectionRule rule, Prior<P> prior, Outcome outcome) {
        return parts(game, rule, () -> new AnyMove<>(game), prior, outcome);
    }

    private static <P extends Position<P>> SearchParts<P> parts(
            Game<P> game,
            SelectionRule rule,
            Supplier<PlayoutPolicy<P>> policy,
            Prior<P> prior,
            Outcome outcome) {
        return SearchParts.of(
                game,
                () -> rule,
                () -> new ListedMoves<>(Position::legalMoves, prior),
                Playouts.by(game, policy, outcome),
                Owners.none());
    }

    /**
     * Options from text.
     *
     * @param settings such as {@code threads=2 solver=on}
     */
    public static SearchOptions options(String settings) {
        Settings all = Settings.defaults(SearchOptions.SETTINGS);
        for (String word : settings.split(" ")) {
            all = word.isEmpty() ? all : all.with(word);
        }
        return SearchOptions.from(all);
    }

    /** The same for a graph. */
    public static SearchOptions graphOptions(String settings) {
        Settings all = Settings.defaults(SearchOptions.GRAPH_SETTINGS);
        for (String word : settings.split(" ")) {
            all = word.isEmpty() ? all : all.with(word);
        }
        return SearchOptions.ofGraph(all);
    }

    public static <P extends Position<P>> Search<P> search(Game<P> game, String settings) {
        return new Search<>(parts(game, UCB1), options(settings), new Rng(1));
    }

    public static int child(Tree tree, int node, int move) {
        for (int i = 0; i < tree.childCount(node); i++) {
            if (tree.move(tree.firstChild(node) + i) == move) {
                return tree.firstChild(node) + i;
            }
        }
        throw new AssertionError("no child with move " + move);
    }

    /** Plays against random moves, with either side. */
    public static void assertNeverLoses(TicTacToe game, Search<TicTacToe.Board> search) {
        AnyMove<TicTacToe.Board> other = new AnyMove<>(game);
        Rng rng = new Rng(2);
        for (int i = 0; i < 40; i++) {
            TicTacToe.Board board = game.newPosition();
            int side = i % 2;
            while (!board.isOver()) {
                boolean own = board.toMove() == side;
                Budget budget = new Budget.Simulations(1000);
                board.play(own ? search.chooseMove(board, budget) : other.choose(board, rng));
            }
            assertThat(side == 0 ? board.score() : 0 - board.score()).isNotNegative();
        }
    }
}
