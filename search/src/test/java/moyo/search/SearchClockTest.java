package moyo.search;

import static java.time.Duration.ZERO;
import static java.time.Duration.ofMillis;
import static java.time.Duration.ofSeconds;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.function.LongSupplier;
import moyo.game.Game;
import moyo.game.MoveList;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.search.clock.Budget;
import moyo.search.clock.Clock;
import moyo.search.clock.TimeControl;
import moyo.search.selection.Ucb1;
import moyo.search.simulation.SearchOptions;
import moyo.search.watch.Snapshot;
import moyo.testkit.DrawnTree;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole games of a searching player on short clocks, in a time that jumps as on a busy machine. */
final class SearchClockTest {
    private static final int LENGTH = 120;

    /** A game of 120 moves in which the sum of all choices decides; as good as any for a clock. */
    private static final class Sums implements Game<Sum> {
        @Override
        public String name() {
            return "sums";
        }

        @Override
        public Sum newPosition() {
            return new Sum();
        }

        @Override
        public int moveCodes() {
            return 3;
        }

        @Override
        public int longestGame() {
            return LENGTH;
        }

        @Override
        public String moveName(int move) {
            return Integer.toString(move);
        }

        @Override
        public int parseMove(String text) {
            return Integer.parseInt(text);
        }
    }

    private static final class Sum implements Position<Sum> {
        private int moveNumber;
        private int sum;

        @Override
        public int toMove() {
            return moveNumber & 1;
        }

        @Override
        public int moveNumber() {
            return moveNumber;
        }

        @Override
        public boolean isOver() {
            return moveNumber == LENGTH;
        }

        @Override
        public double score() {
            return sum + 0.5;
        }

        @Override
        public void legalMoves(MoveList moves) {
            moves.clear();
            for (int move = 0; move < 3 && !isOver(); move++) {
                moves.add(move);
            }
        }

        @Override
        public boolean isLegal(int move) {
            return !isOver();
        }

        @Override
        public void play(int move) {
            sum += (1 - 2 * toMove()) * (move - 1);
            moveNumber++;
        }

        @Override
        public void copyFrom(Sum source) {
            moveNumber = source.moveNumber;
            sum = source.sum;
        }
    }

    /** A look at the clock costs what a simulation would; now and then the machine stalls. */
    private static final class JumpyTime implements LongSupplier {
        private final Rng rng = new Rng(7);
        private long now = 1L << 60;

        @Override
        public long getAsLong() {
            now += 10_000 + rng.nextInt(400_000);
            if (rng.nextInt(2000) == 0) {
                now += ofMillis(40).toNanos();
            }
            return now;
        }
    }

    static List<TimeControl> controls() {
        return List.of(
                TimeControl.absolute(ofSeconds(1)),
                TimeControl.absolute(ofSeconds(10)),
                new TimeControl.Canadian(ZERO, ofSeconds(1), 5),
                new TimeControl.Canadian(ofSeconds(2), ofSeconds(3), 10),
                new TimeControl.ByoYomi(ZERO, ofMillis(300), 1),
                new TimeControl.ByoYomi(ofSeconds(1), ofMillis(500), 3),
                new TimeControl.Fischer(ofSeconds(1), ofMillis(50)));
    }

    @ParameterizedTest
    @MethodSource("controls")
    void neverLosesOnTime(TimeControl control) {
        playOnTime(control, SearchOptions.PLAIN);
    }

    /** Thread 0 alone looks at the clock. */
    @ParameterizedTest
    @MethodSource("controls")
    void neverLosesOnTimeWithSeveralThreads(TimeControl control) {
        playOnTime(control, Searches.options("threads=2"));
    }

    private static void playOnTime(TimeControl control, SearchOptions options) {
        Sums game = new Sums();
        JumpyTime time = new JumpyTime();
        Search<Sum> search = search(game, options, time);
        Clock clock = new Clock();
        clock.set(control);
        Referee referee = new Referee(control);
        Sum position = game.newPosition();
        int simulations = 0;
        while (!position.isOver()) {
            Duration allowed =
                    clock.forNextMove(1 + (LENGTH - position.moveNumber()) / 2).orElseThrow();
            long start = time.now;
            int move = search.chooseMove(position, new Budget.Time(allowed));
            simulations += search.simulations();
            Duration taken = Duration.ofNanos(time.now - start);
            clock.spend(taken);
            assertThat(referee.allows(taken.plus(ofMillis(3))))
                    .as("%s, move %d took %s of %s", control, position.moveNumber(), taken, allowed)
                    .isTrue();
            position.play(move);
            position.play(position.moveNumber() % 3); // the opponent has a clock of its own
        }
        assertThat(simulations).as("and time was used").isGreaterThan(1000);
    }

    private static Search<Sum> search(Sums game, SearchOptions options, LongSupplier time) {
        return new Search<>(Searches.parts(game, new Ucb1(1)), options, new Rng(1), time);
    }

    /** The leader cannot be overtaken in the time that is left, at the speed so far. */
    @Test
    void savesTimeThatCannotChangeTheMove() {
        DrawnTree game = new DrawnTree("(1 -1)");
        JumpyTime time = new JumpyTime();
        Ucb1 rule = new Ucb1(0.5);
        Search<DrawnTree.Spot> search =
                new Search<>(Searches.parts(game, rule), SearchOptions.PLAIN, new Rng(1), time);
        long start = time.now;
        search.chooseMove(game.newPosition(), new Budget.Time(ofSeconds(10)));
        assertThat(Duration.ofNanos(time.now - start)).isBetween(ofSeconds(4), ofSeconds(7));
    }

    /** Pictures of a search that is over tell how long it took, however late they are taken. */
    @Test
    void noTimePassesAfterASearch() {
        Sums game = new Sums();
        JumpyTime time = new JumpyTime();
        Search<Sum> search = search(game, SearchOptions.PLAIN, time);
        search.chooseMove(game.newPosition(), new Budget.Simulations(100));
        Snapshot snapshot = search.snapshot();
        time.now += ofSeconds(60).toNanos();
        assertThat(search.snapshot().perSecond()).isEqualTo(snapshot.perSecond()).isPositive();
    }
}
