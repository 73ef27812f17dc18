package moyo.session;

import java.util.List;
import moyo.game.Game;

/** GTP for outside engines of a game that has no dialect of its own. */
public record PlainDialect(Game<?> game) implements GtpDialect {
    @Override
    public List<String> newGame() {
        return List.of("clear_board");
    }

    @Override
    public List<String> timeLeft(int colour, double seconds) {
        return List.of(
                "time_left %s %d 0".formatted(GtpDialect.colourName(colour), (long) seconds));
    }

    @Override
    public List<String> gameTime(double seconds) {
        return List.of("time_settings %d 0 0".formatted((long) Math.ceil(seconds)));
    }

    @Override
    public List<String> moveTime(double seconds) {
        return List.of("time_settings 0 %d 1".formatted((long) Math.ceil(seconds)));
    }
}
