package moyo.connect4.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import moyo.connect4.Connect4Game;
import moyo.connect4.Connect4Position;
import moyo.connect4.Solver;
import moyo.game.BadInput;
import moyo.net.exam.Exam;
import moyo.net.exam.Question;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The shipped file of solved positions. */
final class Connect4ExamTest {
    private static final Connect4Game GAME = new Connect4Game();

    private static List<String> lines() throws IOException {
        try (InputStream file =
                Objects.requireNonNull(Connect4Exam.class.getResourceAsStream("solved.txt"))) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .toList();
        }
    }

    private static Connect4Position position(Question question) {
        Connect4Position position = GAME.newPosition();
        question.moves().forEach(position::play);
        return position;
    }

    @Test
    void hasTwoThousandDifferentPositionsInWhichAMoveMatters() throws IOException {
        Exam exam = Connect4Exam.read();
        assertThat(exam.questions()).hasSize(2000);
        Set<Long> keys = new HashSet<>();
        int[] stones = new int[43];
        for (Question question : exam.questions()) {
            Connect4Position position = position(question);
            assertThat(position.isOver()).isFalse();
            keys.add(Math.min(position.key(0), position.key(1)));
            stones[position.moveNumber()]++;
            long legal =
                    java.util.stream.IntStream.rangeClosed(1, 7).filter(position::isLegal).count();
            assertThat(question.perfect()).isNotEmpty().allMatch(position::isLegal);
            assertThat(question.perfect().size()).as("some move is not").isLessThan((int) legal);
        }
        assertThat(keys).hasSize(2000);
        for (int n = 0; n < stones.length; n++) {
            assertThat(stones[n] > 0).as("%d stones", n).isEqualTo(n >= 8 && n <= 30);
        }
    }

    /** Solves every 25th position of at least 12 stones again; earlier ones take longer. */
    @Test
    void valuesAreThoseOfTheSolver() throws IOException {
        List<String> lines = lines();
        Solver solver = new Solver(20);
        int solved = 0;
        for (int i = 0; i < lines.size(); i += 25) {
            Question question = Connect4Exam.question(lines.get(i));
            if (question.moves().size() >= 12) {
                assertThat(Connect4Exam.values(lines.get(i)))
                        .as(lines.get(i))
                        .isEqualTo(solver.moveValues(position(question)));
                solved++;
            }
        }
        assertThat(solved).isGreaterThan(50);
    }

    @Test
    void aLineIsReadAsItWasWritten() {
        List<Integer> values = List.of(-1, -1, 0, 1, 0, -1, 1);
        String line = Connect4Exam.line(List.of(1, 7, 4), values);
        assertThat(line).isEqualTo("agd --=+=-+");
        assertThat(Connect4Exam.values(line)).isEqualTo(values);
        Question question = Connect4Exam.question(line);
        assertThat(question.moves()).containsExactly(1, 7, 4);
        assertThat(question.perfect()).containsExactlyInAnyOrder(4, 7);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "agd                | 'agd' is not the moves from the start",
                "agh --=+=-+        | 'agh --=+=-+' is not the moves from the start",
                "agd --=+=-         | 'agd --=+=-' is not the moves from the start",
                "aaaaaaa --=+=-+    | move 7, 'a', of 'aaaaaaa --=+=-+' is illegal",
                "abababac --=+=-+   | move 8, 'c', of 'abababac --=+=-+' is illegal",
                "agd .-=+=-+        | the value of column a of 'agd .-=+=-+'",
                "aaaaaa --=+=-+     | the value of column a of 'aaaaaa --=+=-+'"
            })
    void aWrongLineIsNamed(String line, String reason) {
        assertThatThrownBy(() -> Connect4Exam.read(List.of("# remark", line)))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("line 2: " + reason);
    }

    @Test
    void aFileOfRemarksIsNoExam() {
        assertThatThrownBy(() -> Connect4Exam.read(List.of("# remark")))
                .hasMessage("there are no solved positions");
    }
}
