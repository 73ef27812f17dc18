package moyo.app.option;

import moyo.lab.executor.GameSource;
import moyo.session.GameKit;

import java.util.Map;

/** Creates the program's games on the nodes of a cluster. */
public record GamesOfFacts() implements GameSource {
    private static final long serialVersionUID = 1L;

    @Override
    public GameKit<?, ?> of(Map<String, Object> facts) {
        return Games.LIST.ofFacts(facts);
    }
}
