package moyo.app.terminal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.Optional;

/**
 * The screen and the keyboard.
 *
 * @param interactive whether a person types; otherwise the lines that are read are printed, so that
 *     the output can be followed
 */
public record Terminal(BufferedReader in, PrintWriter out, boolean interactive) {
    static final int COLUMNS = 80;

    /** Prints a text, broken between words into lines that fit. */
    void say(String text) {
        StringBuilder line = new StringBuilder();
        for (String word : text.split(" ", -1)) {
            if (line.length() + 1 + word.length() > COLUMNS && line.length() > 0) {
                out.println(line.toString().stripTrailing());
                line.setLength(0);
                line.append("  ");
            } else if (line.length() > 0) {
                line.append(' ');
            }
            line.append(word);
        }
        out.println(line.toString().stripTrailing());
        out.flush();
    }

    /** Prints lines as they are. */
    void show(Iterable<String> lines) {
        lines.forEach(out::println);
        out.flush();
    }

    /** Prints a text and stays on the line; for people only. */
    void hold(String text) {
        if (interactive) {
            out.print(text);
            out.flush();
        }
    }

    /** Asks for a line; empty at the end of the input. */
    Optional<String> ask(String prompt) {
        hold(prompt);
        try {
            String line = in.readLine();
            if (line == null) {
                hold(System.lineSeparator());
                return Optional.empty();
            }
            if (!interactive) {
                say(prompt + line.strip());
            }
            return Optional.of(line.strip());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
