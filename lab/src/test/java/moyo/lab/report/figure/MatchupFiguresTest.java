package moyo.lab.report.figure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import moyo.lab.record.Outcome;
import moyo.lab.stats.Pentanomial;
import moyo.lab.stats.Tally;
import org.junit.jupiter.api.Test;

final class MatchupFiguresTest {
    /**
     * A wins, as first; A wins, as second; A draws as first; A loses as second; A loses as first.
     */
    private static final MatchupResults MATCHUP =
            new MatchupResults(
                    "a",
                    "b",
                    List.of(
                            SampleRuns.game(0, 0, Outcome.FIRST),
                            SampleRuns.game(1, 0, Outcome.DRAW),
                            SampleRuns.game(0, 1, Outcome.SECOND),
                            SampleRuns.game(1, 1, Outcome.FIRST),
                            SampleRuns.game(2, 0, Outcome.SECOND)));

    private final MatchupFigures standing = MatchupFigures.of(MATCHUP);

    @Test
    void countsByWhoMovedFirst() {
        assertThat(standing.all()).isEqualTo(new Tally(2, 1, 2));
        assertThat(standing.first()).isEqualTo(new Tally(1, 1, 1));
        assertThat(standing.second()).isEqualTo(new Tally(1, 0, 1));
    }

    @Test
    void countsPairsWhenBothGamesAreOver() {
        assertThat(standing.pairs()).isEqualTo(new Pentanomial(0, 1, 0, 0, 1));
    }

    @Test
    void knowsNothingWithoutPairs() {
        MatchupFigures none = MatchupFigures.of(new MatchupResults("a", "b", List.of()));
        assertThat(none.elo().elo()).isNaN();
        assertThat(none.los()).isNaN();
        assertThat(MatchupFigures.interval(none.all()).low()).isNaN();
    }

    @Test
    void thinnedTracesKeepTheEnd() {
        Trace trace = Trace.of(SampleRuns.random("a", "b", 1234, 0.5, 1));
        Trace thin = trace.thin(200);
        assertThat(thin.steps()).hasSizeBetween(150, 201);
        assertThat(thin.last()).isEqualTo(trace.last());
    }
}
