package moyo.app.option;

import java.util.Map;
import moyo.lab.executor.GameSource;
import moyo.session.GameKit;

/** Creates the program's games on the nodes of a cluster. */
public record GamesOfFacts() implements GameSource {
    private static final long serialVersionUID = 1L;

    @Override
    public GameKit<?, ?> of(Map<String, Object> facts) {
        return Games.LIST.ofFacts(facts);
    }
}
