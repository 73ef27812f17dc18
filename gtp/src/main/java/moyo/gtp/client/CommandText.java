package moyo.gtp.client;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import moyo.game.BadInput;

/**
 * An engine's command line as text. Words are split as a POSIX shell would: single quotes keep
 * everything, double quotes keep all but a backslash before {@code " \ $ `}, a bare backslash keeps
 * the next character. Nothing is expanded: no variables, no {@code ~}, no {@code *}.
 */
public final class CommandText {
    private static final String ESCAPED_IN_DOUBLE_QUOTES = "\"\\$`";

    private final String text;
    private final List<String> words = new ArrayList<>();
    private final StringBuilder word = new StringBuilder();
    private boolean inWord;
    private int at;

    private CommandText(String text) {
        this.text = text;
    }

    /** Returns the words of the text; at least one. */
    public static List<String> split(String text) {
        return new CommandText(text).split();
    }

    /** Returns the words as one text, with quotes where {@link #split} needs them. */
    public static String join(List<String> words) {
        return words.stream().map(CommandText::quoted).collect(Collectors.joining(" "));
    }

    private static String quoted(String word) {
        boolean plain = word.matches("[\\w@%+=:,./-]+");
        return plain ? word : "'" + word.replace("'", "'\\''") + "'";
    }

    private List<String> split() {
        while (at < text.length()) {
            readOne(text.charAt(at++));
        }
        endWord();
        if (words.isEmpty()) {
            throw new BadInput("the engine's command is empty");
        }
        return List.copyOf(words);
    }

    private void readOne(char c) {
        if (Character.isWhitespace(c)) {
            endWord();
            return;
        }
        inWord = true;
        switch (c) {
            case '\'' -> readSingleQuoted();
            case '"' -> readDoubleQuoted();
            case '\\' -> word.append(next("ends in a backslash"));
            default -> word.append(c);
        }
    }

    /** Ends the current word, if one has begun; a word may be empty: {@code ''}. */
    private void endWord() {
        if (inWord) {
            words.add(word.toString());
        }
        word.setLength(0);
        inWord = false;
    }

    private void readSingleQuoted() {
        String problem = openQuote('\'');
        for (char c = next(problem); c != '\''; c = next(problem)) {
            word.append(c);
        }
    }

    private void readDoubleQuoted() {
        String problem = openQuote('"');
        for (char c = next(problem); c != '"'; c = next(problem)) {
            if (c != '\\') {
                word.append(c);
                continue;
            }
            char escaped = next(problem);
            if (ESCAPED_IN_DOUBLE_QUOTES.indexOf(escaped) < 0) {
                word.append('\\');
            }
            word.append(escaped);
        }
    }

    private String openQuote(char quote) {
        return "has a " + quote + " without its partner, at column " + at;
    }

    private char next(String problem) {
        if (at == text.length()) {
            throw new BadInput("the engine's command " + problem + ": " + text);
        }
        return text.charAt(at++);
    }
}
