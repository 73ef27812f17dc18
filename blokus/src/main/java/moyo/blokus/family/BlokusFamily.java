package moyo.blokus.family;

import java.util.List;
import moyo.blokus.BlokusGame;
import moyo.search.player.Setting;
import moyo.search.player.Settings;
import moyo.session.GameFamily;
import moyo.session.GameKit;

/** Blokus Duo, which has one board. */
public final class BlokusFamily implements GameFamily {
    @Override
    public String name() {
        return "blokus";
    }

    @Override
    public String title() {
        return "Blokus Duo";
    }

    @Override
    public List<Setting<?>> board() {
        return List.of();
    }

    @Override
    public GameKit<?, ?> with(Settings board) {
        return new BlokusKit(new BlokusGame());
    }
}
