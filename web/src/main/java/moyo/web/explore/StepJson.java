package moyo.web.explore;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.expansion.Evaluation;
import moyo.search.inspect.ChildView;
import moyo.search.inspect.EvaluationView;
import moyo.search.inspect.PriorView;
import moyo.search.inspect.SimulationView;
import moyo.web.wire.Faces;
import org.jspecify.annotations.Nullable;

/**
 * One simulation as the page gets it. Values of the nodes that it backs up are the first player's.
 *
 * @param root the root of the search
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
record StepJson<G extends Game<P>, P extends Position<P>>(ViewJson<G, P> views, P root) {
    /** Children of a choice, and moves of a policy. */
    private static final int MOST_CHILDREN = NodeJson.PAGE;

    Map<String, Object> of(SimulationView<P> seen) {
        Map<String, Object> leaf = new LinkedHashMap<>();
        leaf.put("path", seen.path());
        leaf.put("names", views.names(seen.path()));
        leaf.put("position", views.positionAfter(root, seen.path()));
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("formula", formula(seen));
        json.put("leaf", leaf);
        json.put("selected", seen.choices().stream().map(this::choice).toList());
        json.put("expandedPath", seen.priors().isEmpty() ? null : seen.expanded());
        json.put("expanded", expanded(seen));
        json.put("expandedAll", seen.priors().size());
        json.put("evaluation", evaluation(seen));
        json.put("backup", seen.backup().stream().map(this::backup).toList());
        return json;
    }

    private String formula(SimulationView<P> seen) {
        return seen.choices().isEmpty()
                ? ""
                : seen.choices().get(0).chosen().explanation().formula();
    }

    private Map<String, Object> choice(SimulationView.Choice choice) {
        P position = views.after(root, choice.path());
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("path", choice.path());
        json.put("names", views.names(choice.path()));
        json.put("colour", choice.toMove());
        json.put("chosen", views.child(position, choice.chosen()));
        json.put("all", choice.children().size());
        json.put("firsts", firsts(choice));
        json.put("children", children(choice, position));
        return json;
    }

    /** The number of children with the highest bound: of several the first is chosen. */
    private static long firsts(SimulationView.Choice choice) {
        double highest = choice.chosen().explanation().bound();
        return choice.children().stream()
                .filter(child -> child.explanation().bound() == highest)
                .count();
    }

    private List<Object> children(SimulationView.Choice choice, P position) {
        List<Object> children = new ArrayList<>();
        List<ChildView> sorted =
                choice.children().stream().sorted(ChildView.MOST_VISITED_FIRST).toList();
        boolean hasChosen = false;
        for (ChildView child : sorted) {
            boolean more = children.size() < MOST_CHILDREN - (hasChosen ? 0 : 1);
            if (more || child.chosen()) {
                children.add(views.child(position, child));
                hasChosen |= child.chosen();
            }
        }
        return children;
    }

    /** The new children, with the one that the simulation went on to among them. */
    private List<Object> expanded(SimulationView<P> seen) {
        if (seen.priors().isEmpty()) {
            return List.of();
        }
        P position = views.after(root, seen.expanded());
        int depth = seen.expanded().size();
        int next = seen.path().size() > depth ? seen.path().get(depth) : -1;
        List<PriorView> sorted =
                seen.priors().stream()
                        .sorted((a, b) -> Double.compare(known(b), known(a)))
                        .toList();
        List<Object> children = new ArrayList<>();
        for (PriorView prior : sorted) {
            if (children.size() < MOST_CHILDREN || prior.move() == next) {
                children.add(prior(position, prior));
            }
        }
        return children;
    }

    private static double known(PriorView prior) {
        return Double.isNaN(prior.probability())
                ? Double.isNaN(prior.value()) ? 0 : prior.value()
                : prior.probability();
    }

    private Map<String, Object> prior(P position, PriorView prior) {
        Map<String, Object> json = views.move(position, prior.move());
        json.put("prior", ViewJson.number(prior.probability()));
        json.put("value", ViewJson.number(prior.value()));
        json.put("priorWeight", prior.weight());
        return json;
    }

    private Map<String, Object> evaluation(SimulationView<P> seen) {
        EvaluationView<P> evaluation = seen.evaluation();
        P leaf = views.after(root, seen.path());
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("kind", evaluation.kind().name().toLowerCase(Locale.ROOT).replace('_', '-'));
        boolean isResult = Evaluation.isResult(evaluation.value());
        json.put("value", isResult ? (Object) evaluation.value() : null);
        json.put("score", ViewJson.number(evaluation.score()));
        json.put("playouts", evaluation.playouts());
        json.put("policy", policy(leaf, evaluation));
        json.put("owners", owners(evaluation));
        json.put("moves", moves(leaf, evaluation));
        return json;
    }

    private List<Object> policy(P leaf, EvaluationView<P> evaluation) {
        return evaluation.policy().stream()
                .limit(MOST_CHILDREN)
                .<Object>map(prior -> prior(leaf, prior))
                .toList();
    }

    /** The first player's share of each cell, from 1 to -1; null if it is unknown. */
    private @Nullable List<Double> owners(EvaluationView<P> evaluation) {
        List<Float> known = evaluation.owners();
        if (known.isEmpty()) {
            return null;
        }
        List<Double> cells = new ArrayList<>();
        for (int cell = 0; cell < views.face().shape().cells(); cell++) {
            int index = views.face().ownershipIndex(cell);
            cells.add(index < 0 ? 0 : Math.round(100 * known.get(index)) / 100.0);
        }
        return cells;
    }

    /** The moves of the playout, which are played on the leaf, with the stones they remove. */
    private List<Object> moves(P leaf, EvaluationView<P> evaluation) {
        List<Object> moves = new ArrayList<>();
        int[] before = Faces.owners(views.face(), leaf);
        for (int move : evaluation.moves()) {
            Map<String, Object> json = views.move(leaf, move);
            json.put("colour", leaf.toMove());
            leaf.play(move);
            int[] after = Faces.owners(views.face(), leaf);
            List<Integer> removed = new ArrayList<>();
            for (int cell = 0; cell < after.length; cell++) {
                if (before[cell] >= 0 && after[cell] < 0) {
                    removed.add(cell);
                }
            }
            if (!removed.isEmpty()) {
                json.put("removed", removed);
            }
            moves.add(json);
            before = after;
        }
        return moves;
    }

    private Map<String, Object> backup(SimulationView.Backup node) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("path", node.path());
        json.put("names", views.names(node.path()));
        json.put("mover", node.side());
        json.put("visitsBefore", node.visitsBefore());
        json.put("visitsAfter", node.visitsAfter());
        json.put("valueBefore", forFirst(node.side(), node.valueBefore()));
        json.put("valueAfter", forFirst(node.side(), node.valueAfter()));
        json.put("proven", node.proven() ? ViewJson.proof(node.valueAfter()) : null);
        return json;
    }

    private static @Nullable Object forFirst(int side, double value) {
        return ViewJson.number(Colour.valueFor(side, value));
    }
}
