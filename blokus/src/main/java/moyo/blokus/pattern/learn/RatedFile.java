package moyo.blokus.pattern.learn;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPInputStream;
import moyo.blokus.learn.LessonFile;
import moyo.game.BadInput;
import moyo.game.LineFile;

/** Reads files of rated games, plain or compressed ({@code .gz}). */
public final class RatedFile {
    private static final String MARK = "# ";

    private RatedFile() {}

    /** The games in the order of their numbers. */
    public static List<RatedGame> read(Path file) {
        return LessonFile.parse(lines(file), file, RatedGame::parse);
    }

    /** Player, simulations and seed; empty if the file does not say. */
    public static String teacher(Path file) {
        return lines(file).stream()
                .findFirst()
                .filter(line -> line.startsWith(MARK))
                .map(line -> line.substring(MARK.length()))
                .orElse("");
    }

    private static List<String> lines(Path file) {
        if (!file.toString().endsWith(".gz")) {
            return LineFile.read(file);
        }
        try (BufferedReader reader =
                new BufferedReader(
                        new InputStreamReader(
                                new GZIPInputStream(Files.newInputStream(file)),
                                StandardCharsets.UTF_8))) {
            return reader.lines().toList();
        } catch (IOException | UncheckedIOException e) {
            throw new BadInput("cannot read '%s': %s".formatted(file, e.getMessage()), e);
        }
    }
}
