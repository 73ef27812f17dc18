package moyo.search;

import static moyo.search.Searches.UCB1;
import static moyo.search.Searches.graphOptions;
import static moyo.search.Searches.options;
import static moyo.search.Searches.parts;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import moyo.game.BadInput;
import moyo.game.Rng;
import moyo.search.clock.Budget;
import moyo.search.expansion.Evaluation;
import moyo.search.part.Choices;
import moyo.search.part.Cutoff;
import moyo.search.part.Extension;
import moyo.search.part.NodeKnowledge;
import moyo.search.part.Observer;
import moyo.search.part.PlayoutObserver;
import moyo.search.part.Simulation;
import moyo.search.player.Settings;
import moyo.search.simulation.EnteredPrior;
import moyo.search.simulation.SearchParts;
import moyo.search.table.TableOptions;
import moyo.search.table.TranspositionMemory;
import moyo.search.tree.Structure;
import moyo.search.tree.Trail;
import moyo.search.tree.Tree;
import moyo.testkit.DrawnTree;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Parts work together, on a tree and on a graph, or are refused with a reason. */
final class CompositionTest {
    private static final TicTacToe GAME = new TicTacToe();

    private static Supplier<List<Extension<TicTacToe.Board>>> memory(String settings) {
        Settings all = Settings.defaults(TableOptions.SETTINGS).with("table=1").with("gate=0");
        for (String setting : settings.split(" ")) {
            all = setting.isEmpty() ? all : all.with(setting);
        }
        return TranspositionMemory.of(GAME, TableOptions.from(all), board -> 1);
    }

    private static SearchParts<TicTacToe.Board> everything(String table) {
        return parts(GAME, UCB1)
                .with(memory(table))
                .with(() -> List.of(new EnteredPrior<>(board -> 0.1, 1, 2)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "interrupt=value",
                "interrupt=count leaf-weight=2",
                "interrupt=off table-tree=add",
                "interrupt=value min-weight=3 playouts=4"
            })
    void aTableAndAnEvaluationWorkOnAGraph(String settings) {
        boolean several = settings.contains("playouts=4");
        String table = settings.replace(" playouts=4", "");
        Search<TicTacToe.Board> search =
                new Search<>(
                        everything(table),
                        graphOptions(several ? "playouts-per-leaf=4" : ""),
                        new Rng(1));
        TicTacToe.Board board = GAME.newPosition();
        for (int move : new int[] {0, 4, 1}) {
            board.play(move);
        }
        assertThat(search.chooseMove(board, new Budget.Simulations(2000))).isEqualTo(2);
        assertThat(search.counts().get("graph-links")).isPositive();
        assertThat(search.counts().get("lookups")).isPositive();
        assertThat(search.counts().get("known-nodes")).isPositive();
        assertThat(search.tree().visits(Tree.ROOT)).isEqualTo(search.simulations());
        assertThat(search.lastValue()).isBetween(0.0, 1.0);
    }

    @ParameterizedTest
    @CsvSource({
        "table-tree=replace, table-tree=replace overwrites the value of a node",
        "interrupt=paper, interrupt=paper counts a loss for both sides"
    })
    void whatDoesNotFitAGraphIsRefusedWithAReason(String table, String reason) {
        assertThatThrownBy(() -> new Search<>(everything(table), graphOptions(""), new Rng(1)))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(reason);
        new Search<>(everything(table), options(""), new Rng(1));
    }

    @Test
    void partsThatNeedKeysAreRefusedForGamesWithout() {
        DrawnTree game = new DrawnTree("(1 -1)");
        assertThatThrownBy(() -> new Search<>(parts(game, UCB1), graphOptions(""), new Rng(1)))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("a graph looks positions up by their keys")
                .hasMessageContaining(game.name());
        assertThatThrownBy(() -> new Search<>(parts(game, UCB1), options("reuse=on"), new Rng(1)))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("the reuse of the tree looks positions up by their keys");
        Settings table = Settings.defaults(TableOptions.SETTINGS).with("table=1");
        SearchParts<DrawnTree.Spot> remembering =
                parts(game, UCB1)
                        .with(TranspositionMemory.of(game, TableOptions.from(table), spot -> 1));
        assertThatThrownBy(() -> new Search<>(remembering, options(""), new Rng(1)))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("TranspositionMemory looks positions up by their keys");
    }

    /** Takes every role and notes what it is told. */
    private static final class Witness
            implements NodeKnowledge<TicTacToe.Board>,
                    Cutoff<TicTacToe.Board>,
                    PlayoutObserver<TicTacToe.Board>,
                    Observer<TicTacToe.Board> {
        private final List<String> told = new ArrayList<>();
        private final boolean takesPart;
        private final double cutAt;
        private int moves;

        Witness(boolean takesPart, double cutAt) {
            this.takesPart = takesPart;
            this.cutAt = cutAt;
        }

        @Override
        public boolean beginSearch(TicTacToe.Board root) {
            return takesPart;
        }

        @Override
        public void beginSimulation(TicTacToe.Board root) {
            told.add("begin");
        }

        @Override
        public double entered(
                TicTacToe.Board position, Structure structure, int parent, int child) {
            told.add("entered");
            return GO_ON;
        }

        @Override
        public void beginPlayout(TicTacToe.Board position) {
            moves = 0;
        }

        @Override
        public boolean listens() {
            return moves < 2;
        }

        @Override
        public double valueAt(TicTacToe.Board position, int move, Choices choices) {
            moves++;
            return moves == 2 ? cutAt : PLAY_ON;
        }

        @Override
        public void playedOut(TicTacToe.Board end, Trail trail, double score, double value) {
            told.add("played " + trail.playoutLength() + " " + value);
        }

        @Override
        public void simulated(Simulation<TicTacToe.Board> simulation) {
            told.add("simulated " + simulation.evaluation().value());
        }
    }

    private static List<String> told(Witness witness, int simulations) {
        Search<TicTacToe.Board> search =
                new Search<>(
                        parts(GAME, UCB1).with(() -> List.of(witness)), options(""), new Rng(1));
        search.chooseMove(GAME.newPosition(), new Budget.Simulations(simulations));
        return witness.told;
    }

    @Test
    void aPartIsToldWhatItsRolesAreAbout() {
        assertThat(told(new Witness(true, 0.75), 2))
                .containsExactly(
                        "begin",
                        "played 2 0.75",
                        "simulated 0.75",
                        "begin",
                        "entered",
                        "played 2 0.75",
                        "simulated 0.75");
    }

    @Test
    void aPartThatSitsASearchOutIsToldNothing() {
        assertThat(told(new Witness(false, 0.75), 5)).isEmpty();
    }

    @Test
    void theFirstCutOffThatSpeaksDecides() {
        Witness one = new Witness(true, Cutoff.PLAY_ON);
        Witness other = new Witness(true, Evaluation.VISIT_ONLY);
        Search<TicTacToe.Board> search =
                new Search<>(
                        parts(GAME, UCB1).with(() -> List.of(one)).with(() -> List.of(other)),
                        options(""),
                        new Rng(1));
        search.chooseMove(GAME.newPosition(), new Budget.Simulations(1));
        assertThat(one.told).containsExactly("begin", "played 2 NaN", "simulated NaN");
        assertThat(other.told).isEqualTo(one.told);
        assertThat(search.tree().visits(Tree.ROOT)).isEqualTo(1);
    }
}
