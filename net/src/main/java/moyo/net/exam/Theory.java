package moyo.net.exam;

import java.util.List;
import java.util.function.Consumer;

/** What is proved about the positions of a game. */
public interface Theory {
    /** Says what the solved positions are, in a sentence. */
    String about();

    /** Returns the solved positions that are shipped with the game. */
    Exam exam();

    /**
     * Reads solved positions as {@link #draw} writes them.
     *
     * @throws moyo.game.BadInput if a line is wrong, with its number
     */
    Exam exam(List<String> lines);

    /**
     * Draws positions, solves them and hands each over as a line of the game's file of solved
     * positions. The same seed gives the same lines.
     */
    void draw(int count, long seed, Consumer<String> lines);
}
