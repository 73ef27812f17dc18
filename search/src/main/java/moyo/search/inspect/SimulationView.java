package moyo.search.inspect;

import java.util.List;
import moyo.game.Position;

/**
 * One simulation, taken apart: what it selected, expanded, evaluated and backed up.
 *
 * @param number the number of the simulation in this search, from 1
 * @param choices the choices from the root to the leaf
 * @param expanded the path of the node that got children; meaningless if {@code priors} is empty
 * @param priors the new children with their priors; empty if no node was expanded
 * @param evaluation the value of the leaf
 * @param backup the nodes from the root to the leaf, before and after the value was backed up
 * @param <P> the positions of the game
 */
public record SimulationView<P extends Position<P>>(
        int number,
        List<Choice> choices,
        List<Integer> expanded,
        List<PriorView> priors,
        EvaluationView<P> evaluation,
        List<Backup> backup) {
    public SimulationView {
        choices = List.copyOf(choices);
        expanded = List.copyOf(expanded);
        priors = List.copyOf(priors);
        backup = List.copyOf(backup);
    }

    /** The moves from the root to the leaf. */
    public List<Integer> path() {
        return choices.stream().map(Choice::move).toList();
    }

    /**
     * A move of the simulation in the tree.
     *
     * @param path the moves from the root to the node
     * @param toMove the side that chooses
     * @param move the chosen move
     * @param children all moves of the node with the numbers by which the rule chose, in the order
     *     of the tree: if bounds are equal, the first is chosen
     */
    public record Choice(List<Integer> path, int toMove, int move, List<ChildView> children) {
        public Choice {
            path = List.copyOf(path);
            children = List.copyOf(children);
        }

        /** The chosen child. */
        public ChildView chosen() {
            return children.stream().filter(ChildView::chosen).findFirst().orElseThrow();
        }
    }

    /**
     * How the simulation changed a node of its path.
     *
     * @param path the moves from the root to the node
     * @param side the side whose value it is: the one that moved to the node; at the root the side
     *     to move
     * @param valueBefore mean in [0, 1]; NaN without results and prior
     * @param valueAfter mean in [0, 1]; 1 or 0 if proven
     * @param proven whether the node is a proven win or loss after the simulation
     */
    public record Backup(
            List<Integer> path,
            int side,
            int visitsBefore,
            int visitsAfter,
            double valueBefore,
            double valueAfter,
            boolean proven) {
        public Backup {
            path = List.copyOf(path);
        }
    }
}
