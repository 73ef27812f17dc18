package moyo.search.inspect;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.search.expansion.Expander;
import moyo.search.expansion.NodeWriter;
import moyo.search.part.Extension;
import moyo.search.part.ForecastObserver;
import moyo.search.part.PlayoutObserver;
import moyo.search.selection.Explanation;
import moyo.search.selection.RaveFolding;
import moyo.search.selection.SelectionRule;
import moyo.search.simulation.SearchParts;
import moyo.search.tree.Structure;
import moyo.search.tree.Trail;
import moyo.search.tree.Tree;

/**
 * Records what the parts of a search do in a simulation: it wraps the selection rule and the
 * expanders and observes playouts and forecasts. Between {@link #stop} and {@link #start} the parts
 * work as without it.
 *
 * @param <P> the positions of the game
 */
final class Recorder<P extends Position<P>> {
    private final SearchParts<P> parts;
    private final Lens lens;
    private final List<SimulationView.Choice> choices = new ArrayList<>();
    private final List<PriorView> priors = new ArrayList<>();
    private final Ends ends = new Ends();
    private Lens.Sharing sharing;
    private List<Integer> expanded = List.of();
    private List<Float> owners = List.of();
    private boolean on;
    private int playouts;
    private double score;
    private boolean cutOff;

    Recorder(SearchParts<P> parts, Structure structure) {
        this.parts = parts;
        lens = new Lens(structure, parts.rule().get());
        sharing = lens.sharing();
    }

    /** The same parts, observed. */
    SearchParts<P> parts() {
        return new SearchParts<>(
                        parts.game(),
                        () -> new Rule(parts.rule().get()),
                        watched(parts.expander()),
                        watched(parts.rootExpander()),
                        parts.evaluator(),
                        parts.owners(),
                        parts.extensions(),
                        parts.finalRule())
                .with(() -> List.<Extension<P>>of(ends));
    }

    private Supplier<Expander<P>> watched(Supplier<Expander<P>> expander) {
        return () -> new Moves(expander.get());
    }

    /** Begins the record of one simulation. */
    void start() {
        choices.clear();
        priors.clear();
        expanded = List.of();
        owners = List.of();
        playouts = 0;
        score = Double.NaN;
        cutOff = false;
        sharing = lens.sharing();
        on = true;
    }

    void stop() {
        on = false;
    }

    /** The choices of the simulation, the last of which may be illegal along its path. */
    List<SimulationView.Choice> choices() {
        return choices;
    }

    /** The path of the node that got children. */
    List<Integer> expanded() {
        return expanded;
    }

    List<PriorView> priors() {
        return priors;
    }

    int playouts() {
        return playouts;
    }

    /** The first player's score at the end of the last playout, or the expected one. */
    double score() {
        return score;
    }

    boolean wasCutOff() {
        return cutOff;
    }

    /** The owners that a network expects; empty if there is no forecast. */
    List<Float> owners() {
        return owners;
    }

    /** The selection rule; explains each choice before it is made. */
    private final class Rule implements SelectionRule {
        private final SelectionRule rule;

        Rule(SelectionRule rule) {
            this.rule = rule;
        }

        @Override
        public int choose(Tree tree, int node, Trail trail) {
            int child = rule.choose(tree, node, trail);
            if (on) {
                int depth = trail.treeLength();
                choices.add(
                        new SimulationView.Choice(
                                path(trail, depth),
                                trail.mover(depth),
                                tree.move(child),
                                lens.children(node, child, trail, sharing)));
            }
            return child;
        }

        @Override
        public Explanation explain(Tree tree, int node, int child, Trail trail) {
            return rule.explain(tree, node, child, trail);
        }

        @Override
        public boolean usesRave() {
            return rule.usesRave();
        }

        @Override
        public RaveFolding folding() {
            return rule.folding();
        }

        @Override
        public boolean usesProbabilities() {
            return rule.usesProbabilities();
        }
    }

    /** The first moves of a trail. */
    static List<Integer> path(Trail trail, int length) {
        List<Integer> path = new ArrayList<>();
        for (int i = 0; i < length; i++) {
            path.add(trail.move(i));
        }
        return path;
    }

    /** An expander; notes the priors of new children. */
    private final class Moves implements Expander<P> {
        private final Expander<P> expander;

        Moves(Expander<P> expander) {
            this.expander = expander;
        }

        @Override
        public void expand(P position, NodeWriter node, Rng rng) {
            expander.expand(position, node, rng);
            if (on && node.first() != 0) {
                for (int i = 0; i < node.size(); i++) {
                    priors.add(lens.prior(node.first() + i));
                }
                expanded = choices.isEmpty() ? List.of() : after(choices.get(choices.size() - 1));
            }
        }
    }

    /** The node that a choice led to: leaves are expanded where the last choice ended. */
    private static List<Integer> after(SimulationView.Choice choice) {
        List<Integer> path = new ArrayList<>(choice.path());
        path.add(choice.move());
        return path;
    }

    /** Observes the ends of playouts and the forecasts of networks. */
    private final class Ends implements PlayoutObserver<P>, ForecastObserver<P> {
        @Override
        public void playedOut(P end, Trail trail, double result, double value) {
            if (on) {
                playouts++;
                score = result;
                cutOff = Double.isNaN(result);
            }
        }

        @Override
        public boolean wantsOwners() {
            return on;
        }

        @Override
        public void forecast(Trail trail, double expected, float[] balance) {
            if (on) {
                score = expected;
                owners = new ArrayList<>();
                for (float cell : balance) {
                    owners.add(cell);
                }
            }
        }
    }

    /** The owners of the cells at the end of a playout. */
    List<Float> ownersOf(P end) {
        int[] balance = new int[parts.game().moveCodes()];
        parts.owners().addTo(end, balance);
        List<Float> all = new ArrayList<>();
        boolean any = false;
        for (int cell : balance) {
            any |= cell != 0;
            all.add((float) cell);
        }
        return any ? all : List.of();
    }
}
