package moyo.blokus.player;

import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.blokus.net.BlokusLessons;
import moyo.net.player.ZeroPlayer;
import moyo.search.player.PlayerKind;
import moyo.search.player.Setting;
import moyo.search.simulation.SearchOptions;

/** The player {@code zero}. The end of the game is solved: a proven win ends the search. */
final class Zero {
    static final PlayerKind<BlokusGame, BlokusPosition> KIND =
            new PlayerKind<>(
                    "zero",
                    "PUCT with a network that has taught itself: its policy and its value",
                    Setting.change(ZeroPlayer.settings(), SearchOptions.SOLVER.withDefault(true)),
                    (game, settings, seed) ->
                            ZeroPlayer.make(
                                    game,
                                    new BlokusLessons(),
                                    BlokusLessons.shippedNetwork(),
                                    settings,
                                    seed));

    private Zero() {}
}
