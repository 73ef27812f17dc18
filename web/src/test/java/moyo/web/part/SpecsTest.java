package moyo.web.part;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.player.PlayerKind;
import moyo.session.GameFamily;
import moyo.session.GameKit;
import moyo.web.TestServer;
import org.junit.jupiter.api.Test;

final class SpecsTest {
    private static final Specs SPECS = new Specs();

    private static GameKit<?, ?> go() {
        return TestServer.GAMES.of("go", Map.of());
    }

    private static <G extends Game<P>, P extends Position<P>> String parsed(
            GameKit<G, P> kit, String text) {
        return SPECS.parse(kit, text).toString();
    }

    @Test
    void memoryTimeAndThreadsAreLimited() {
        for (String bad :
                List.of(
                        "uct tree-nodes=2000000",
                        "uct threads=2",
                        "uct playouts=1000001",
                        "uct time=121",
                        "uct " + "x".repeat(2_000))) {
            assertThatThrownBy(() -> parsed(go(), bad)).as(bad).isInstanceOf(BadInput.class);
        }
        assertThat(parsed(go(), "uct")).contains("tree-nodes=" + Specs.MOST_NODES);
    }

    @Test
    void noPlayerOfAnyGameTakesAFile() {
        for (GameFamily family : TestServer.GAMES.families()) {
            GameKit<?, ?> kit = TestServer.GAMES.of(family.name(), Map.of());
            for (PlayerKind<?, ?> kind : kit.players().kinds()) {
                assertThat(Specs.offered(kind))
                        .as(kind.name())
                        .noneMatch(
                                setting ->
                                        setting.sentence().contains("file")
                                                || setting.range().text().contains("file"));
            }
        }
        assertThatThrownBy(() -> parsed(go(), "gtp:/bin/sh")).isInstanceOf(BadInput.class);
    }
}
