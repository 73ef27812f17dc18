package moyo.cluster;

import moyo.lab.executor.GameSource;
import moyo.lab.play.ToyKit;
import moyo.session.GameKit;

import java.util.Map;

/** Tic-tac-toe, on any node. */
record ToyGames() implements GameSource {
    private static final long serialVersionUID = 1L;

    @Override
    public GameKit<?, ?> of(Map<String, Object> facts) {
        return new ToyKit();
    }
}
