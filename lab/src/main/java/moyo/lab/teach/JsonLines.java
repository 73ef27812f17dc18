package moyo.lab.teach;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import moyo.lab.record.Json;

/**
 * A file of measurements, one JSON object a line. A line that a kill has cut off is skipped.
 *
 * @param <T> the measurements
 */
public final class JsonLines<T> {
    private final Path file;
    private final Class<T> type;

    JsonLines(Path file, Class<T> type) {
        this.file = file;
        this.type = type;
    }

    /** The measurements so far; none if there is no file. */
    public List<T> read() throws IOException {
        List<T> all = new ArrayList<>();
        if (Files.exists(file)) {
            String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
            text.lines().forEach(line -> parse(line).ifPresent(all::add));
        }
        return all;
    }

    private Optional<T> parse(String line) {
        try {
            return Optional.ofNullable(Json.MAPPER.readValue(line, type));
        } catch (JsonProcessingException e) {
            return Optional.empty();
        }
    }

    /** Adds a line; one that was cut off before it is ended first. */
    void add(T measurement) throws IOException {
        try (RandomAccessFile out = new RandomAccessFile(file.toFile(), "rw")) {
            String line = Json.line(measurement) + "\n";
            long end = out.length();
            if (end > 0) {
                out.seek(end - 1);
                line = out.read() == '\n' ? line : "\n" + line;
            }
            out.seek(end);
            out.write(line.getBytes(StandardCharsets.UTF_8));
        }
    }
}
