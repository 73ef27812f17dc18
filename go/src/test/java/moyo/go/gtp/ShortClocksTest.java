package moyo.go.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Games of the whole engine on real clocks. Upper limits are {@link CpuTime}, which a busy machine
 * cannot stretch; lower limits are wall time. {@code SearchClockTest} keeps clocks to the
 * millisecond, in simulated time.
 */
final class ShortClocksTest {
    /** Without a clock it thinks for more CPU seconds about a move than any limit below. */
    private static final String PATIENT = "fuego-style resign=0 playouts=1000000";

    private static final int WHOLE_GAME = 120;

    /** What a side has spent on each of its moves. */
    private static final class Side {
        final List<Double> cpu = new ArrayList<>();
        double wall;

        double cpu(int from, int to) {
            return cpu.subList(from, to).stream().mapToDouble(x -> x).sum();
        }
    }

    /**
     * A game in which the engine plays both sides.
     *
     * @param moves at most, of each side
     * @param limit CPU seconds for a move; more ends the game at once
     */
    private static List<Side> play(String player, String timeSettings, int moves, double limit) {
        GoTalk talk = GoTalk.with(player, 7);
        talk.tell(timeSettings);
        talk.tell("genmove b"); // the first move of a JVM loads and compiles; it is not the game
        talk.tell("clear_board");
        List<Side> sides = List.of(new Side(), new Side());
        int passes = 0;
        for (int move = 0; move < 2 * moves && passes < 2; move++) {
            Side side = sides.get(move % 2);
            String command = "genmove " + (move % 2 == 0 ? "b" : "w");
            String[] answer = new String[1];
            long start = System.nanoTime();
            double cpu = CpuTime.seconds(() -> answer[0] = talk.tell(command));
            side.wall += (System.nanoTime() - start) / 1e9;
            side.cpu.add(cpu);
            assertThat(cpu).as("CPU seconds of move %d", move).isLessThan(limit);
            passes = answer[0].equals("pass") ? passes + 1 : 0;
        }
        return sides;
    }

    @Test
    void absoluteTimeLastsForTheWholeGame() {
        for (Side side : play(PATIENT, "time_settings 2 0 0", WHOLE_GAME, 2)) {
            assertThat(side.cpu(0, side.cpu.size())).as("of 2 seconds").isLessThan(2);
            assertThat(side.wall).as("time is used").isGreaterThan(0.2);
        }
    }

    @Test
    void threadsKeepTheClockToo() {
        String player = PATIENT + " threads=2 reuse=on";
        for (Side side : play(player, "time_settings 2 0 0", WHOLE_GAME, 2)) {
            assertThat(side.cpu(0, side.cpu.size())).as("of 2 seconds").isLessThan(2);
            assertThat(side.wall).as("time is used").isGreaterThan(0.2);
        }
    }

    /** Five moves in every second. */
    @Test
    void canadianOvertimeIsNeverExceeded() {
        for (Side side : play(PATIENT, "time_settings 0 1 5", 10, 1)) {
            for (int i = 0; i + 5 <= side.cpu.size(); i += 5) {
                assertThat(side.cpu(i, i + 5)).as("moves %d to %d", i, i + 4).isLessThan(1);
            }
        }
    }

    /** Half a second, then three periods of 0.3 seconds; no more than two may be lost. */
    @Test
    void byoYomiPeriodsAreKept() {
        for (Side side : play(PATIENT, "kgs-time_settings byoyomi 0.5 0.3 3", 8, 1.4)) {
            double main = 0.5;
            int lost = 0;
            for (double s : side.cpu) {
                double over = Math.max(0, s - Math.max(0, main));
                main -= s;
                lost += (int) (over / 0.3);
            }
            assertThat(lost).isLessThan(3);
        }
    }

    @Test
    void aFixedTimeForEachMoveIsKept() {
        play(PATIENT + " time=0.1", "time_settings 0 0 0", 5, 0.2);
    }
}
