package moyo.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class TallyTest {
    @Test
    void countsADrawAsHalfAPoint() {
        Tally tally = Tally.of(1).plus(Tally.of(0.5)).plus(Tally.of(0)).plus(Tally.of(1));
        assertThat(tally).isEqualTo(new Tally(2, 1, 1));
        assertThat(tally.games()).isEqualTo(4);
        assertThat(tally.points()).isEqualTo(2.5);
        assertThat(tally.rate()).isEqualTo(0.625);
    }

    @Test
    void knowsNothingWithoutGames() {
        assertThat(Tally.NONE.rate()).isNaN();
        assertThat(Tally.NONE.standardError()).isNaN();
        assertThat(Tally.NONE.wilson(0.95)).isEqualTo(new Interval(0, 1));
    }

    /**
     * Newcombe 1998, "Two-sided confidence intervals for the single proportion", the worked
     * examples.
     */
    @ParameterizedTest
    @CsvSource({
        "81, 263, 0.2553, 0.3662",
        "15, 148, 0.0624, 0.1605",
        "0, 20, 0.0000, 0.1611",
        "1, 29, 0.0061, 0.1718"
    })
    void wilsonsIntervalIsThePublishedOne(long wins, long games, double low, double high) {
        Interval interval = new Tally(wins, 0, games - wins).wilson(0.95);
        assertThat(interval.low()).isCloseTo(low, within(5e-5));
        assertThat(interval.high()).isCloseTo(high, within(5e-5));
    }

    @Test
    void wilsonsIntervalIsTheSameFromBothSides() {
        Interval mine = new Tally(7, 2, 1).wilson(0.9);
        Interval theirs = new Tally(1, 2, 7).wilson(0.9);
        assertThat(mine.low()).isCloseTo(1 - theirs.high(), within(1e-12));
        assertThat(mine.high()).isCloseTo(1 - theirs.low(), within(1e-12));
    }

    @Test
    void wilsonsIntervalStaysBetweenNothingAndEverything() {
        for (int games = 1; games <= 500; games++) {
            assertThat(new Tally(0, 0, games).wilson(0.95).low()).isNotNegative();
            assertThat(new Tally(games, 0, 0).wilson(0.95).high()).isLessThanOrEqualTo(1);
        }
    }

    @Test
    void wilsonsIntervalTakesPointsForSuccesses() {
        assertThat(new Tally(5, 10, 5).wilson(0.95)).isEqualTo(new Tally(10, 0, 10).wilson(0.95));
    }

    @Test
    void intervalsIncludeTheirEnds() {
        Interval interval = new Interval(0.25, 0.75);
        assertThat(interval.contains(0.25)).isTrue();
        assertThat(interval.contains(0.75)).isTrue();
        assertThat(interval.contains(0.76)).isFalse();
        assertThat(interval.contains(0.24)).isFalse();
        assertThat(interval.contains(Double.NaN)).isFalse();
    }

    /** Vieira and Julia 2014, tables 2 (of 15 games) and 3 (of 50), in per cent. */
    @ParameterizedTest
    @CsvSource({
        "14, 15, 6.4",
        "13, 15, 8.8",
        "9, 15, 12.6",
        "21, 50, 7.0",
        "17, 50, 6.7",
        "13, 50, 6.2"
    })
    void standardErrorIsThePlusMinusOfPapers(long wins, long games, double percent) {
        double error = new Tally(wins, 0, games - wins).standardError();
        assertThat(100 * error).isCloseTo(percent, within(0.05));
    }

    @Test
    void drawsNarrowTheStandardError() {
        assertThat(new Tally(1, 2, 1).standardError())
                .isCloseTo(Math.sqrt(0.125 / 4), within(1e-12));
    }
}
