package moyo.lab.executor;

import java.io.Serializable;
import java.util.Map;
import moyo.session.GameKit;

/** Creates games from their facts, on any machine: the executor sends this object to the nodes. */
@FunctionalInterface
public interface GameSource extends Serializable {
    /** Creates the game of a {@link PairTask}. */
    GameKit<?, ?> of(Map<String, Object> facts);
}
