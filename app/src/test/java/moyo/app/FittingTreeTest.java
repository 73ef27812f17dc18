package moyo.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import moyo.blokus.BlokusGame;
import moyo.blokus.family.BlokusKit;
import moyo.game.Game;
import moyo.game.Position;
import moyo.go.GoGame;
import moyo.go.GoRules;
import moyo.go.family.GoKit;
import moyo.lab.play.Abandoned;
import moyo.lab.play.Entrant;
import moyo.lab.play.GameManager;
import moyo.lab.play.GameTask;
import moyo.lab.play.MatchRules;
import moyo.lab.play.Source;
import moyo.lab.record.GameId;
import moyo.session.GameKit;
import org.junit.jupiter.api.Test;

/** The laboratory gives players small trees; they must play as in large ones. */
final class FittingTreeTest {
    private static <G extends Game<P>, P extends Position<P>> List<Integer> moves(
            GameKit<G, P> kit, String spec) throws Abandoned {
        try (var table = new GameManager<>(kit, MatchRules.STANDARD, new Source("run", "h", "c"))) {
            GameId id = new GameId("m", 0, 0);
            Entrant first = new Entrant("a", spec);
            Entrant second = new Entrant("b", spec);
            return table.play(new GameTask(id, first, second, 3, List.of())).moves();
        }
    }

    @Test
    void goIsPlayedAsInALargeTree() throws Abandoned {
        GoKit kit = new GoKit(new GoGame(7, 6.5, GoRules.CHINESE));
        for (String player :
                List.of("fuego-style", "uct", "fuego-style expand-threshold=0", "graph")) {
            String spec = player + " resign=0 playouts=300";
            assertThat(moves(kit, spec)).isEqualTo(moves(kit, spec + " tree-nodes=3000000"));
        }
    }

    @Test
    void blokusIsPlayedAsInALargeTree() throws Abandoned {
        BlokusKit kit = new BlokusKit(new BlokusGame());
        for (String player : List.of("uct-plain", "graph", "uct-bouzy expand-threshold=0")) {
            String spec = player + " playouts=300";
            assertThat(moves(kit, spec)).isEqualTo(moves(kit, spec + " tree-nodes=3000000"));
        }
    }
}
