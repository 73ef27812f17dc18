package moyo.search.table;

import static moyo.search.Searches.UCB1;
import static moyo.search.Searches.options;
import static moyo.search.Searches.parts;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import moyo.game.BadInput;
import moyo.game.MoveList;
import moyo.game.Rng;
import moyo.search.Search;
import moyo.search.clock.Budget;
import moyo.search.clock.StopSignal;
import moyo.search.count.Counts;
import moyo.search.player.Settings;
import moyo.search.playout.Outcome;
import moyo.search.playout.PlayoutPolicy;
import moyo.search.playout.Playouts;
import moyo.search.simulation.SearchParts;
import moyo.search.simulation.Simulator;
import moyo.search.tree.Tree;
import moyo.search.watch.Analyst;
import moyo.testkit.Allocation;
import moyo.testkit.TicTacToe;
import moyo.testkit.TicTacToe.Board;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class TranspositionMemoryTest {
    private final TicTacToe game = new TicTacToe();
    private Search<Board> search = new Search<>(parts(game, UCB1), options(""), new Rng(1));

    /** One MiB and no gate, unless said otherwise. */
    private Search<Board> with(String settings) {
        return with(settings, "");
    }

    private Search<Board> with(String settings, String options) {
        search = new Search<>(memory(settings), options(options), new Rng(1));
        return search;
    }

    private SearchParts<Board> memory(String settings) {
        Settings all = Settings.defaults(TableOptions.SETTINGS).with("table=1").with("gate=0");
        for (String setting : settings.isBlank() ? new String[0] : settings.split(" ")) {
            all = all.with(setting);
        }
        return parts(game, UCB1)
                .with(
                        TranspositionMemory.of(
                                game, TableOptions.from(all), board -> board.moveNumber() / 9.0));
    }

    private Board after(String... moves) {
        Board board = game.newPosition();
        for (String move : moves) {
            board.play(game.parseMove(move));
        }
        return board;
    }

    private void think(Board board, int simulations) {
        search.analyse(
                board, Analyst.ALL_MOVES, new Budget.Simulations(simulations), new StopSignal());
    }

    private List<Integer> visits() {
        List<Integer> visits = new ArrayList<>();
        Tree tree = search.tree();
        for (int node = Tree.ROOT; node < tree.size(); node++) {
            visits.add(tree.visits(node));
        }
        return visits;
    }

    @Test
    void withoutRoomItIsAsIfItWereNotThere() {
        think(after("b2"), 2000);
        List<Integer> plain = visits();
        with("table=0");
        think(after("b2"), 2000);
        assertThat(visits()).isEqualTo(plain);
        Counts counts = search.counts();
        assertThat(counts.get(GateCounter.SIMULATIONS))
                .as("but it is counted")
                .isEqualTo(search.simulations());
        assertThat(counts.get(GateCounter.MOVES))
                .isEqualTo(counts.get(Playouts.MOVES))
                .isPositive();
        assertThat(counts.get(TranspositionMemory.LOOKUPS)).isZero();
    }

    @ParameterizedTest
    @CsvSource({"0.33, true", "0.34, false", "1, false"})
    void theGateOpensOnceMoreOfTheBoardIsFilled(double gate, boolean open) {
        with("gate=" + gate);
        think(after("b2", "a1", "c3"), 100);
        assertThat(search.counts().get(TranspositionMemory.LOOKUPS) > 0).isEqualTo(open);
        assertThat(search.counts().get(TranspositionMemory.STORED) > 0).isEqualTo(open);
        assertThat(search.counts().get(GateCounter.SIMULATIONS))
                .isEqualTo(open ? search.simulations() : 0);
    }

    /** Three pieces lie there; boards with four and five do not count. */
    @Test
    void theGateMayBeThatOfEachPosition() {
        with("gate=0 interrupt=off symmetry=none");
        think(after("b2", "a1", "c3"), 3000);
        long all = search.counts().get(TranspositionMemory.STORED);
        with("gate=0.6 gate-of=position interrupt=off symmetry=none");
        think(after("b2", "a1", "c3"), 3000);
        long late = search.counts().get(TranspositionMemory.STORED);
        int early = 6 + 6 * 5;
        assertThat(late).isPositive().isBetween(all - early - 10, all - early + 10);
        assertThat(search.counts().get(GateCounter.SIMULATIONS))
                .as("the game's board is not full")
                .isZero();
    }

    @Test
    void whatWasLearnedCountsInTheNextSearchBesideItsVisits() {
        with("interrupt=off symmetry=none");
        think(after("b2", "a1"), 3000);
        Tree tree = search.tree();
        int first = tree.firstChild(Tree.ROOT);
        int known = tree.visits(first);
        double mean = tree.value(first);
        int move = tree.move(first);
        think(after("b2", "a1"), 30);
        int again = tree.firstChild(Tree.ROOT);
        while (tree.move(again) != move) {
            again++;
        }
        assertThat(tree.priorWeight(again)).isEqualTo(Math.min(1000, known));
        assertThat(tree.value(again)).isCloseTo(mean, within(0.01));
        assertThat(tree.total(Tree.ROOT)).isGreaterThan(1000);
    }

    @Test
    void whatMayCountForNothingChangesNothing() {
        with("interrupt=off table-cap=0");
        think(after("b2", "a1"), 1000);
        think(after("b2", "a1"), 100);
        assertThat(search.lastValue()).isBetween(0.0, 1.0);
        Tree tree = search.tree();
        for (int child = tree.firstChild(1); child < tree.firstChild(1) + 7; child++) {
            assertThat(tree.priorWeight(child)).isZero();
            assertThat(tree.mean(child)).isBetween(0f, 1f);
        }
    }

    @Test
    void aPenaltyNeedsAValue() {
        assertThatThrownBy(() -> with("disagreement-penalty=0.3 interrupt=count"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("disagreement-penalty=0.3 needs interrupt=value");
        assertThatThrownBy(
                        () -> with("disagreement-penalty=1 interrupt=off penalty-of=table-entry"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("disagreement-penalty=1.0 needs interrupt=value");
    }

    @ParameterizedTest
    @CsvSource({
        "value, table-move",
        "value, table-entry",
        "count, table-entry",
        "paper, table-entry"
    })
    void theTablesMoveMayBePunished(String interrupt, String penaltyOf) {
        String settings = "altered=all min-weight=2 interrupt=" + interrupt;
        with(settings);
        think(after("b2", "a2"), 5000);
        double agreeable = search.lastValue();
        assertThat(search.counts().get(TranspositionMemory.DISAGREEMENTS)).isZero();
        with(settings + " disagreement-penalty=0.3 penalty-of=" + penaltyOf);
        think(after("b2", "a2"), 5000);
        assertThat(search.lastValue()).isBetween(0.0, 1.0).isNotEqualTo(agreeable);
        assertThat(search.counts().get(TranspositionMemory.DISAGREEMENTS)).isPositive();
    }

    @ParameterizedTest
    @ValueSource(strings = {"add", "replace"})
    void itCountsTheNodesThatTheTableValues(String tree) {
        with("interrupt=off symmetry=none table-tree=" + tree);
        think(after("b2", "a1"), 300);
        Counts first = search.counts();
        assertThat(first.get(TranspositionMemory.NEW_NODES))
                .as("the nodes that were visited, without the root")
                .isEqualTo(visits().stream().filter(v -> v > 0).count() - 1);
        think(after("b2", "a1"), 300);
        Counts second = search.counts().minus(first);
        assertThat(second.get(TranspositionMemory.TABLE_NODES))
                .as("most are known now")
                .isGreaterThan(second.get(TranspositionMemory.NEW_NODES) / 2)
                .isLessThanOrEqualTo(second.get(TranspositionMemory.NEW_NODES));
        with("interrupt=off symmetry=none table-tree=off");
        think(after("b2", "a1"), 300);
        assertThat(search.counts().get(TranspositionMemory.TABLE_NODES)).isZero();
    }

    @Test
    void whatItMayCountForIsCapped() {
        with("interrupt=off table-cap=7");
        think(after("b2", "a1"), 1000);
        think(after("b2", "a1"), 100);
        Tree tree = search.tree();
        for (int child = tree.firstChild(1); child < tree.firstChild(1) + 7; child++) {
            assertThat(tree.priorWeight(child)).isBetween(1f, 7f);
        }
    }

    /** The tree then shows what the table says, after however many visits. */
    @Test
    void orItReplacesTheVisits() {
        with("interrupt=off table-tree=replace table-cap=1e9 symmetry=none");
        think(after("b2", "a1"), 1000);
        int before = search.simulations();
        think(after("b2", "a1"), 500);
        Tree tree = search.tree();
        float all = 0;
        for (int child = tree.firstChild(1); child < tree.firstChild(1) + 7; child++) {
            all += tree.count(child);
        }
        assertThat(all)
                .as("of both searches")
                .isCloseTo(before + search.simulations(), within(20f));
    }

    @Test
    void aNewGameForgetsEverything() {
        with("interrupt=off");
        think(after("b2", "a1"), 1000);
        search.newGame();
        Counts before = search.counts();
        think(after("b2", "a1"), 1);
        assertThat(search.counts().minus(before).get(TranspositionMemory.HITS)).isZero();
    }

    @Test
    void playoutsStopAtKnownPositionsAndAreShorter() {
        with("interrupt=off");
        think(after("b2"), 3000);
        double whole = search.counts().get(Playouts.MOVES);
        with("interrupt=value");
        think(after("b2"), 3000);
        assertThat(search.counts().get(Playouts.MOVES)).isLessThan((long) (0.7 * whole));
        assertThat(search.counts().get(TranspositionMemory.INTERRUPTED))
                .isGreaterThan(search.simulations() / 4L);
        assertThat(search.lastValue()).as("and mean the same").isBetween(0.0, 0.4);
    }

    @Test
    void onlyWhatRestsOnEnoughStopsThem() {
        long last = Long.MAX_VALUE;
        for (int weight : new int[] {1, 10, 10_000}) {
            with("min-weight=" + weight);
            think(after("b2"), 3000);
            assertThat(search.counts().get(TranspositionMemory.INTERRUPTED)).isLessThan(last);
            last = search.counts().get(TranspositionMemory.INTERRUPTED);
        }
        assertThat(last).isZero();
    }

    @Test
    void onlyWhatIsClearEnoughStopsThem() {
        with("min-margin=0.5 min-weight=2");
        think(after("b2", "a2"), 3000);
        long certain = search.counts().get(TranspositionMemory.INTERRUPTED);
        with("min-weight=2");
        think(after("b2", "a2"), 3000);
        assertThat(certain)
                .isPositive()
                .isLessThan(search.counts().get(TranspositionMemory.INTERRUPTED));
    }

    @Test
    void positionsDeepInPlayoutsNeedNotBeKept() {
        with("interrupt=off symmetry=none");
        think(after(), 200);
        long all = search.counts().get(TranspositionMemory.STORED);
        with("interrupt=off symmetry=none table-plies=1");
        think(after(), 200);
        assertThat(search.counts().get(TranspositionMemory.STORED))
                .isLessThan(all / 2)
                .isPositive();
    }

    /** Black wins at once in three ways of four; whoever stops learns nothing, so means stay. */
    @Test
    void aStoppedPlayoutWithoutResultIsAVisit() {
        with("interrupt=count table-tree=off");
        think(after("b2", "a1"), 2000);
        Tree tree = search.tree();
        assertThat(tree.visits(Tree.ROOT)).isEqualTo(search.simulations());
        assertThat(search.counts().get(TranspositionMemory.INTERRUPTED))
                .isGreaterThan(search.simulations() / 10L);
        assertThat(search.lastValue()).isGreaterThan(0.5);
    }

    /** Literally: the visit is counted and no win is added, so the values of both sides sink. */
    @Test
    void inThePaperNothingIsWonByAStoppedPlayout() {
        with("interrupt=paper table-tree=off");
        think(after("b2", "a1"), 2000);
        Tree tree = search.tree();
        double forMover = tree.value(Tree.ROOT);
        double best = 0;
        for (int child = tree.firstChild(1); child < tree.firstChild(1) + 7; child++) {
            best = Math.max(best, tree.value(child));
        }
        assertThat(forMover).as("at the root nobody has moved").isLessThan(0.5);
        assertThat(best).as("though Black wins most playouts").isLessThan(0.6);
    }

    @Test
    void symmetricPositionsHaveOneEntry() {
        long last = 0;
        for (String symmetry : List.of("all", "rotations", "none")) {
            with("interrupt=off symmetry=" + symmetry);
            think(after(), 20_000);
            long stored = search.counts().get(TranspositionMemory.STORED);
            assertThat(stored).as(symmetry).isGreaterThan(last * 3 / 2);
            last = stored;
        }
    }

    /** All 765 boards of tic-tac-toe that differ by more than a symmetry. */
    @Test
    void allPositionsOfTheGameAreFoundOnce() {
        with("interrupt=off symmetry=all table-tree=off");
        think(after(), 200_000);
        assertThat(search.counts().get(TranspositionMemory.STORED)).isBetween(740L, 765L);
        assertThat(search.counts().get(TranspositionMemory.REPLACED)).isZero();
    }

    @Test
    void aKnownNodeIsSparedItsFirstPlayout() {
        with("leaf-weight=1 min-weight=1e9 symmetry=none");
        think(after("b2"), 1000);
        assertThat(search.counts().get(TranspositionMemory.INTERRUPTED)).isPositive();
        long recalled = search.counts().get(TranspositionMemory.INTERRUPTED);
        with("leaf-weight=3 min-weight=1e9 symmetry=none");
        think(after("b2"), 1000);
        assertThat(search.counts().get(TranspositionMemory.INTERRUPTED)).isLessThan(recalled);
        assertThat(search.tree().visits(Tree.ROOT)).isEqualTo(search.simulations());
    }

    /** Children come late, so that leaves stay leaves. */
    @Test
    void aLeafIsSparedNoMorePlayoutsThanItIsKnownFrom() {
        long last = 0;
        for (int most : new int[] {1, 2, 1000}) {
            with(
                    "leaf-weight=1 symmetry=none min-weight=1e9 table-tree=off leaf-visits=" + most,
                    "expand-threshold=1000");
            think(after("b2"), 300);
            Counts before = search.counts();
            think(after("b2"), 300);
            long interrupted = search.counts().minus(before).get(TranspositionMemory.INTERRUPTED);
            assertThat(interrupted).isGreaterThan(last);
            assertThat(interrupted).as("of eight moves").isLessThanOrEqualTo(8L * most);
            last = interrupted;
        }
        assertThat(last).as("never more than was known").isLessThan(search.simulations());
    }

    @ParameterizedTest
    @ValueSource(strings = {"candidates", "all"})
    void disagreementCosts(String altered) {
        with("min-weight=2");
        think(after("b2", "a2"), 5000);
        double agreeable = search.lastValue();
        with("min-weight=2 disagreement-penalty=1 altered=" + altered);
        think(after("b2", "a2"), 5000);
        if (altered.equals("all")) {
            assertThat(search.lastValue()).isNotEqualTo(agreeable);
        } else {
            assertThat(search.lastValue())
                    .as("a policy that tells nothing of its choices never disagrees")
                    .isEqualTo(agreeable);
        }
    }

    /** A policy that tells is punished, too. */
    @Test
    void disagreementWithWhatThePlayoutConsideredCosts() {
        SearchParts<Board> parts = memory("min-weight=2 disagreement-penalty=1");
        SearchParts<Board> telling =
                parts.withEvaluator(Playouts.by(game, Telling::new, Outcome.WIN_OR_LOSS));
        with("min-weight=2");
        think(after("b2", "a2"), 5000);
        double agreeable = search.lastValue();
        search = new Search<>(telling, options(""), new Rng(1));
        think(after("b2", "a2"), 5000);
        assertThat(search.lastValue()).isNotEqualTo(agreeable);
    }

    /** Any move, and it says so. */
    private final class Telling implements PlayoutPolicy<Board> {
        private final MoveList legal = new MoveList(game.moveCodes());

        @Override
        public int choose(Board position, Rng rng) {
            position.legalMoves(legal);
            return legal.draw(rng);
        }

        @Override
        public void choices(MoveList moves) {
            moves.clear();
            for (int i = 0; i < legal.size(); i++) {
                moves.add(legal.get(i));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "leaf-weight=1",
                "interrupt=count",
                "interrupt=paper table-tree=replace table-keys=pieces",
                "disagreement-penalty=0.3 altered=all symmetry=all",
                "disagreement-penalty=0.3 altered=all penalty-of=table-entry"
            })
    void aSimulationAllocatesNothing(String settings) {
        Tree tree = new Tree(100_000, false, false);
        Simulator<Board> simulator =
                new Simulator<>(memory(settings), options(""), tree, new Rng(1));
        Board start = game.newPosition();
        simulator.begin(start, Analyst.ALL_MOVES);
        Allocation.assertNone(
                () -> {
                    for (int i = 0; i < 2000; i++) {
                        simulator.simulate(start);
                    }
                });
        assertThat(simulator.counts().get(TranspositionMemory.HITS)).isPositive();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "interrupt=count", "interrupt=paper", "leaf-weight=1"})
    void threadsShareTheTable(String settings) {
        with(settings, "threads=4");
        think(after("b2"), 20_000);
        Counts counts = search.counts();
        assertThat(counts.get(Simulator.SIMULATIONS)).isEqualTo(search.tree().visits(Tree.ROOT));
        assertThat(counts.get(TranspositionMemory.INTERRUPTED)).isPositive();
        assertThat(search.lastValue()).isBetween(0.0, 0.6);
    }

    @Test
    void severalPlayoutsOfALeafAreAveragedAsFarAsTheyTellSomething() {
        for (String interrupt : List.of("value", "count", "paper")) {
            with("interrupt=" + interrupt, "playouts-per-leaf=4");
            think(after("b2", "a1"), 1000);
            assertThat(search.tree().visits(Tree.ROOT)).isEqualTo(search.simulations());
            assertThat(search.counts().get(TranspositionMemory.INTERRUPTED)).isPositive();
        }
    }

    @Test
    void theSameSeedThinksTheSame() {
        with("leaf-weight=1");
        think(after("b2"), 3000);
        List<Integer> once = visits();
        search.reseed(1);
        think(after("b2"), 3000);
        assertThat(visits()).isEqualTo(once);
    }
}
