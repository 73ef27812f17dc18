package moyo.app.learn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import moyo.connect4.family.Connect4Family;
import moyo.net.selfplay.SelfPlayOptions;
import org.junit.jupiter.api.Test;

final class SelfPlayBlockTest {
    private static SelfPlayBlock block() throws Exception {
        try (InputStream in =
                Connect4Family.class.getResourceAsStream("/moyo/connect4/net/connect4.net")) {
            return new SelfPlayBlock(
                    Map.of("name", "connect4"),
                    new SelfPlayOptions(2, 2, 2, 2, 2, 0.8, 0.1, 0.12),
                    Objects.requireNonNull(in).readAllBytes(),
                    0,
                    1,
                    2,
                    4);
        }
    }

    @Test
    void aBlockThatIsRepeatedHasTheSameGamesAndAnotherHasOthers() throws Exception {
        List<byte[]> files = block().run(5);
        assertThat(files).isNotEmpty();
        assertThat(block().run(5)).usingRecursiveComparison().isEqualTo(files);
        assertThat(block().run(6)).usingRecursiveComparison().isNotEqualTo(files);
    }
}
