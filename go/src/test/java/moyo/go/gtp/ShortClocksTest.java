package moyo.go.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Whole games against the real clock: the controller measures, and takes no excuses. */
@Timeout(120)
final class ShortClocksTest {
    private static final int MOST_MOVES = 120;

    /** The seconds of each move of a game in which the engine plays both sides. */
    private static double[][] play(String player, String timeSettings) {
        GoTalk talk = GoTalk.with(player, 7);
        talk.tell("genmove b"); // the first move of a JVM loads and compiles; it is not the game
        talk.tell("clear_board");
        talk.tell(timeSettings);
        double[][] seconds = new double[2][MOST_MOVES];
        int passes = 0;
        for (int move = 0; move < 2 * MOST_MOVES && passes < 2; move++) {
            int side = move % 2;
            long start = System.nanoTime();
            String answer = talk.tell("genmove " + (side == 0 ? "b" : "w"));
            seconds[side][move / 2] = (System.nanoTime() - start) / 1e9;
            passes = answer.equals("pass") ? passes + 1 : 0;
            if (answer.equals("resign")) {
                break;
            }
        }
        return seconds;
    }

    private static double sum(double[] seconds) {
        double sum = 0;
        for (double s : seconds) {
            sum += s;
        }
        return sum;
    }

    @Test
    void absoluteTimeLastsForTheWholeGame() {
        for (double[] side : play("fuego-style", "time_settings 4 0 0")) {
            assertThat(sum(side)).as("of 4 seconds").isBetween(0.5, 4.0);
        }
    }

    @Test
    void threadsKeepTheClockToo() {
        for (double[] side : play("fuego-style threads=2 reuse=on", "time_settings 3 0 0")) {
            assertThat(sum(side)).as("of 3 seconds").isBetween(0.5, 3.0);
        }
    }

    /** Five moves in every second. */
    @Test
    void canadianOvertimeIsNeverExceeded() {
        for (double[] side : play("fuego-style", "time_settings 0 1 5")) {
            for (int i = 0; i + 5 <= side.length; i += 5) {
                double period = 0;
                for (int j = 0; j < 5; j++) {
                    period += side[i + j];
                }
                assertThat(period).isLessThan(1);
            }
        }
    }

    /** Three periods of 0.3 seconds; no more than two may be lost. */
    @Test
    void byoYomiPeriodsAreKept() {
        for (double[] side : play("fuego-style", "kgs-time_settings byoyomi 1 0.3 3")) {
            double main = 1;
            int lost = 0;
            for (double s : side) {
                double over = Math.max(0, s - Math.max(0, main));
                main -= s;
                lost += (int) (over / 0.3);
            }
            assertThat(lost).isLessThan(3);
        }
    }

    @Test
    void aFixedTimeForEachMoveIsKept() {
        for (double[] side : play("fuego-style time=0.1", "time_settings 0 0 0")) {
            for (double s : side) {
                assertThat(Duration.ofNanos((long) (s * 1e9))).isLessThan(Duration.ofMillis(600));
            }
        }
    }
}
