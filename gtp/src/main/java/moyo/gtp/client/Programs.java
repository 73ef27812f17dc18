package moyo.gtp.client;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Finds programs in the folders of the PATH and in Debian's folder of games, which is often not in
 * the PATH.
 */
public final class Programs {
    private static final List<String> GAMES = List.of("/usr/games", "/usr/local/games");

    private Programs() {}

    /** Returns the path of a program; empty if it is not installed. */
    public static Optional<Path> find(String name) {
        String path = System.getenv("PATH");
        return find(name, path == null ? "" : path, GAMES);
    }

    static Optional<Path> find(String name, String path, List<String> others) {
        return Stream.concat(Stream.of(path.split(File.pathSeparator, -1)), others.stream())
                .filter(folder -> !folder.isEmpty())
                .flatMap(folder -> in(folder, name))
                .findFirst();
    }

    private static Stream<Path> in(String folder, String name) {
        try {
            Path file = Path.of(folder, name);
            return Files.isRegularFile(file) && Files.isExecutable(file)
                    ? Stream.of(file)
                    : Stream.empty();
        } catch (InvalidPathException e) {
            return Stream.empty();
        }
    }
}
