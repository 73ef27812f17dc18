package moyo.cluster;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import moyo.lab.executor.PairTask;
import org.apache.spark.api.java.JavaSparkContext;

/** Sends the files that players name in their specs, such as {@code net=FILE}, to the nodes. */
final class FilesOfPlayers {
    private final Map<String, String> sent = new HashMap<>();

    /** Returns Spark's names of the files of these pairs, by path. */
    synchronized Map<String, String> send(JavaSparkContext context, List<PairTask> pairs) {
        Set<String> paths = new TreeSet<>();
        pairs.stream()
                .flatMap(pair -> Stream.of(pair.a(), pair.b()))
                .filter(entrant -> !entrant.isOutside())
                .map(entrant -> entrant.spec())
                .distinct()
                .forEach(spec -> addPaths(spec, paths));
        Map<String, String> names = new TreeMap<>();
        try {
            for (String path : paths) {
                names.put(path, name(context, path));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return names;
    }

    private static void addPaths(String spec, Set<String> paths) {
        for (String setting : spec.split("\\s+", -1)) {
            String value = setting.substring(setting.indexOf('=') + 1);
            if (setting.contains("=") && isFile(value)) {
                paths.add(value);
            }
        }
    }

    private static boolean isFile(String text) {
        try {
            return !text.isEmpty() && Files.isRegularFile(Path.of(text));
        } catch (InvalidPathException e) {
            return false;
        }
    }

    /** A file that has changed since is sent again under another name. */
    private String name(JavaSparkContext context, String path) throws IOException {
        Path file = Path.of(path);
        String version = path + " " + Files.getLastModifiedTime(file) + " " + Files.size(file);
        String name = sent.get(version);
        if (name == null) {
            name = "%d-%s".formatted(sent.size(), file.getFileName());
            Path folder = Files.createTempDirectory("moyo-sent");
            folder.toFile().deleteOnExit(); // the last one is deleted first
            Path copy = Files.copy(file, folder.resolve(name));
            copy.toFile().deleteOnExit();
            context.addFile(copy.toString());
            sent.put(version, name);
        }
        return name;
    }
}
