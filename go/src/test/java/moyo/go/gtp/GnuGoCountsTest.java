package moyo.go.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Finished games of GNU Go 3.8 (level 1, Chinese rules, komi 6.5) against itself, with dead stones
 * left on the board and GNU Go's own count. A line of the file is size, count, moves. {@code
 * GnuGoGamesTest} of module {@code app} plays such games anew on 9x9.
 */
class GnuGoCountsTest {
    @ParameterizedTest
    @ValueSource(ints = {13, 19})
    void countsFinishedGamesAsGnuGoDoes(int size) throws IOException {
        List<String> ours = new ArrayList<>();
        List<String> theirs = new ArrayList<>();
        for (String line : lines()) {
            String[] words = line.split(" ", 3);
            if (words[0].equals(Integer.toString(size))) {
                theirs.add(words[1]);
                ours.add(count(size, words[2].split(" ", -1)));
            }
        }
        assertThat(theirs).hasSizeGreaterThanOrEqualTo(5);
        assertThat(ours).isEqualTo(theirs);
    }

    private static String count(int size, String[] moves) {
        GoTalk talk = GoTalk.on(size);
        talk.tell("kgs-rules chinese");
        talk.tell("komi 6.5");
        StringBuilder sequence = new StringBuilder("gogui-play_sequence");
        for (int i = 0; i < moves.length; i++) {
            sequence.append(i % 2 == 0 ? " b " : " w ").append(moves[i]);
        }
        talk.tell(sequence.toString());
        return talk.ask("final_score").replace("= ", "");
    }

    private static List<String> lines() throws IOException {
        try (InputStream file =
                Objects.requireNonNull(
                        GnuGoCountsTest.class.getResourceAsStream("gnugo-games.txt"))) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
    }
}
