package moyo.blokus.player;

import java.util.List;
import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.blokus.Cells;
import moyo.blokus.playout.UniformPolicy;
import moyo.game.Colour;
import moyo.game.Rng;
import moyo.search.expansion.Candidates;
import moyo.search.player.PlayerCatalogue;
import moyo.search.player.PlayerKind;
import moyo.search.playout.PolicyPlayer;
import moyo.search.watch.Owners;

/** The players of Blokus Duo by name. */
public final class BlokusPlayers {
    /** Every legal move. */
    public static final Candidates<BlokusPosition> CANDIDATES = BlokusPosition::legalMoves;

    /** The colour that covers each cell at the end of a playout. */
    public static final Owners<BlokusPosition> OWNERS =
            (end, balance) -> {
                for (int cell = 0; cell < Cells.COUNT; cell++) {
                    int owner = end.owner(cell);
                    if (owner != BlokusPosition.NOBODY) {
                        balance[cell] += owner == Colour.FIRST ? 1 : -1;
                    }
                }
            };

    private static final PlayerKind<BlokusGame, BlokusPosition> LARGEST =
            new PlayerKind<>(
                    "largest",
                    "a random placement among those of the largest size, no search",
                    List.of(),
                    (game, settings, seed) ->
                            new PolicyPlayer<>(new LargestPolicy(), new Rng(seed)));

    private static final PlayerKind<BlokusGame, BlokusPosition> RANDOM =
            new PlayerKind<>(
                    "random",
                    "uniformly random legal moves",
                    List.of(),
                    (game, settings, seed) ->
                            new PolicyPlayer<>(new UniformPolicy(), new Rng(seed)));

    public static final PlayerCatalogue<BlokusGame, BlokusPosition> ALL =
            new PlayerCatalogue<>(
                    List.of(
                            Strong.KIND,
                            Zero.KIND,
                            PaperPlayers.UCT_BOUZY,
                            PaperPlayers.UCT_BOUZY_ENTERED,
                            PatternPlayer.KIND,
                            PaperPlayers.UCT,
                            Agents.KIND,
                            PaperPlayers.BTT,
                            PaperPlayers.GRAPH,
                            Together.KIND,
                            PaperPlayers.AB,
                            LARGEST,
                            RANDOM),
                    List.of(PaperPlayers.UCT_PLAIN));

    private BlokusPlayers() {}
}
