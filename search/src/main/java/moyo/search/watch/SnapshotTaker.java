package moyo.search.watch;

import java.util.ArrayList;
import java.util.List;
import moyo.game.Colour;
import moyo.search.count.Counts;
import moyo.search.selection.FinalRule;
import moyo.search.selection.RootChoice;
import moyo.search.tree.Structure;
import moyo.search.tree.Tree;

/** Takes snapshots of a running search; the caller makes sure that no node is moved meanwhile. */
public final class SnapshotTaker {
    private static final int LONGEST_VARIATION = 32;

    private final Tree tree;
    private final RootChoice choice;
    private final List<? extends Tally<?>> tallies;
    private final RootPriors<?> priors;
    private final int moveCodes;

    public SnapshotTaker(
            Structure structure,
            RootChoice choice,
            List<? extends Tally<?>> tallies,
            RootPriors<?> priors,
            int moveCodes) {
        tree = structure.nodes();
        this.choice = choice;
        this.tallies = tallies;
        this.priors = priors;
        this.moveCodes = moveCodes;
    }

    public Snapshot take(int toMove, int simulations, double seconds, Counts counts) {
        double sign = Colour.scoreFor(toMove, 1);
        Score all = new Score(0, 0, 0);
        for (int move = 0; move < moveCodes; move++) {
            all = all.plus(score(move));
        }
        boolean known = tree.visits(Tree.ROOT) > 0;
        return new Snapshot(
                toMove,
                tree.visits(Tree.ROOT),
                simulations,
                seconds,
                known ? 1 - tree.value(Tree.ROOT) : Double.NaN,
                sign * all.mean(),
                all.deviation(),
                tree.size(),
                moves(sign, all),
                ownership(sign),
                counts);
    }

    private List<Snapshot.MoveInfo> moves(double sign, Score all) {
        List<Snapshot.MoveInfo> infos = new ArrayList<>();
        double probabilities = probabilities();
        for (int child : bestFirst()) {
            int visits = tree.visits(child);
            double value = tree.value(child);
            Score score = score(tree.move(child));
            List<Integer> variation = variation(child);
            infos.add(
                    new Snapshot.MoveInfo(
                            tree.move(child),
                            visits,
                            value,
                            shareOf(child, probabilities),
                            FinalRule.lowerBound(tree, child),
                            sign * (score.count == 0 ? all : score).mean(),
                            score.deviation(),
                            tree.isProven(child),
                            variation.stream().map(tree::move).toList(),
                            variation.stream().map(tree::visits).toList()));
        }
        return infos;
    }

    /** The sum of the probabilities of the root's moves; 0 if the tree stores none. */
    private double probabilities() {
        double sum = 0;
        if (tree.isExpanded(Tree.ROOT)) {
            int first = tree.firstChild(Tree.ROOT);
            for (int child = first; child < first + tree.childCount(Tree.ROOT); child++) {
                sum += tree.probability(child);
            }
        }
        return sum;
    }

    /** The prior probability of a move: that of the search, or else what its prior values say. */
    private double shareOf(int child, double probabilities) {
        return probabilities > 0
                ? tree.probability(child) / probabilities
                : priors.share(tree.move(child));
    }

    private List<Integer> bestFirst() {
        List<Integer> children = new ArrayList<>();
        if (tree.isExpanded(Tree.ROOT)) {
            int first = tree.firstChild(Tree.ROOT);
            for (int child = first; child < first + tree.childCount(Tree.ROOT); child++) {
                children.add(child);
            }
        }
        // Counts may change during the sort, which would break it: sort copies.
        record Ranked(int child, int rank, double score) {}
        return children.stream()
                .map(c -> new Ranked(c, choice.rank(c), choice.score(c)))
                .sorted(
                        (a, b) ->
                                a.rank != b.rank
                                        ? Integer.compare(b.rank, a.rank)
                                        : Double.compare(b.score, a.score))
                .map(Ranked::child)
                .toList();
    }

    /** The nodes of the most visited variation. */
    private List<Integer> variation(int child) {
        List<Integer> nodes = new ArrayList<>();
        int node = child;
        while (node != 0 && nodes.size() < LONGEST_VARIATION) {
            nodes.add(node);
            node = mostVisited(node);
        }
        return nodes;
    }

    private int mostVisited(int node) {
        int best = 0;
        if (tree.isExpanded(node)) {
            int first = tree.firstChild(node);
            for (int child = first; child < first + tree.childCount(node); child++) {
                boolean visited = tree.visits(child) > 0;
                if (visited && (best == 0 || choice.isBetterAnswer(child, best))) {
                    best = child;
                }
            }
        }
        return best;
    }

    /** Score statistics, for the first player, of the simulations with this first move. */
    private Score score(int firstMove) {
        Score score = new Score(0, 0, 0);
        for (Tally<?> tally : tallies) {
            score =
                    score.plus(
                            new Score(
                                    tally.count(firstMove),
                                    tally.sum(firstMove),
                                    tally.squares(firstMove)));
        }
        return score;
    }

    private List<Float> ownership(double sign) {
        int n = tallies.stream().mapToInt(Tally::ownersCount).sum();
        List<Float> owners = new ArrayList<>();
        for (int cell = 0; n > 0 && cell < moveCodes; cell++) {
            int at = cell;
            double balance = tallies.stream().mapToDouble(t -> t.owners(at)).sum();
            owners.add((float) (sign * Math.max(-1, Math.min(1, balance / n))));
        }
        return owners;
    }

    private record Score(int count, double sum, double squares) {
        Score plus(Score other) {
            return new Score(count + other.count, sum + other.sum, squares + other.squares);
        }

        double mean() {
            return count == 0 ? 0 : sum / count;
        }

        double deviation() {
            return count == 0 ? 0 : Math.sqrt(Math.max(0, squares / count - mean() * mean()));
        }
    }
}
