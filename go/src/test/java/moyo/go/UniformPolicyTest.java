package moyo.go;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import moyo.game.Game;
import moyo.game.Rng;
import moyo.testkit.Allocation;
import moyo.testkit.Uniformity;
import moyo.testkit.Walks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class UniformPolicyTest {
    private static final UniformPolicy POLICY = new UniformPolicy();

    @Test
    void playsLegallyAndFillsNoEyeInWholeGames() {
        Walks.repeat(
                300,
                rng -> {
                    GoRules rules = GoRules.ALL.get(rng.nextInt(GoRules.ALL.size()));
                    GoPosition position = new GoGame(2 + rng.nextInt(8), 6.5, rules).newPosition();
                    if (rng.nextInt(2) == 0) {
                        position.beginPlayout();
                    }
                    while (!position.isOver()) {
                        int move = POLICY.choose(position, rng);
                        check(position.isLegal(move), position, move);
                        int stone = Stone.of(position.toMove());
                        check(
                                move == Game.PASS || !position.board().isEye(move, stone),
                                position,
                                move);
                        position.play(move);
                    }
                });
    }

    private static void check(boolean right, GoPosition position, int move) {
        if (!right) {
            throw new AssertionError(
                    position.game().moveName(move) + " on\n" + Diagrams.draw(position.board()));
        }
    }

    @Test
    void passesOnlyWhenNothingSensibleIsLeft() {
        GoPosition position =
                Diagrams.position(
                        GoRules.TROMP_TAYLOR,
                        """
                        .X.XO
                        XXXXO
                        OOOOO
                        O.OO.
                        OOOOO
                        """);
        Rng rng = new Rng(1);
        for (int i = 0; i < 100; i++) {
            assertThat(POLICY.choose(position, rng)).isEqualTo(Game.PASS);
        }
        Walks.repeat(
                100,
                r -> {
                    GoPosition game = new GoGame(5, 6.5, GoRules.CHINESE).newPosition();
                    while (!game.isOver()) {
                        int move = POLICY.choose(game, r);
                        check(move != Game.PASS || sensible(game).isEmpty(), game, move);
                        game.play(move);
                    }
                });
    }

    /** Every sensible move, with count 0. */
    private static Map<Integer, Integer> sensible(GoPosition position) {
        Map<Integer, Integer> moves = new TreeMap<>();
        int stone = Stone.of(position.toMove());
        for (int p : position.game().geometry().points()) {
            GoBoard board = position.board();
            boolean suicide = !board.isLegal(p, stone);
            if (position.isLegal(p) && !suicide && !board.isEye(p, stone)) {
                moves.put(p, 0);
            }
        }
        return moves;
    }

    /** An eye, a ko, a suicide and stones lie in the way; still the rest is drawn evenly. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void drawsEverySensibleMoveEquallyOften(long seed) {
        GoRecord record =
                Diagrams.record(
                        GoRules.CHINESE,
                        """
                        .O...O.
                        O...O.O
                        .....O.
                        .XO....
                        XO.O...
                        .XO..XX
                        .....X.
                        """);
        Diagrams.play(record, "C3");
        GoPosition position = record.positionFor(1);
        Map<Integer, Integer> count = sensible(position);
        assertThat(count)
                .as("neither eye nor ko")
                .doesNotContainKeys(
                        position.game().parseMove("A7"),
                        position.game().parseMove("F6"),
                        position.game().parseMove("B3"),
                        position.game().parseMove("G1"));
        Rng rng = new Rng(seed);
        int draws = 100_000;
        for (int i = 0; i < draws; i++) {
            count.computeIfPresent(POLICY.choose(position, rng), (move, n) -> n + 1);
        }
        assertThat(count.values().stream().mapToInt(n -> n).sum()).isEqualTo(draws);
        Uniformity.assertEven(count.values());
    }

    /**
     * Light playouts of other programs, from the empty board: mean length with its standard
     * deviation, and Black's wins at komi 6.5. The reference counts as many playouts as its row
     * says, so both samples err.
     */
    @ParameterizedTest
    @CsvSource({
        "9, 50000, 111.058, 16.02, 0.4458, 1000000",
        "13, 15000, 219.43, 19.80, 0.4633, 300000",
        "19, 8000, 455.456, 27.51, 0.4740, 150000"
    })
    void playoutsAreAsLongAndAsOftenWonAsThoseOfOthers(
            int size, int playouts, double length, double spread, double wins, int reference) {
        GoGame game = new GoGame(size, 6.5, GoRules.CHINESE);
        GoPosition start = game.newPosition();
        GoPosition position = game.newPosition();
        Rng rng = new Rng(size);
        long moves = 0;
        double squares = 0;
        int won = 0;
        for (int i = 0; i < playouts; i++) {
            position.copyFrom(start);
            position.beginPlayout();
            POLICY.playOut(position, rng);
            moves += position.moveNumber();
            squares += Math.pow(position.moveNumber() - length, 2);
            won += position.score() > 0 ? 1 : 0;
        }
        double samples = Math.sqrt(1.0 / playouts + 1.0 / reference);
        assertThat(Math.abs((double) moves / playouts - length))
                .as("mean length %f", (double) moves / playouts)
                .isLessThan(3 * spread * samples);
        assertThat(Math.abs((double) won / playouts - wins))
                .as("share of wins %f", (double) won / playouts)
                .isLessThan(3 * Math.sqrt(wins * (1 - wins)) * samples);
        assertThat(Math.sqrt(squares / playouts))
                .as("standard deviation of the length")
                .isBetween(0.97 * spread, 1.03 * spread);
    }

    @ParameterizedTest
    @ValueSource(ints = {9, 19})
    void allocatesNothing(int size) {
        GoGame game = new GoGame(size, 6.5, GoRules.CHINESE);
        GoPosition start = game.newPosition();
        GoPosition position = game.newPosition();
        Rng rng = new Rng(1);
        double[] sum = new double[1];
        Allocation.assertNone(
                () -> {
                    for (int i = 0; i < 2000; i++) {
                        position.copyFrom(start);
                        position.beginPlayout();
                        POLICY.playOut(position, rng);
                        sum[0] += position.score();
                    }
                });
        assertThat(sum[0]).isNotZero();
    }
}
