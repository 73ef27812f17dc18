package moyo.search.clock;

import static java.time.Duration.ZERO;
import static java.time.Duration.ofMillis;
import static java.time.Duration.ofMinutes;
import static java.time.Duration.ofSeconds;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import moyo.search.Referee;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ClockTest {
    /** The moves to go as an engine guesses them, from the empty points of the board. */
    private static int movesToGo(int points, int move) {
        return 10 + Math.max(points / 10, points - 2 * move) * 2 / 5;
    }

    /**
     * Plays a game in which every move takes what the clock allows and a little more: pipes and the
     * scheduler cost time that an engine cannot measure.
     *
     * @return the thinking time of all moves
     */
    private static Duration play(TimeControl control, int moves, int points, Duration overhead) {
        Clock clock = new Clock();
        clock.set(control);
        Referee referee = new Referee(control);
        Duration thought = ZERO;
        for (int move = 0; move < moves; move++) {
            Duration allowed = clock.forNextMove(movesToGo(points, move)).orElseThrow();
            assertThat(allowed).isPositive();
            assertThat(referee.allows(allowed.plus(overhead)))
                    .as("in time with move %d", move + 1)
                    .isTrue();
            clock.spend(allowed);
            thought = thought.plus(allowed);
        }
        return thought;
    }

    /** The same with a controller that tells the time before each move, as GTP's time_left does. */
    private static void playTold(TimeControl control, int moves, int points, Duration overhead) {
        Clock clock = new Clock();
        clock.set(control);
        Referee referee = new Referee(control);
        for (int move = 0; move < moves; move++) {
            clock.update(referee.left, referee.overtime ? referee.stones : 0);
            Duration allowed = clock.forNextMove(movesToGo(points, move)).orElseThrow();
            assertThat(referee.allows(allowed.plus(overhead)))
                    .as("in time with move %d, told the time", move + 1)
                    .isTrue();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "1, 60, 81",
        "5, 60, 81",
        "10, 100, 169",
        "60, 200, 361",
        "600, 200, 361",
        "3600, 200, 361"
    })
    void absoluteTimeLastsForTheWholeGame(int seconds, int moves, int points) {
        TimeControl control = TimeControl.absolute(ofSeconds(seconds));
        Duration thought = play(control, moves, points, ofMillis(4));
        playTold(control, moves, points, ofMillis(4));
        assertThat(thought).as("and is used").isGreaterThan(ofMillis(seconds * 500L));
    }

    @ParameterizedTest
    @CsvSource({"0, 5, 10", "1, 5, 10", "0, 10, 1", "60, 30, 25", "600, 300, 25", "10, 1, 1"})
    void canadianTimeLastsForEver(int main, int period, int stones) {
        TimeControl control = new TimeControl.Canadian(ofSeconds(main), ofSeconds(period), stones);
        play(control, 200, 361, ofMillis(4));
        play(control, 1000, 81, ofMillis(4));
        playTold(control, 1000, 361, ofMillis(50));
    }

    @ParameterizedTest
    @CsvSource({"0, 1, 5", "0, 1, 1", "1, 1, 5", "60, 30, 5", "600, 10, 3"})
    void byoYomiLastsForEver(int main, int period, int periods) {
        TimeControl control = new TimeControl.ByoYomi(ofSeconds(main), ofSeconds(period), periods);
        play(control, 200, 361, ofMillis(50));
        play(control, 1000, 81, ofMillis(50));
        playTold(control, 1000, 361, ofMillis(50));
    }

    @ParameterizedTest
    @CsvSource({"10, 1000", "1, 1000", "60, 5000", "5, 100", "30, 0"})
    void fischerTimeLastsForEver(int main, int increment) {
        TimeControl control = new TimeControl.Fischer(ofSeconds(main), ofMillis(increment));
        play(control, 200, 361, ofMillis(4));
        playTold(control, 200, 361, ofMillis(20));
    }

    /** Give or take what the clock keeps back for itself. */
    private static void assertAllows(Clock clock, int movesToGo, Duration time) {
        assertThat(clock.forNextMove(movesToGo).orElseThrow()).isCloseTo(time, ofMillis(20));
    }

    @Test
    void byoYomiUsesMostOfEachPeriodAndKeepsThemAll() {
        Clock clock = new Clock();
        clock.set(new TimeControl.ByoYomi(ZERO, ofSeconds(1), 5));
        for (int move = 0; move < 200; move++) {
            assertAllows(clock, 100, ofMillis(900));
            clock.spend(ofMillis(920));
        }
    }

    @Test
    void canadianOvertimeIsSharedByTheStonesLeftInThePeriod() {
        Clock clock = new Clock();
        clock.set(new TimeControl.Canadian(ZERO, ofMillis(5100), 10));
        assertAllows(clock, 100, ofMillis(500));
        clock.spend(ofMillis(500));
        assertAllows(clock, 100, ofMillis(500));
        clock.spend(ofMillis(2500));
        assertAllows(clock, 100, ofMillis(250));
        for (int stone = 2; stone < 10; stone++) {
            clock.spend(ofMillis(100));
        }
        assertAllows(clock, 100, ofMillis(500));
    }

    @Test
    void fischerTimeSpendsMostOfTheIncrementOnEachMove() {
        Clock clock = new Clock();
        clock.set(new TimeControl.Fischer(ofMillis(10_100), ofSeconds(2)));
        assertAllows(clock, 100, ofMillis(1900));
        clock.spend(ofSeconds(2));
        assertAllows(clock, 100, ofMillis(1900));
        clock.spend(ofSeconds(11));
        assertAllows(clock, 100, ofSeconds(1));
    }

    @Test
    void absoluteTimeIsSharedByTheMovesToGo() {
        Clock clock = new Clock();
        clock.set(TimeControl.absolute(ofMillis(60_100)));
        assertAllows(clock, 60, ofSeconds(1));
        clock.spend(ofSeconds(30));
        assertAllows(clock, 30, ofSeconds(1));
        assertAllows(clock, 0, ofSeconds(30));
    }

    @Test
    void mainTimeThatIsUsedUpGoesOverIntoOvertime() {
        Clock clock = new Clock();
        clock.set(new TimeControl.ByoYomi(ofSeconds(10), ofSeconds(3), 2));
        clock.spend(ofSeconds(11));
        assertAllows(clock, 50, ofMillis(2900));
        clock.set(new TimeControl.Canadian(ofSeconds(10), ofMillis(2100), 4));
        clock.spend(ofSeconds(10));
        assertAllows(clock, 50, ofMillis(500));
    }

    @Test
    void believesAControllerThatKnowsBetter() {
        Clock clock = new Clock();
        clock.set(new TimeControl.Canadian(ofMinutes(10), ofMillis(30_100), 5));
        clock.update(ofMillis(350_100), 0);
        assertAllows(clock, 50, ofSeconds(7));
        clock.update(ofMillis(50_100), 0); // so little main time that overtime allows more
        assertAllows(clock, 50, ofSeconds(6));
        clock.update(ofMillis(12_100), 3);
        assertAllows(clock, 50, ofSeconds(4));
        clock.spend(ofSeconds(2));
        assertAllows(clock, 50, ofSeconds(5));
        clock.spend(ofSeconds(5));
        clock.spend(ofSeconds(5));
        assertAllows(clock, 50, ofSeconds(6));
        clock.update(ofMillis(160_100), 0);
        assertAllows(clock, 20, ofSeconds(8));
    }

    @Test
    void takesPeriodsFromAControllerInByoYomi() {
        Clock clock = new Clock();
        clock.set(new TimeControl.ByoYomi(ofMinutes(1), ofSeconds(5), 3));
        clock.update(ofSeconds(4), 2);
        assertAllows(clock, 50, ofMillis(3900));
        clock.spend(ofSeconds(2));
        assertAllows(clock, 50, ofMillis(4900));
    }

    @Test
    void aControllersAccountOfFischerTimeCountsToo() {
        Clock clock = new Clock();
        clock.set(new TimeControl.Fischer(ofMinutes(1), ofSeconds(1)));
        clock.update(ofMillis(5100), 0);
        assertAllows(clock, 50, ofSeconds(1));
    }

    @Test
    void allowsALittleThoughtEvenWhenTimeIsUp() {
        Clock clock = new Clock();
        clock.set(TimeControl.absolute(ofSeconds(1)));
        clock.spend(ofSeconds(5));
        assertAllows(clock, 20, ofMillis(1));
        clock.update(ZERO, 0);
        assertAllows(clock, 20, ofMillis(1));
    }

    @Test
    void withoutLimitThereIsNoTimeToKeep() {
        Clock clock = new Clock();
        assertThat(clock.forNextMove(20)).isEmpty();
        clock.spend(ofMinutes(99));
        clock.update(ofSeconds(1), 3);
        assertThat(clock.forNextMove(20)).isEmpty();
        assertThat(clock.control()).isEqualTo(new TimeControl.Unlimited());
    }

    @Test
    void aNewGameStartsWithTheWholeTimeAgain() {
        Clock clock = new Clock();
        TimeControl control = new TimeControl.Canadian(ofMillis(60_100), ofSeconds(5), 5);
        clock.set(control);
        clock.spend(ofMinutes(2));
        clock.spend(ofSeconds(2));
        clock.reset();
        assertAllows(clock, 60, ofSeconds(1));
        assertThat(clock.control()).isEqualTo(control);
    }

    @Test
    void mainTimeIsNotSavedForAnOvertimeThatComesAnyway() {
        Clock clock = new Clock();
        clock.set(new TimeControl.ByoYomi(ofSeconds(10), ofSeconds(30), 5));
        assertThat(clock.forNextMove(100).orElseThrow()).isGreaterThan(ofSeconds(29));
        clock.set(new TimeControl.Canadian(ofSeconds(10), ofSeconds(300), 25));
        assertThat(clock.forNextMove(100).orElseThrow()).isBetween(ofSeconds(11), ofSeconds(12));
        clock.set(TimeControl.absolute(ofSeconds(10)));
        assertThat(clock.forNextMove(100).orElseThrow()).isLessThan(ofMillis(100));
    }
}
