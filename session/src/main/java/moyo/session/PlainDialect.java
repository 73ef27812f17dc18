package moyo.session;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import moyo.game.Colour;
import moyo.game.Game;

/** GTP for outside engines of a game that has no dialect of its own. */
public record PlainDialect(Game<?> game) implements GtpDialect {
    @Override
    public List<String> newGame() {
        return List.of("clear_board");
    }

    @Override
    public String genmove(int colour) {
        return "genmove " + name(colour);
    }

    @Override
    public Optional<String> play(int colour, int move) {
        return Optional.of("play %s %s".formatted(name(colour), game.moveName(move)));
    }

    private static String name(int colour) {
        return colour == Colour.FIRST ? "b" : "w";
    }

    @Override
    public List<String> timeLeft(int colour, double seconds) {
        return List.of("time_left %s %d 0".formatted(name(colour), (long) seconds));
    }

    @Override
    public List<String> gameTime(double seconds) {
        return List.of("time_settings %d 0 0".formatted((long) Math.ceil(seconds)));
    }

    @Override
    public List<String> moveTime(double seconds) {
        return List.of("time_settings 0 %d 1".formatted((long) Math.ceil(seconds)));
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
