package moyo.lab.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import moyo.lab.record.GameResult;
import moyo.lab.record.Outcome;
import moyo.lab.report.figure.SampleRuns;
import org.junit.jupiter.api.Test;

final class FaultStreakTest {
    private final FaultStreak streak = new FaultStreak();
    private int pair;

    /** Game 0: a moves first, so the second player is b. */
    private Optional<String> lost(String a, String b, boolean byA, String reason) {
        GameResult game =
                SampleRuns.game(
                        a,
                        b,
                        pair++,
                        0,
                        byA ? Outcome.SECOND : Outcome.FIRST,
                        reason,
                        Double.NaN,
                        List.of("A1"));
        return streak.add(game);
    }

    @Test
    void threeFaultsOfOnePlayerInARowAreTooMany() {
        assertThat(lost("a", "b", false, "crash")).isEmpty();
        assertThat(lost("a", "b", false, "time")).isEmpty();
        assertThat(lost("a", "b", false, "illegal").orElseThrow())
                .isEqualTo(
                        "3 games in a row ended by a fault, the last by illegal of 'b': what was"
                                + " heard: illegal");
    }

    @Test
    void aGoodGameBreaksTheRow() {
        for (int i = 0; i < 10; i++) {
            assertThat(lost("a", "b", true, "crash")).isEmpty();
            assertThat(lost("a", "b", true, "hang")).isEmpty();
            assertThat(lost("a", "b", true, "resign")).isEmpty();
        }
    }

    @Test
    void aGoodGameOfOthersDoesNotClearAPlayer() {
        assertThat(lost("a", "b", false, "crash")).isEmpty();
        assertThat(lost("a", "c", true, "score")).isEmpty();
        assertThat(lost("a", "b", false, "crash")).isEmpty();
        assertThat(lost("a", "c", true, "score")).isEmpty();
        assertThat(lost("a", "b", false, "crash"))
                .hasValueSatisfying(s -> assertThat(s).contains("'b'"));
    }

    @Test
    void sixFaultyGamesInARowAreTooManyWhoeverFailed() {
        String[] players = {"b", "c", "d"};
        for (int i = 0; i < 5; i++) {
            assertThat(lost("a", players[i % 3], false, "crash")).as("game %d", i).isEmpty();
        }
        assertThat(lost("a", "d", false, "crash").orElseThrow()).startsWith("6 games in a row");
    }
}
