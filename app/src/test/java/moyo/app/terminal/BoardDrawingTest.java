package moyo.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import moyo.app.option.Games;
import moyo.game.Game;
import moyo.game.Position;
import moyo.session.GameKit;
import org.junit.jupiter.api.Test;

/** Boards with colours, as a terminal shows them. */
final class BoardDrawingTest {
    private static <G extends Game<P>, P extends Position<P>> List<String> lines(
            GameKit<G, P> kit, boolean colours, BoardDrawing.Marks marks, String... moves) {
        P position = kit.game().newPosition();
        for (String move : moves) {
            position.play(kit.game().parseMove(move));
        }
        Palette palette = new Palette(colours, kit.colourName(0), kit.colourName(1));
        return new BoardDrawing<>(kit.face().orElseThrow(), palette).lines(position, marks);
    }

    @Test
    void stonesHaveTheColoursOfTheirNames() {
        GameKit<?, ?> kit = Games.of("connect4", Map.of());
        List<String> lines = lines(kit, true, BoardDrawing.Marks.NONE, "d", "e");
        assertThat(lines.get(6)).contains("\u001b[1;31mX\u001b[0m", "\u001b[1;33mO\u001b[0m");
        assertThat(lines.get(5)).doesNotContain("\u001b");
    }

    @Test
    void withoutColoursTheTextIsTheSame() {
        GameKit<?, ?> kit = Games.of("go", Map.of("size", "5"));
        BoardDrawing.Marks marks = new BoardDrawing.Marks(Set.of(12), Set.of(6), Set.of(0));
        List<String> plain = lines(kit, false, marks, "b4", "c3");
        assertThat(plain)
                .containsExactly(
                        "     A B C D E",
                        "  5  * . . . .  5",
                        "  4  . x . . .  4",
                        "  3  . .(O). .  3",
                        "  2  . . . . .  2",
                        "  1  . . . . .  1",
                        "     A B C D E");
        assertThat(lines(kit, true, marks, "b4", "c3").stream().map(BoardDrawingTest::bare))
                .containsExactlyElementsOf(plain);
    }

    private static String bare(String line) {
        return line.replaceAll("\u001b\\[[0-9;]*m", "");
    }
}
