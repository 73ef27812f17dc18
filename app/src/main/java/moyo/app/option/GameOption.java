package moyo.app.option;

import java.util.Iterator;
import moyo.session.GameFamily;
import picocli.CommandLine.Option;

/** The option {@code --game}. */
public final class GameOption {
    /** The names of the games, for the help and for completion. */
    public static final class Names implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Games.names().iterator();
        }
    }

    @Option(
            names = "--game",
            paramLabel = "NAME",
            completionCandidates = Names.class,
            description = "The game: ${COMPLETION-CANDIDATES}; default go.")
    private String game = Games.ALL.get(0).name();

    /** Returns the name of the game if it is known, otherwise throws an exception. */
    public String name() {
        return family().name();
    }

    public GameFamily family() {
        return Games.family(game);
    }
}
