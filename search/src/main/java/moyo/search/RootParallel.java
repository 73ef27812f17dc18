package moyo.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.IntPredicate;
import moyo.game.Game;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.search.clock.Budget;
import moyo.search.clock.StopSignal;
import moyo.search.count.Counts;
import moyo.search.player.Player;
import moyo.search.simulation.Crew;
import moyo.search.simulation.SearchOptions;
import moyo.search.simulation.SearchParts;
import moyo.search.tree.Tree;
import moyo.search.watch.Analyst;

/**
 * Root parallelism: several searches with separate trees search the same position, each with its
 * share of the budget; the move with most visits plus prior weight, summed over the trees, is
 * played.
 *
 * @param <P> the positions of the game
 */
public final class RootParallel<P extends Position<P>> implements Player<P> {
    private static final double CERTAIN = 1e12;

    private final Game<P> game;
    private final SearchOptions options;
    private final List<Search<P>> searches = new ArrayList<>();
    private final double[] count;
    private final double[] wins;
    private String explanation = "";

    public RootParallel(SearchParts<P> parts, SearchOptions options, Rng rng) {
        game = parts.game();
        this.options = options;
        for (int i = 0; i < options.threads(); i++) {
            searches.add(new Search<>(parts, options.alone(), new Rng(rng.nextLong())));
        }
        count = new double[game.moveCodes()];
        wins = new double[game.moveCodes()];
    }

    @Override
    public void newGame() {
        searches.forEach(Player::newGame);
    }

    @Override
    public void reseed(long seed) {
        Rng rng = new Rng(seed);
        searches.forEach(search -> search.reseed(rng.nextLong()));
    }

    @Override
    public int chooseMove(P position, Budget budget, StopSignal stop) {
        Budget share = share(budget);
        Crew.run(
                searches.size(),
                i -> searches.get(i).analyse(position, Analyst.ALL_MOVES, share, stop));
        int best = vote();
        searches.forEach(search -> search.expect(best));
        explanation =
                String.format(
                        Locale.ROOT,
                        "%s wins %.1f %%; %d simulations in %d trees",
                        game.moveName(best),
                        count[best] == 0 ? 0 : 100 * wins[best] / count[best],
                        simulations(),
                        searches.size());
        return shouldResign() ? RESIGN : best;
    }

    /** Time on the wall clock passes for all searches at once; all else is divided. */
    private Budget share(Budget budget) {
        int searchers = searches.size();
        if (budget instanceof Budget.Simulations s) {
            return new Budget.Simulations(Math.max(1, s.count() / searchers));
        }
        return budget instanceof Budget.Cpu c
                ? new Budget.Cpu(c.limit().dividedBy(searchers).plusNanos(1))
                : budget;
    }

    private int vote() {
        Arrays.fill(count, 0);
        Arrays.fill(wins, 0);
        Tree any = searches.get(0).tree();
        int best = any.move(any.firstChild(Tree.ROOT));
        for (Search<P> search : searches) {
            Tree tree = search.tree();
            int first = tree.firstChild(Tree.ROOT);
            for (int c = first; c < first + tree.childCount(Tree.ROOT); c++) {
                int move = tree.move(c);
                double weight = weight(tree, c);
                count[move] += weight;
                wins[move] += weight * tree.value(c);
                if (count[move] > count[best]) {
                    best = move;
                }
            }
        }
        return best;
    }

    /** The move with the second highest sum in the last vote; the best if there is no other. */
    public int secondBest() {
        int best = best(move -> true);
        int second = best(move -> move != best);
        return count[second] > 0 ? second : best;
    }

    private int best(IntPredicate moves) {
        int best = 0;
        for (int move = 0; move < count.length; move++) {
            if (moves.test(move) && (!moves.test(best) || count[move] > count[best])) {
                best = move;
            }
        }
        return best;
    }

    /** Visits plus prior weight; a proven win outweighs everything. */
    private static double weight(Tree tree, int child) {
        return tree.isWon(child) ? CERTAIN : tree.isLost(child) ? 0 : tree.count(child);
    }

    private boolean shouldResign() {
        return simulations() > options.firmAfter() && lastValue() < options.resign();
    }

    @Override
    public double lastValue() {
        double value = 0;
        for (Search<P> search : searches) {
            value += search.lastValue() / searches.size();
        }
        return value;
    }

    @Override
    public int simulations() {
        return searches.stream().mapToInt(Search::simulations).sum();
    }

    @Override
    public Counts counts() {
        return Counts.sum(searches.stream().map(Search::counts).toList());
    }

    @Override
    public String explainLastMove() {
        return explanation;
    }
}
