package moyo.go.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import moyo.game.Rng;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.go.GoRules;
import moyo.go.heuristic.FuegoOutcome;
import moyo.go.heuristic.GoTeams;
import moyo.search.Search;
import moyo.search.clock.Budget;
import moyo.search.clock.StopSignal;
import moyo.search.playout.PlayoutPolicy;
import moyo.search.playout.Playouts;
import moyo.search.selection.Explanation;
import moyo.search.selection.SelectionRule;
import moyo.search.selection.UctRave;
import moyo.search.simulation.SearchOptions;
import moyo.search.tree.Trail;
import moyo.search.tree.Tree;
import moyo.search.watch.Analyst;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Searches of Fuego 0.4 that we recorded, every simulation of them, led through our search again.
 * It is asked what it would have chosen and then made to choose as Fuego did: so the tree is always
 * the one that Fuego had.
 */
final class FuegoSearchTest {
    /** Of the choices; the rest are due to chance in the prior knowledge of a node. */
    private static final double AGREED = 0.985;

    static List<JsonNode> searches() {
        try (InputStream in = FuegoSearchTest.class.getResourceAsStream("fuego04_search.jsonl")) {
            String text =
                    new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
            List<JsonNode> searches = new ArrayList<>();
            for (String line : text.split("\n")) {
                searches.add(new ObjectMapper().readTree(line));
            }
            return searches;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Plays what Fuego played, in the tree and behind it. */
    private static final class Script implements SelectionRule, PlayoutPolicy<GoPosition> {
        private final GoGame game;
        private final JsonNode games;
        private final StopSignal stop;
        private final SelectionRule ours = new UctRave(0.02, 1, 5000, 1);
        private List<Integer> tree = List.of();
        private List<Integer> playout = List.of();
        private int number = -1;
        private int next;
        private int choices;
        private int agreed;

        Script(GoGame game, JsonNode games, StopSignal stop) {
            this.game = game;
            this.games = games;
            this.stop = stop;
        }

        private List<Integer> moves(String key) {
            List<Integer> moves = new ArrayList<>();
            for (String word : games.get(number).get(key).asText().split(" ")) {
                if (!word.isEmpty()) {
                    moves.add(game.parseMove(word));
                }
            }
            return moves;
        }

        @Override
        public Explanation explain(Tree search, int node, int child, Trail trail) {
            return ours.explain(search, node, child, trail);
        }

        @Override
        public int choose(Tree search, int node, Trail trail) {
            begin(trail);
            int wanted = tree.get(trail.treeLength());
            int chosen = ours.choose(search, node, trail);
            int first = search.firstChild(node);
            for (int child = first; child < first + search.childCount(node); child++) {
                if (search.move(child) == wanted) {
                    choices++;
                    agreed += isAsGood(search, child, chosen) ? 1 : 0;
                    return child;
                }
            }
            throw new AssertionError("no child " + game.moveName(wanted) + " in game " + number);
        }

        /** Fuego swaps another random child to the front, so equals may come in another order. */
        private static boolean isAsGood(Tree search, int a, int b) {
            return a == b
                    || search.count(a) == search.count(b)
                            && Math.abs(search.mean(a) - search.mean(b)) < 1e-5
                            && Math.abs(search.raveMean(a) - search.raveMean(b)) < 1e-5
                            && Math.abs(search.raveCount(a) - search.raveCount(b)) < 1e-3;
        }

        /** The first choice of a game turns the page, and so does a game without choices. */
        private void begin(Trail trail) {
            if (trail.treeLength() == 0) {
                turn();
            }
        }

        private void turn() {
            number++;
            tree = moves("tree");
            playout = moves("playout");
        }

        @Override
        public void begin(GoPosition position, Rng rng) {
            next = 0;
            if (number < 0) {
                turn();
            }
        }

        @Override
        public int choose(GoPosition position, Rng rng) {
            if (next == playout.size() - 1 && number == games.size() - 1) {
                stop.request();
            }
            return playout.get(next++);
        }

        @Override
        public boolean isDecided(GoPosition position) {
            return next == playout.size();
        }

        @Override
        public boolean usesRave() {
            return true;
        }
    }

    @ParameterizedTest
    @MethodSource("searches")
    void choosesAsFuegoDid(JsonNode record) {
        GoGame game =
                new GoGame(
                        record.get("size").asInt(),
                        record.get("komi").asDouble(),
                        GoRules.TROMP_TAYLOR);
        GoPosition position = game.newPosition();
        for (String word : record.get("position").asText().split(" ")) {
            if (!word.isEmpty()) {
                position.play(game.parseMove(word));
            }
        }
        StopSignal stop = new StopSignal();
        Script script = new Script(game, record.get("games"), stop);
        List<Double> values = new ArrayList<>();
        FuegoOutcome outcome = FuegoOutcome.of(game);
        Search<GoPosition> search =
                new Search<>(
                        FuegoStyle.parts(game, GoTeams.FUEGO, false, 1)
                                .withRule(() -> script)
                                .withEvaluator(
                                        Playouts.by(
                                                game,
                                                () -> script,
                                                (score, plies) -> {
                                                    values.add(outcome.value(score, plies));
                                                    return values.get(values.size() - 1);
                                                })),
                        SearchOptions.PLAIN,
                        new Rng(1));
        search.analyse(position, Analyst.ALL_MOVES, new Budget.UntilStopped(), stop);
        assertThat(search.simulations()).isEqualTo(record.get("games").size());
        assertThat(script.agreed / (double) script.choices).isGreaterThan(AGREED);
        assertValues(record.get("games"), values, position.toMove());
        assertRoot(record, game, search.tree());
    }

    /** Fuego writes the value for the side to move at the root. */
    private static void assertValues(JsonNode games, List<Double> values, int toMove) {
        for (int i = 0; i < games.size(); i++) {
            double ours = toMove == 0 ? values.get(i) : 1 - values.get(i);
            assertThat(games.get(i).get("value").asDouble()).isCloseTo(ours, within(1e-5));
        }
    }

    /** In the end every child of the root has Fuego's visits and, to the last digit, its RAVE. */
    private static void assertRoot(JsonNode record, GoGame game, Tree tree) {
        int first = tree.firstChild(Tree.ROOT);
        assertThat(tree.childCount(Tree.ROOT)).isEqualTo(record.get("rave").size());
        for (int child = first; child < first + tree.childCount(Tree.ROOT); child++) {
            int move = tree.move(child);
            String name = game.moveName(move);
            assertThat((double) tree.count(child))
                    .as("count of %s", name)
                    .isEqualTo(record.get("counts").path(name).asDouble());
            assertThat((double) tree.raveCount(child))
                    .as("RAVE count of %s", name)
                    .isCloseTo(record.get("rave").path(name).asDouble(), within(0.02));
        }
    }
}
