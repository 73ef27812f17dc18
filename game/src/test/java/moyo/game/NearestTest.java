package moyo.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class NearestTest {
    private static final List<String> WORDS = List.of("genmove", "play", "showboard", "komi");

    @ParameterizedTest
    @CsvSource({
        "'', '', 0",
        "'', abc, 3",
        "abc, '', 3",
        "abc, abc, 0",
        "kitten, sitting, 3",
        "flaw, lawn, 2",
        "ucb3, ucb1, 1",
        "ab, ba, 2"
    })
    void countsInsertionsDeletionsAndReplacements(String a, String b, int distance) {
        assertThat(Nearest.distance(a, b)).isEqualTo(distance);
        assertThat(Nearest.distance(b, a)).isEqualTo(distance);
    }

    @ParameterizedTest
    @CsvSource({"genmov, genmove", "pley, play", "shwbord, showboard", "komi, komi", "kom, komi"})
    void findsTheWordThatWasMeant(String typed, String meant) {
        assertThat(Nearest.to(typed, WORDS)).contains(meant);
    }

    @Test
    void namesNothingThatIsTooFarAway() {
        assertThat(Nearest.to("quit", WORDS)).isEmpty();
        assertThat(Nearest.to("", WORDS)).isEmpty();
        assertThat(Nearest.to("komi", List.of())).isEmpty();
    }

    @Test
    void theClosestWordWinsAndTheFirstOfEquallyCloseOnes() {
        assertThat(Nearest.to("ucb", List.of("ucb-tuned", "ucbx1", "ucb1"))).contains("ucb1");
        assertThat(Nearest.to("ucb3", List.of("ucb1", "ucb2"))).contains("ucb1");
    }

    @Test
    void doesNotCompareLongNonsense() {
        String nonsense = "x".repeat(1_000_000);
        assertThat(Nearest.to(nonsense, List.of(nonsense))).isEmpty();
    }
}
