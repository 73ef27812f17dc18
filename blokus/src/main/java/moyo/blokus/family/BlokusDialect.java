package moyo.blokus.family;

import java.util.List;
import java.util.Optional;
import moyo.blokus.BlokusGame;
import moyo.game.Game;
import moyo.session.GtpDialect;

/** The GTP dialect of Pentobi: no clocks, no komi, and passes are omitted. */
public record BlokusDialect(BlokusGame game) implements GtpDialect {
    @Override
    public List<String> newGame() {
        return List.of("set_game Blokus Duo", "clear_board");
    }

    @Override
    public Optional<String> play(int colour, int move) {
        return move == Game.PASS ? Optional.empty() : GtpDialect.super.play(colour, move);
    }
}
