package moyo.connect4.family;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import moyo.connect4.Connect4Game;
import moyo.net.exam.Exam;
import moyo.net.exam.ExamResult;
import org.junit.jupiter.api.Test;

/** Drawing solved positions, and players in the exam. */
final class Connect4TheoryTest {
    private static final Connect4Game GAME = new Connect4Game();
    private static final Connect4Theory THEORY = new Connect4Theory(GAME);

    private static List<String> draw(int count, long seed) {
        List<String> lines = new ArrayList<>();
        THEORY.draw(count, seed, lines::add);
        return lines;
    }

    /** The shipped file was made by this: its first lines come out again. */
    @Test
    void drawsTheShippedPositionsAgain() throws Exception {
        List<String> lines = draw(3, 1);
        try (var file = moyo.connect4.net.Connect4Exam.class.getResourceAsStream("solved.txt")) {
            List<String> shipped =
                    new String(file.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8)
                            .lines()
                            .toList();
            assertThat(lines.subList(2, 5)).isEqualTo(shipped.subList(2, 5));
        }
    }

    @Test
    void searchFindsMorePerfectMovesThanChance() {
        Exam exam = THEORY.exam().every(5);
        double chance = share(exam, "random");
        double search = share(exam, "uct playouts=200 tree-nodes=20000");
        assertThat(chance).isBetween(0.3, 0.75);
        assertThat(search).isGreaterThan(chance + 0.1);
    }

    private static double share(Exam exam, String player) {
        return take(exam, player).share();
    }

    private static ExamResult take(Exam exam, String player) {
        var spec = Connect4Players.ALL.parse(player);
        return exam.take(GAME, spec.make(GAME, 1), spec.budget(), () -> false);
    }

    @Test
    void anExamCanBeStopped() {
        int[] asked = {0};
        var spec = Connect4Players.ALL.parse("random");
        ExamResult result =
                THEORY.exam().take(GAME, spec.make(GAME, 1), spec.budget(), () -> ++asked[0] > 10);
        assertThat(result.asked()).isEqualTo(10);
    }
}
