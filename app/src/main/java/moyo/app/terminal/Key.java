package moyo.app.terminal;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The commands of a game in the terminal; a letter is enough. */
enum Key {
    UNDO("u", "takes back your last move and the answer to it"),
    PASS("p", "passes"),
    RESIGN("r", "resigns"),
    HINT("h", "shows good moves"),
    SAVE("s", "saves the game; 's FILE' names the file"),
    NEW("n", "begins a new game"),
    LEVEL("l", "lists the levels; 'l 4' chooses one"),
    QUIT("q", "ends the program"),
    HELP("?", "lists the commands"),
    TURN("t", "turns the piece", true),
    FLIP("f", "flips the piece over", true),
    OTHER("o", "holds the piece by another square, which is drawn as @", true),
    DROP("x", "puts the piece back", true),
    ALL("a", "draws all pieces that you have left", true);

    private final String letter;
    private final String sentence;
    private final boolean ofPieces;

    Key(String letter, String sentence) {
        this(letter, sentence, false);
    }

    Key(String letter, String sentence, boolean ofPieces) {
        this.letter = letter;
        this.sentence = sentence;
        this.ofPieces = ofPieces;
    }

    String letter() {
        return letter;
    }

    String sentence() {
        return sentence;
    }

    /** Returns whether the command is about pieces. */
    boolean isOfPieces() {
        return ofPieces;
    }

    /**
     * Finds a command by its letter or its word.
     *
     * @param pieces whether the game has pieces
     */
    static Optional<Key> find(String word, boolean pieces) {
        String wanted = word.toLowerCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(key -> pieces || !key.ofPieces)
                .filter(
                        key ->
                                key.letter.equals(wanted)
                                        || key.name().toLowerCase(Locale.ROOT).equals(wanted))
                .findFirst();
    }
}
