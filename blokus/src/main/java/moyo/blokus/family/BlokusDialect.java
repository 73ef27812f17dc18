package moyo.blokus.family;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import moyo.blokus.BlokusGame;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.session.GtpDialect;

/** The GTP dialect of Pentobi: no clocks, no komi, and passes are omitted. */
public record BlokusDialect(BlokusGame game) implements GtpDialect {
    @Override
    public List<String> newGame() {
        return List.of("set_game Blokus Duo", "clear_board");
    }

    @Override
    public String genmove(int colour) {
        return "genmove " + name(colour);
    }

    @Override
    public Optional<String> play(int colour, int move) {
        return move == Game.PASS
                ? Optional.empty()
                : Optional.of("play %s %s".formatted(name(colour), game.moveName(move)));
    }

    private static String name(int colour) {
        return colour == Colour.FIRST ? "b" : "w";
    }

    @Override
    public List<String> timeLeft(int colour, double seconds) {
        return List.of();
    }

    @Override
    public List<String> gameTime(double seconds) {
        return List.of();
    }

    @Override
    public List<String> moveTime(double seconds) {
        return List.of();
    }

    @Override
    public List<String> moveTimeLeft(int colour, double seconds) {
        return List.of();
    }

    @Override
    public Optional<String> askForTheDead() {
        return Optional.empty();
    }

    @Override
    public Set<Integer> theDead(String answer) {
        return Set.of();
    }
}
