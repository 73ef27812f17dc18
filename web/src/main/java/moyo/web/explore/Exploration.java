package moyo.web.explore;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.inspect.Inspectable;
import moyo.search.inspect.Inspector;
import moyo.session.GameKit;
import moyo.web.wire.Faces;
import org.jspecify.annotations.Nullable;

/**
 * A search that is taken apart, and its answers to the page. For one thread at a time.
 *
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
final class Exploration<G extends Game<P>, P extends Position<P>> {
    /** All explorations are reproducible. */
    static final long SEED = 1;

    static final int MOST_SIMULATIONS = 1_000_000;
    static final int MOST_OF_ONE_RUN = 100_000;

    private final Start<G, P> start;
    private final ViewJson<G, P> views;
    private Inspector<P> inspector;

    /**
     * Begins a search.
     *
     * @throws BadInput if the player has no tree that can be opened
     */
    Exploration(Start<G, P> start) {
        this.start = start;
        views = new ViewJson<>(start.kit());
        inspector = newInspector();
    }

    private Inspector<P> newInspector() {
        GameKit<G, P> kit = start.kit();
        return Inspectable.make(kit.players(), start.spec(), kit.game(), SEED)
                .inspect(start.root());
    }

    /**
     * The message {@code opened}.
     *
     * @param title the title of the game
     */
    Map<String, Object> opened(String title) {
        GameKit<G, P> kit = start.kit();
        Map<String, Object> board = new LinkedHashMap<>(kit.facts());
        Map<String, Object> position = views.position(start.root(), start.last());
        position.put("number", start.number());
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("is", "opened");
        json.put("game", board.remove("name"));
        json.put("title", title);
        json.put("board", board);
        json.put("player", start.player());
        json.put("spec", start.spec().toString());
        json.put("shape", Faces.shape(views.face().shape()));
        json.put("colours", List.of(kit.colourName(0), kit.colourName(1)));
        json.put("position", position);
        json.put("simulations", 0);
        return json;
    }

    /** Begins the search anew. */
    void reset() {
        inspector = newInspector();
    }

    int simulations() {
        return inspector.simulations();
    }

    void simulate() {
        inspector.run(1);
    }

    /**
     * Checks the number of simulations of a run.
     *
     * @throws BadInput if there are too many
     */
    void check(int simulations) {
        if (simulations < 1 || simulations > MOST_OF_ONE_RUN) {
            throw new BadInput(
                    "simulations '%d' is not between 1 and %d, the most of one run"
                            .formatted(simulations, MOST_OF_ONE_RUN));
        }
        if (inspector.simulations() > MOST_SIMULATIONS - simulations) {
            throw new BadInput(
                    "the search has %d simulations, %d more would exceed %d, the maximum"
                            .formatted(inspector.simulations(), simulations, MOST_SIMULATIONS));
        }
    }

    /** The message {@code tree}: the root after simulations. */
    Map<String, Object> tree() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("is", "tree");
        json.putAll(node(List.of(), 0, NodeJson.PAGE));
        addState(json);
        return json;
    }

    private void addState(Map<String, Object> json) {
        json.put("simulations", inspector.simulations());
        json.put("nodes", inspector.nodes());
        json.put("full", inspector.isFull());
        json.put("best", best());
    }

    /** The move that the player would make; null before the root is expanded. */
    private @Nullable Map<String, Object> best() {
        if (!inspector.node(List.of()).expanded()) {
            return null; // to choose a move would expand the root too early
        }
        return inspector.bestMove().map(move -> views.move(start.root(), move)).orElse(null);
    }

    /** The message {@code step}: one simulation. */
    Map<String, Object> step() {
        check(1);
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("is", "step");
        json.putAll(new StepJson<>(views, start.root()).of(inspector.step()));
        addState(json);
        return json;
    }

    /** A node, with a page of its children. */
    Map<String, Object> node(List<Integer> path, int from, int most) {
        return NodeJson.of(views, inspector, path, from, most);
    }
}
