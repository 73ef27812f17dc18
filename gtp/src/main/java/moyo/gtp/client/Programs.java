package moyo.gtp.client;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Where programs are: in the folders of the PATH, and where Debian puts games, which is in few
 * people's PATH.
 */
public final class Programs {
    private static final List<String> GAMES = List.of("/usr/games", "/usr/local/games");

    private Programs() {}

    /** The program of that name, if it is on this machine. */
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
