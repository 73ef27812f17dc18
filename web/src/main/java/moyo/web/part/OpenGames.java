package moyo.web.part;

/** The games on the page, for parts that look at their positions or add to them. */
public interface OpenGames {
    /**
     * Returns a position of a game.
     *
     * @param node the number of a node of its tree
     * @throws moyo.game.BadInput if there is no such game or node
     */
    OpenLine<?, ?> line(String id, int node);

    /**
     * Adds a recorded game.
     *
     * @param name the name of the file, for messages only
     * @return the number of the new game and warnings about its record
     * @throws moyo.game.BadInput if it is no game of the program
     */
    Opened open(String name, String text);

    /**
     * A game that was opened.
     *
     * @param warnings sentences about moves that were left out
     */
    record Opened(String id, java.util.List<String> warnings) {}
}
