package moyo.go.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.go.Diagrams;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.go.GoRules;
import moyo.go.status.FinalScore;
import moyo.go.status.LifeAndDeath;
import moyo.search.clock.Budget;
import moyo.search.count.Counts;
import moyo.search.player.Player;
import moyo.search.player.PlayerCatalogue;
import moyo.search.player.PlayerKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The player {@code zero} at the end of games, with the network that is shipped. */
final class NetworkStyleTest {
    private static final Budget BUDGET = new Budget.Simulations(40);

    /** Black has 54 points, White 27. */
    private static final String FINISHED =
            """
            .X.XXXOO.
            XXXX.XO.O
            X...XXOOO
            X...XXO..
            XXXXXXOOO
            .X...XO.O
            XX...XOOO
            .X...XO.O
            XXXXXXOOO
            """;

    /** The same with a dead stone: as the board stands, Black has 48 points and White 28. */
    private static final String DEAD_STONE = FINISHED.replaceFirst("X\\.\\.\\.XXOOO", "X.O.XXOOO");

    /** The same with a gap in the wall, around G6: worth points for either side. */
    private static final String OPEN =
            """
            .X.XXXOO.
            XXXX.XO.O
            X...XXOOO
            X...XX...
            XXXXX..OO
            .X...XO.O
            XX...XOOO
            .X...XO.O
            XXXXXXOOO
            """;

    /** A seki at the bottom: Black has 37 points, White 42, A1 and E1 are nobody's. */
    private static final String SEKI =
            """
            .X.XXXOO.
            XXXX.XO.O
            X...XXOOO
            X...XXO.O
            XXXXXXOOO
            OOOOOOO.O
            OOOOOOOOO
            XXXXXXOOO
            .OOO.XO.O
            """;

    private static GoPosition position(String rules, double komi, int toMove, String diagram) {
        return Diagrams.record(GoRules.parse(rules), komi, diagram).positionFor(toMove);
    }

    private static Player<GoPosition> player(GoPosition position) {
        return GoPlayers.ALL.parse("zero tree-nodes=200000").make(position.game(), 1);
    }

    private static String move(GoPosition position) {
        return position.game().moveName(player(position).chooseMove(position, BUDGET));
    }

    @ParameterizedTest
    @CsvSource({
        "chinese, 6.5, 0",
        "chinese, 6.5, 1",
        "chinese, 23.5, 0",
        "japanese, 6.5, 0",
        "japanese, 6.5, 1",
        "cgos, 6.5, 0",
        "cgos, 30.5, 1"
    })
    void passesWhenNothingIsLeftToPlayFor(String rules, double komi, int toMove) {
        assertThat(move(position(rules, komi, toMove, FINISHED))).isEqualTo("pass");
    }

    /** Where dead stones are removed, to capture them is not necessary. */
    @ParameterizedTest
    @CsvSource({"chinese, 6.5, 0", "chinese, 23.5, 0", "chinese, 6.5, 1", "japanese, 6.5, 0"})
    void passesWithDeadStonesOnTheBoard(String rules, double komi, int toMove) {
        assertThat(move(position(rules, komi, toMove, DEAD_STONE))).isEqualTo("pass");
    }

    /** Black leads by 27 points, but by 20 as the board stands. */
    @Test
    void capturesDeadStonesWhereTheBoardCountsAsItStands() {
        GoPosition position = position("cgos", 23.5, Colour.FIRST, DEAD_STONE);
        Player<GoPosition> player = player(position);
        for (int ply = 0; ply < 12 && position.score() < 0; ply++) {
            int move = player.chooseMove(position, BUDGET);
            if (position.toMove() == Colour.FIRST) {
                assertThat(move).as("ply %d", ply).isNotEqualTo(Game.PASS);
            }
            position.play(move);
        }
        assertThat(position.score()).as("Black's score").isPositive();
    }

    @ParameterizedTest
    @CsvSource({"chinese, 0", "cgos, 1", "japanese, 0", "japanese, 1"})
    void closesAnOpenBorderFirst(String rules, int toMove) {
        assertThat(move(position(rules, 25.5, toMove, OPEN))).isIn("G6", "G5", "F5");
    }

