package moyo.web.part;

/** The game records of the laboratory's runs. */
@FunctionalInterface
public interface RunRecords {
    /**
     * A game record.
     *
     * @param name the name of its file
     */
    record Found(String name, String text) {}

    /**
     * Finds a game record by names of the listing; they are never used as a path.
     *
     * @throws moyo.game.BadInput if there is no such run or game
     */
    Found find(String run, String file);
}
