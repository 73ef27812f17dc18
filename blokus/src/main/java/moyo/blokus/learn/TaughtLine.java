package moyo.blokus.learn;

/** A game of a teacher that a file holds as one line. */
public interface TaughtLine {
    /** Index among the games of one seed; the same number means the same game. */
    int number();

    /** The game as text; begins with the number. */
    String line();
}
