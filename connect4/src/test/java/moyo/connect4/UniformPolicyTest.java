package moyo.connect4;

import static org.assertj.core.api.Assertions.assertThat;

import moyo.game.Rng;
import moyo.testkit.Allocation;
import moyo.testkit.Walks;
import org.junit.jupiter.api.Test;

final class UniformPolicyTest {
    private static final UniformPolicy POLICY = new UniformPolicy();
    private static final Connect4Game GAME = new Connect4Game();

    @Test
    void playsLegallyInWholeGames() {
        Walks.repeat(
                1_000,
                rng -> {
                    Connect4Position position = GAME.newPosition();
                    while (!position.isOver()) {
                        int move = POLICY.choose(position, rng);
                        assertThat(position.isLegal(move)).isTrue();
                        position.play(move);
                    }
                });
    }

    /**
     * Five columns are open; 23.5 is one in ten thousand of chi-square with 4 degrees of freedom.
     */
    @Test
    void drawsEveryOpenColumnEquallyOften() {
        Connect4Position position =
                Diagrams.position(
                        """
                        ..O.O..
                        ..X.X..
                        ..O.O..
                        ..X.X..
                        ..O.O..
                        ..X.X..
                        """);
        int[] count = new int[GAME.moveCodes()];
        Rng rng = new Rng(1);
        int draws = 100_000;
        for (int i = 0; i < draws; i++) {
            count[POLICY.choose(position, rng)]++;
        }
        double expected = draws / 5.0;
        double chiSquare = 0;
        for (String column : new String[] {"a", "b", "d", "f", "g"}) {
            double error = count[GAME.parseMove(column)] - expected;
            chiSquare += error * error / expected;
        }
        assertThat(chiSquare).isLessThan(23.5);
    }

    /**
     * 40,000 uniformly random games of {@link NaiveConnect4} had 21.32 moves on average (standard
     * deviation 7.42); the first player won 55.80 % of them and the second 43.97 %. Four standard
     * errors of the difference are allowed.
     */
    @Test
    void randomGamesAreAsLongAndAsOftenWonAsTheNaiveOnes() {
        int games = 60_000;
        Connect4Position start = GAME.newPosition();
        Connect4Position position = GAME.newPosition();
        Rng rng = new Rng(2);
        int moves = 0;
        int won = 0;
        int lost = 0;
        for (int i = 0; i < games; i++) {
            position.copyFrom(start);
            POLICY.playOut(position, rng);
            moves += position.moveNumber();
            won += position.score() > 0 ? 1 : 0;
            lost += position.score() < 0 ? 1 : 0;
        }
        assertThat((double) moves / games).isBetween(21.13, 21.51);
        assertThat((double) won / games).isBetween(0.5452, 0.5708);
        assertThat((double) lost / games).isBetween(0.4269, 0.4525);
    }

    @Test
    void allocatesNothing() {
        Connect4Position start = GAME.newPosition();
        Connect4Position position = GAME.newPosition();
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