    @ParameterizedTest
    @CsvSource({"chinese, -6.5, 0", "chinese, -6.5, 1", "cgos, -6.5, 0", "japanese, -6.5, 1"})
    void leavesASekiAlone(String rules, double komi, int toMove) {
        assertThat(move(position(rules, komi, toMove, SEKI))).isNotIn("A1", "E1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"chinese", "japanese", "cgos"})
    void answersAPassWithAPassThatWins(String rules) {
        GoPosition position = position(rules, 6.5, Colour.SECOND, FINISHED);
        position.play(Game.PASS);
        Player<GoPosition> player = player(position);
        assertThat(player.chooseMove(position, BUDGET)).isEqualTo(Game.PASS);
        assertThat(player.explainLastMove()).contains("passing wins");
        assertThat(player.simulations()).isZero();
    }

    /** Without its dead stone White would win by 3.5; as the board stands Black wins by 3.5. */
    @Test
    void countsNoDeadStonesWhenItAnswersAPass() {
        GoPosition position = position("chinese", 23.5, Colour.FIRST, DEAD_STONE);
        position.play(Game.PASS);
        assertThat(position.score()).as("as it stands, White leads").isNegative();
        Player<GoPosition> player = player(position);
        player.chooseMove(position, BUDGET);
        assertThat(player.explainLastMove()).doesNotContain("passing wins");
    }

    /** Each stone in the own territory costs a point, which would decide the game. */
    @Test
    void fillsNoTerritoryWhereItCounts() {
        GoPosition position = position("japanese", 5.5, Colour.FIRST, FINISHED);
        Player<GoPosition> player = player(position);
        double before = FinalScore.of(LifeAndDeath.judge(position, 1));
        for (int ply = 0; ply < 6 && !position.isOver(); ply++) {
            position.play(player.chooseMove(position, BUDGET));
        }
        assertThat(position.isOver()).isTrue();
        assertThat(FinalScore.of(LifeAndDeath.judge(position, 1))).isEqualTo(before);
    }

    /** Virtual losses send the second thread elsewhere. */
    @Test
    void twoThreadsSeldomEvaluateTheSameLeaf() {
        GoPosition position = new GoGame(9, 7, GoRules.parse("cgos")).newPosition();
        Player<GoPosition> player =
                GoPlayers.ALL.parse("zero threads=2 tree-nodes=200000").make(position.game(), 1);
        int move = player.chooseMove(position, new Budget.Simulations(300));
        assertThat(position.isLegal(move)).isTrue();
        assertThat(player.counts().get("evaluations")).isGreaterThan(200);
        assertThat(player.counts().get("repeated-evaluations")).isLessThan(15);
    }

    @Test
    void searchesTheSameGameFromTheSameSeed() {
        GoPosition position = new GoGame(9, 7, GoRules.parse("cgos")).newPosition();
        Player<GoPosition> player = player(position);
        int move = player.chooseMove(position, BUDGET);
        Counts first = player.counts();
        player.reseed(1);
        assertThat(player.chooseMove(position, BUDGET)).isEqualTo(move);
        assertThat(player.counts().minus(first).get("evaluations"))
                .isEqualTo(first.get("evaluations"))
                .isPositive();
    }

    @Test
    void leavesMayBeEvaluatedByOthers() {
        AtomicInteger made = new AtomicInteger();
        PlayerKind<GoGame, GoPosition> others =
                GoPlayers.zero(
                        network ->
                                (height, width) -> {
                                    made.incrementAndGet();
                                    return network.forThread(height, width);
                                });
        GoPosition position = position("cgos", 7, Colour.FIRST, OPEN);
        int chosen =
                new PlayerCatalogue<>(List.of(others))
                        .parse("zero tree-nodes=200000")
                        .make(position.game(), 1)
                        .chooseMove(position, BUDGET);
        assertThat(made).hasValue(1);
        assertThat(position.game().moveName(chosen)).isEqualTo(move(position));
    }
}
