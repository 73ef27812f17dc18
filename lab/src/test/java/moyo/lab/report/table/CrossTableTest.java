package moyo.lab.report.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import moyo.lab.record.Outcome;
import moyo.lab.report.figure.MatchupFigures;
import moyo.lab.report.figure.MatchupResults;
import moyo.lab.report.figure.SampleRuns;
import moyo.lab.stats.Tally;
import org.junit.jupiter.api.Test;

final class CrossTableTest {
    private final List<MatchupFigures> standings =
            List.of(
                    MatchupFigures.of(
                            new MatchupResults(
                                    "a",
                                    "b",
                                    List.of(
                                            SampleRuns.game(0, 0, Outcome.FIRST),
                                            SampleRuns.game(0, 1, Outcome.DRAW)))));

    @Test
    void turnsResultsForTheOpponent() {
        assertThat(CrossTable.tally("a", "b", standings)).isEqualTo(new Tally(1, 1, 0));
        assertThat(CrossTable.tally("b", "a", standings)).isEqualTo(new Tally(0, 1, 1));
        assertThat(CrossTable.tally("a", "a", standings)).isEqualTo(Tally.NONE);
    }
}
