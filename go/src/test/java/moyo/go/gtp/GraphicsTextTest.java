package moyo.go.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import moyo.game.Colour;
import moyo.go.GoGame;
import moyo.go.GoRules;
import moyo.search.count.Counter;
import moyo.search.count.Counts;
import moyo.search.watch.Snapshot;
import moyo.search.watch.Snapshot.MoveInfo;
import org.junit.jupiter.api.Test;

final class GraphicsTextTest {
    private final GoGame game = new GoGame(5, 6.5, GoRules.CHINESE);

    private Snapshot snapshot(int visits, Counts counts) {
        int move = game.parseMove("C3");
        MoveInfo info =
                new MoveInfo(move, visits, 0.5, 1, 0, 0, 0, false, List.of(move), List.of(visits));
        return new Snapshot(
                Colour.FIRST,
                1,
                1,
                0.1,
                0.5,
                0,
                0,
                2,
                List.of(info),
                Collections.nCopies(game.moveCodes(), 1f),
                counts);
    }

    private String graphics(Counts counts) {
        return new GraphicsText(game, snapshot(1, counts)).graphics();
    }

    @Test
    void graphicsTellWhatAMemoryWasGoodFor() {
        Counter some = Counter.of("looked", "look-ups", "asked");
        Counts counts = Counts.of(some, 8).and(Counter.of("found", "", "").per(some), 1);
        String without = graphics(Counts.NONE);
        assertThat(without).endsWith("TEXT Black wins 50.0 %, 1 visits, 10 a second");
        assertThat(graphics(counts)).isEqualTo(without + ", found 12.5 % of looked");
    }

    @Test
    void withoutMovesTheBoardIsCleared() {
        assertThat(new GraphicsText(game, Snapshot.EMPTY).graphics()).isEqualTo("CLEAR");
    }
}
