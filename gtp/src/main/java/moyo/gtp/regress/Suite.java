package moyo.gtp.regress;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import moyo.game.BadInput;
import moyo.game.FileTrouble;
import org.jspecify.annotations.Nullable;

/**
 * A file of GTP commands. A command with a number is a check if an {@link Expectation} follows
 * before the next command; other expectations are ignored, as in GNU Go and Fuego.
 *
 * @param notes probable mistakes in the file
 */
public record Suite(Path file, List<Step> steps, List<String> notes) {
    private static final Pattern NUMBERED = Pattern.compile("(?<id>[0-9]+)\\s+(?<command>\\S.*)");

    /**
     * A command of the file.
     *
     * @param line line number from 1
     * @param id its number in the file; empty if it has none
     * @param expected null if it is no check
     */
    public record Step(int line, String id, String command, @Nullable Expectation expected) {
        public boolean isCheck() {
            return expected != null;
        }

        private Step expecting(Expectation expectation) {
            return new Step(line, id, command, expectation);
        }
    }

    public Suite {
        steps = List.copyOf(steps);
        notes = List.copyOf(notes);
    }

    /** Reads a file; an error names the line. */
    public static Suite read(Path file) {
        String text = text(file);
        if (text.indexOf('\0') >= 0) {
            throw new BadInput("%s is not a text file".formatted(file));
        }
        List<Step> steps = new ArrayList<>();
        List<String> notes = new ArrayList<>();
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            try {
                readLine(line.strip(), number, steps, notes);
            } catch (BadInput e) {
                throw new BadInput("%s, line %d: %s".formatted(file, number, e.getMessage()), e);
            }
        }
        return new Suite(file, steps, notes);
    }

    private static String text(Path file) {
        try {
            return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        } catch (NoSuchFileException e) {
            throw new BadInput("there is no file '%s'".formatted(file), e);
        } catch (IOException e) {
            throw new BadInput("cannot read '%s': %s".formatted(file, FileTrouble.reason(e)), e);
        }
    }

    private static void readLine(String line, int number, List<Step> steps, List<String> notes) {
        if (line.startsWith("#?")) {
            expect(line, number, steps, notes);
            return;
        }
        String command = line.replaceFirst("#.*", "").replaceAll("\\p{Cntrl}", " ").strip();
        if (command.isEmpty()) {
            return;
        }
        Matcher numbered = NUMBERED.matcher(command);
        steps.add(
                numbered.matches()
                        ? new Step(number, numbered.group("id"), numbered.group("command"), null)
                        : new Step(number, "", command, null));
    }

    private static void expect(String line, int number, List<Step> steps, List<String> notes) {
        Expectation expectation = Expectation.parse(line);
        if (Expectation.isForInformation(line)) {
            return;
        }
        int last = steps.size() - 1;
        if (last < 0 || steps.get(last).id.isEmpty() || steps.get(last).isCheck()) {
            notes.add("line %d: %s belongs to no command with a number".formatted(number, line));
        } else {
            steps.set(last, steps.get(last).expecting(expectation));
        }
    }

    /** Number of checks. */
    public int checks() {
        return (int) steps.stream().filter(Step::isCheck).count();
    }

    /** The file's name without its folder. */
    public String name() {
        return String.valueOf(file.getFileName());
    }

    /** The folder of the files that its commands name. */
    public Path folder() {
        return Objects.requireNonNull(file.toAbsolutePath().getParent());
    }
}
