package moyo.cluster;

import java.util.Map;
import moyo.lab.executor.GameSource;
import moyo.lab.play.ToyKit;
import moyo.session.GameKit;

/** Tic-tac-toe, on any node. */
record ToyGames() implements GameSource {
    private static final long serialVersionUID = 1L;

    @Override
    public GameKit<?, ?> of(Map<String, Object> facts) {
        return new ToyKit();
    }
}
