package moyo.connect4.family;

import java.util.List;
import moyo.connect4.Connect4Game;
import moyo.search.player.Setting;
import moyo.search.player.Settings;
import moyo.session.GameFamily;
import moyo.session.GameKit;

/** Connect Four, the example of {@code docs/add-a-game.md}. */
public final class Connect4Family implements GameFamily {
    @Override
    public String name() {
        return "connect4";
    }

    @Override
    public String title() {
        return "Connect Four";
    }

    @Override
    public List<Setting<?>> board() {
        return List.of();
    }

    @Override
    public GameKit<?, ?> with(Settings board) {
        return new Connect4Kit(new Connect4Game());
    }
}
