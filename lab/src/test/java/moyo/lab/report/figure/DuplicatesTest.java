package moyo.lab.report.figure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import moyo.lab.record.GameResult;
import moyo.lab.record.Outcome;
import org.junit.jupiter.api.Test;

final class DuplicatesTest {
    private static final List<String> MOVES = List.of("D4", "E5", "pass", "pass");

    @Test
    void findsTheSameMovesWithTheSameFirstPlayer() {
        GameResult earlier = game(0, 0, MOVES);
        GameResult later = game(3, 0, MOVES);
        MatchupResults matchup =
                new MatchupResults("a", "b", List.of(earlier, game(1, 0, List.of("C3")), later));
        assertThat(Duplicates.of(matchup))
                .containsExactly(new Duplicates.Duplicate(later, earlier));
    }

    @Test
    void theOtherPlayerMovingFirstIsAnotherGame() {
        assertThat(
                        Duplicates.of(
                                new MatchupResults(
                                        "a", "b", List.of(game(0, 0, MOVES), game(0, 1, MOVES)))))
                .isEmpty();
    }

    @Test
    void againstItselfAPlayerIsTheSameFirstPlayer() {
        assertThat(
                        Duplicates.of(
                                new MatchupResults(
                                        "a", "a", List.of(game(0, 0, MOVES), game(0, 1, MOVES)))))
                .hasSize(1);
    }

    @Test
    void gamesWithoutMovesAreNoDuplicates() {
        assertThat(
                        Duplicates.of(
                                new MatchupResults(
                                        "a",
                                        "b",
                                        List.of(game(0, 0, List.of()), game(1, 0, List.of())))))
                .isEmpty();
    }

    private static GameResult game(int pair, int game, List<String> moves) {
        return SampleRuns.game("a", "b", pair, game, Outcome.FIRST, "score", 1, moves);
    }
}
