package moyo.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import moyo.cluster.post.Message;
import moyo.game.BadInput;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** A run whose nodes send what the test says; its tasks do nothing. */
final class SparkRunTest {
    @SuppressWarnings("NullAway.Init")
    private static SparkCluster cluster;

    private final Heard heard = new Heard(game -> {});
    private final SparkRun run =
            new SparkRun(
                    cluster, Toys.pairs(1, 0, "random"), heard, number -> handout -> List.of());

    @BeforeAll
    static void connect() {
        cluster = SparkCluster.connect("local[1]", new ToyGames(), "abc");
    }

    @AfterAll
    static void close() {
        cluster.close();
    }

    private int[] begin() {
        return (int[]) run.receive(new Message.Begin(1, 0, "n4"));
    }

    @Test
    void aPairThatEndsEveryExecutorEndsTheRun() {
        for (int i = 0; i < 8; i++) {
            assertThat(begin()).containsExactly(0, 1);
        }
        assertThat(begin()).isEmpty();
        assertThatThrownBy(run::play)
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("pair 0 of a vs b was begun 8 times and never ended")
                .hasMessageContaining("host n4");
    }

    @Test
    void anUnfitNodeIsToldOnceAndIsNoLostExecutor() {
        for (int i = 0; i < 20; i++) {
            assertThat(begin()).containsExactly(0, 1);
            run.receive(new Message.Unfit(1, 0, "no engine on host n" + i % 2));
        }
        run.receive(new Message.Refused(1, "the end"));
        assertThatThrownBy(run::play).hasMessage("the end");
        assertThat(heard.warnings())
                .containsExactly(
                        "no engine on host n0; other nodes play its pairs",
                        "no engine on host n1; other nodes play its pairs");
    }

    @Test
    void aCancelledRunWantsNoGames() throws Exception {
        run.cancel();
        assertThat(begin()).isEmpty();
        assertThat(run.receive(new Message.Note(1, "?"))).isEqualTo(false);
        run.play();
        assertThat(heard.results()).isEmpty();
    }
}
