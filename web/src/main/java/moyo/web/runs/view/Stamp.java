package moyo.web.runs.view;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Sizes and times of files, to notice that one has changed.
 *
 * @param sizes -1 for a file that is not there
 */
record Stamp(List<Long> sizes, List<FileTime> times) {
    static Stamp of(List<Path> files) {
        List<Long> sizes = new ArrayList<>();
        List<FileTime> times = new ArrayList<>();
        for (Path file : files) {
            try {
                BasicFileAttributes known = Files.readAttributes(file, BasicFileAttributes.class);
                sizes.add(known.size());
                times.add(known.lastModifiedTime());
            } catch (IOException e) {
                sizes.add(-1L);
                times.add(FileTime.fromMillis(0));
            }
        }
        return new Stamp(List.copyOf(sizes), List.copyOf(times));
    }

    /** Returns when the latest change was, ISO 8601; empty if no file is there. */
    String latest() {
        return times.stream()
                .filter(time -> time.toMillis() > 0)
                .max(FileTime::compareTo)
                .map(FileTime::toInstant)
                .map(time -> time.truncatedTo(ChronoUnit.SECONDS))
                .map(Instant::toString)
                .orElse("");
    }

    /** Returns whether the first file is there and not older than the second. */
    static boolean isFresh(Path file, Path source) {
        Optional<FileTime> written = time(file);
        return written.isPresent()
                && time(source).map(t -> t.compareTo(written.get()) <= 0).orElse(true);
    }

    private static Optional<FileTime> time(Path file) {
        try {
            return Optional.of(Files.getLastModifiedTime(file));
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
