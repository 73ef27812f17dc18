package moyo.go;

import java.util.List;
import moyo.game.Game;
import moyo.game.MoveList;
import moyo.game.Rng;
import moyo.search.Candidates;
import moyo.search.FlatMonteCarlo;
import moyo.search.Player;
import moyo.search.PlayerCatalogue;
import moyo.search.PlayerKind;
import moyo.search.PolicyPlayer;
import moyo.search.Settings;

/** The players of Go by name. */
public final class GoPlayers {
    /** Every legal move that does not fill an own eye, and pass. */
    public static final Candidates<GoPosition> CANDIDATES = GoPlayers::candidates;

    private static final PlayerKind<GoGame, GoPosition> FLAT =
            new PlayerKind<>(
                    "flat",
                    "flat Monte Carlo: deals its playouts out evenly to all moves",
                    List.of(PlayerKind.PLAYOUTS, PlayerKind.TIME),
                    GoPlayers::flat);

    private static final PlayerKind<GoGame, GoPosition> RANDOM =
            new PlayerKind<>(
                    "random",
                    "plays any legal move that does not fill an own eye",
                    List.of(),
                    GoPlayers::random);

    public static final PlayerCatalogue<GoGame, GoPosition> ALL =
            new PlayerCatalogue<>(List.of(FLAT, RANDOM));

    private GoPlayers() {}

    private static Player<GoPosition> flat(GoGame game, Settings settings, long seed) {
        return new FlatMonteCarlo<>(game, CANDIDATES, new UniformPolicy(), new Rng(seed));
    }

    private static Player<GoPosition> random(GoGame game, Settings settings, long seed) {
        return new PolicyPlayer<>(new UniformPolicy(), new Rng(seed));
    }

    private static void candidates(GoPosition position, MoveList moves) {
        moves.clear();
        GoBoard board = position.board();
        for (int i = 0; i < board.emptyCount(); i++) {
            int p = board.empty(i);
            if (position.isSensible(p)) {
                moves.add(p);
            }
        }
        moves.add(Game.PASS);
    }
}
