package moyo.blokus.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.blokus.Placements;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.MoveList;
import moyo.search.Search;
import moyo.search.clock.Budget;
import moyo.search.count.Counter;
import moyo.search.count.Counts;
import moyo.search.player.Player;
import moyo.search.tree.Tree;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class BlokusPlayersTest {
    private static final BlokusGame GAME = new BlokusGame();

    private static Player<BlokusPosition> player(String spec, long seed) {
        return BlokusPlayers.ALL.parse(spec).make(GAME, seed);
    }

    private static List<Integer> play(
            Player<BlokusPosition> first, Player<BlokusPosition> second, int playouts) {
        return play(first, playouts, second, playouts);
    }

    private static List<Integer> play(
            Player<BlokusPosition> first,
            int firstPlayouts,
            Player<BlokusPosition> second,
            int secondPlayouts) {
        BlokusPosition position = GAME.newPosition();
        List<Integer> moves = new ArrayList<>();
        while (!position.isOver()) {
            boolean firstMoves = moves.size() % 2 == 0;
            Player<BlokusPosition> mover = firstMoves ? first : second;
            int playouts = firstMoves ? firstPlayouts : secondPlayouts;
            int move = mover.chooseMove(position, new Budget.Simulations(playouts));
            assertThat(position.isLegal(move)).isTrue();
            position.play(move);
            moves.add(move);
        }
        return moves;
    }

    @Test
    void largestPlacesNothingSmallerThanNeeded() {
        BlokusPosition position = GAME.newPosition();
        MoveList legal = new MoveList(GAME.moveCodes());
        for (int move : play(player("largest", 1), player("random", 2), 1)) {
            if (position.toMove() == 0 && move != Game.PASS) {
                position.legalMoves(legal);
                for (int i = 0; i < legal.size(); i++) {
                    assertThat(Placements.size(legal.get(i)))
                            .isLessThanOrEqualTo(Placements.size(move));
                }
            }
            position.play(move);
        }
        assertThat(position.isOver()).isTrue();
    }

    @Test
    void withoutATableBttIsPlainUctMoveForMove() {
        Player<BlokusPosition> without = player("btt table=0", 3);
        Player<BlokusPosition> plain = player("uct-plain", 3);
        assertThat(play(without, without, 100)).isEqualTo(play(plain, plain, 100));
        assertThat(without.counts().get("gated-simulations")).isPositive();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "btt",
                "btt symmetry=all threads=2",
                "btt table-keys=pieces table-tree=replace interrupt=paper leaf-weight=0"
            })
    void bttStopsPlayoutsAtPositionsItKnows(String spec) {
        Player<BlokusPosition> btt = player(spec + " gate=0.2", 3);
        play(btt, btt, 300);
        Counts counts = btt.counts();
        assertThat(counts.get("interrupted")).isPositive();
        assertThat(counts.get("gated-simulations"))
                .isPositive()
                .isLessThan(counts.get("simulations"));
        assertThat(counts.get("hits")).isPositive().isLessThan(counts.get("lookups"));
    }

    /** At the last placement before a draw that no move avoids. */
    @Test
    void aDrawMayBeTheSecondPlayersWin() {
        BlokusPosition drawn = positionBeforeADraw();
        double share = drawn.toMove() == Colour.FIRST ? 0 : 1;
        for (String kind :
                List.of("uct", "uct-bouzy n0=0", "agents", "btt", "graph", "together n0=0")) {
            assertThat(value(kind, drawn)).as(kind).isEqualTo(0.5);
            assertThat(value(kind + " draw=second", drawn)).as(kind).isEqualTo(share);
        }
    }

    private static double value(String spec, BlokusPosition position) {
        Player<BlokusPosition> player = player(spec, 1);
        player.chooseMove(position, new Budget.Simulations(20));
        return player.lastValue();
    }

    private static BlokusPosition positionBeforeADraw() {
        MoveList legal = new MoveList(GAME.moveCodes());
        BlokusPosition before = GAME.newPosition();
        BlokusPosition after = GAME.newPosition();
        for (int seed = 0; seed < 1000; seed++) {
            List<Integer> moves = play(player("random", seed), player("random", seed + 1), 1);
            before.copyFrom(GAME.newPosition());
            for (int move : moves) {
                before.legalMoves(legal);
                boolean onlyDraws = legal.size() > 1;
                for (int i = 0; onlyDraws && i < legal.size(); i++) {
                    after.copyFrom(before);
                    after.play(legal.get(i));
                    onlyDraws = after.isOver() && after.score() == 0;
                }
                if (onlyDraws) {
                    return before;
                }
                before.play(move);
            }
        }
        throw new AssertionError("no draw found");
    }

    @Test
    void uctBeatsRandomMoves() {
        int won = 0;
        for (int seed = 0; seed < 6; seed++) {
            BlokusPosition end = GAME.newPosition();
            play(player("uct-plain", seed), player("random", seed), 400).forEach(end::play);
            won += end.score() > 0 ? 1 : 0;
        }
        assertThat(won).isGreaterThanOrEqualTo(5);
    }

    @Test
    void agentsTellWhoMadeThePlayoutMoves() {
        Player<BlokusPosition> agents = player("agents team=B-S,R-S:3 threads=2", 3);
        play(agents, player("largest", 4), 100);
        Counts counts = agents.counts();
        double all = counts.sum(Counter::isCell);
        assertThat(counts.sum(c -> c.row().equals("R-S:3")) / all).isCloseTo(0.75, within(0.02));
        assertThat(counts.sum(c -> c.column().equals("Block"))).isPositive();
        assertThat(counts.sum(c -> c.column().equals("Middle"))).isZero();
    }

    /** Late in the game few pieces fit, and their order hardly matters. */
    @ParameterizedTest
    @ValueSource(strings = {"graph graph-stop=on", "graph graph-stop=off"})
    void manyOrdersOfPiecesLeadToTheSamePosition(String spec) {
        BlokusPosition position = GAME.newPosition();
        play(player("largest", 3), player("largest", 4), 1).subList(0, 24).forEach(position::play);
        Player<BlokusPosition> graph = player(spec, 1);
        graph.chooseMove(position, new Budget.Simulations(5000));
        assertThat(graph.counts().get("graph-links")).isGreaterThan(30);
        assertThat(graph.counts().get("graph-stops") > 30).isEqualTo(spec.endsWith("on"));
    }

    /** At few simulations a static value is worth more than noise. */
    @Test
    void anEvaluationHelpsAShortSearch() {
        int won = 0;
        for (int seed = 0; seed < 10; seed++) {
            BlokusPosition end = GAME.newPosition();
            Player<BlokusPosition> bouzy = player("uct-bouzy mask=forbidden", seed);
            Player<BlokusPosition> plain = player("uct-plain", seed);
            boolean first = seed % 2 == 0;
            play(first ? bouzy : plain, first ? plain : bouzy, 500).forEach(end::play);
            won += end.score() != 0 && end.score() > 0 == first ? 1 : 0;
        }
        assertThat(won).isGreaterThanOrEqualTo(7);
    }

    /** Untried moves come first if they know nothing; with values, some are tried twice. */
    @Test
    void onlyTheEnteredMoveIsEvaluated() {
        for (String mask : List.of("none", "covered", "forbidden")) {
            for (String seeds : List.of("corners", "covered")) {
                String settings =
                        " n0=100 tree-nodes=100000 mask=%s seeds=%s".formatted(mask, seeds);
                assertThat(tried("uct-bouzy-entered" + settings)).isEqualTo(300);
                assertThat(tried("uct-bouzy" + settings)).isLessThan(300);
            }
        }
    }

    /** How many first moves 301 simulations visit; the first one is the root's own. */
    private static int tried(String spec) {
        Search<BlokusPosition> search = (Search<BlokusPosition>) player(spec, 1);
        search.chooseMove(GAME.newPosition(), new Budget.Simulations(301));
        Tree tree = search.tree();
        int tried = 0;
        int first = tree.firstChild(Tree.ROOT);
        for (int child = first; child < first + tree.childCount(Tree.ROOT); child++) {
            tried += tree.visits(child) > 0 ? 1 : 0;
        }
        return tried;
    }

    /** With a tenth of the simulations, and half the games moving second. */
    @Test
    void theStrongOneBeatsPlainUct() {
        int won = 0;
        for (int seed = 0; seed < 4; seed++) {
            BlokusPosition end = GAME.newPosition();
            Player<BlokusPosition> strong = player("blokus", seed);
            Player<BlokusPosition> plain = player("uct-plain", seed);
            boolean first = seed % 2 == 0;
            play(
                            first ? strong : plain,
                            first ? 100 : 1000,
                            first ? plain : strong,
                            first ? 1000 : 100)
                    .forEach(end::play);
            won += end.score() != 0 && end.score() > 0 == first ? 1 : 0;
        }
        assertThat(won).isEqualTo(4);
    }

    /** Whatever the threads do to each other, moves are legal and the plain player loses. */
    @Test
    void theStrongOnePlaysWithSeveralThreads() {
        BlokusPosition end = GAME.newPosition();
        play(player("blokus threads=4", 1), player("uct-plain", 2), 500).forEach(end::play);
        assertThat(end.score()).isPositive();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "uct-plain",
                "agents",
                "agents team=all",
                "graph",
                "together gate=0.3",
                "uct-bouzy",
                "blokus",
                "blokus reuse=on solver=on"
            })
    void theSameSeedPlaysTheSameGame(String spec) {
        List<Integer> one = play(player(spec, 3), player("largest", 4), 200);
        Player<BlokusPosition> used = player(spec, 9);
        play(used, player("random", 1), 50);
        used.reseed(3);
        assertThat(play(used, player("largest", 4), 200)).isEqualTo(one);
    }
}
