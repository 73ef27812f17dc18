package moyo.blokus.player;

import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.blokus.net.BlokusLessons;
import moyo.net.player.ZeroPlayer;
import moyo.search.player.PlayerKind;

/** The player {@code zero}. */
final class Zero {
    static final PlayerKind<BlokusGame, BlokusPosition> KIND =
            new PlayerKind<>(
                    "zero",
                    "PUCT with a network that has taught itself: its policy and its value",
                    ZeroPlayer.settings(),
                    (game, settings, seed) ->
                            ZeroPlayer.make(
                                    game,
                                    new BlokusLessons(),
                                    BlokusLessons.shippedNetwork(),
                                    settings,
                                    seed));

    private Zero() {}
}
