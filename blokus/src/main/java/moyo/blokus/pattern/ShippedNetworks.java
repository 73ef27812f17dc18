package moyo.blokus.pattern;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import moyo.game.BadInput;
import moyo.game.FileTrouble;
import moyo.net.perceptron.NetworkBook;
import moyo.net.perceptron.NetworkBookFile;
import moyo.net.perceptron.Perceptron;
import moyo.net.weights.SentFiles;
import org.jspecify.annotations.Nullable;

/** The networks that are shipped, by name, those in files, and a constant as control. */
public final class ShippedNetworks {
    /** As in the paper; with the pieces in hand; with even data late in the game; with both. */
    public static final List<String> NAMES = List.of("paper", "pieces", "even", "pieces-even");

    /** The name of networks that say 0.5 of every position. */
    public static final String CONSTANT = "constant";

    private static final Map<String, NetworkBook> READ = new ConcurrentHashMap<>();

    private ShippedNetworks() {}

    /**
     * Why networks cannot be used, or an empty text.
     *
     * @param name one of {@link #NAMES}, {@link #CONSTANT} or a file
     */
    public static String missing(String name) {
        return NAMES.contains(name) && resource(name) == null
                ? "no networks '%s' are shipped; ./moyo learn patterns makes them, net=FILE reads them"
                        .formatted(name)
                : "";
    }

    /** Reads networks by name, or from a file if there is no such name. */
    public static NetworkBook read(String name) {
        if (name.equals(CONSTANT)) {
            return constant();
        }
        if (!NAMES.contains(name)) {
            return checked(NetworkBookFile.read(SentFiles.find(Path.of(name))));
        }
        URL url = resource(name);
        if (url == null) {
            throw new BadInput(missing(name));
        }
        return READ.computeIfAbsent(name, n -> checked(read(n, url)));
    }

    private static NetworkBook constant() {
        Perceptron half =
                new Perceptron(
                        Patterns.COUNT, new int[0], new float[0], new float[1], new float[1], 0);
        return new NetworkBook(
                CONSTANT,
                Features.PATTERNS.words(),
                new TreeMap<>(Map.of(1, half)),
                Map.of("output", "0.5"));
    }

    private static @Nullable URL resource(String name) {
        return ShippedNetworks.class.getResource(name + ".net");
    }

    private static NetworkBook read(String name, URL url) {
        try (InputStream stream = url.openStream()) {
            return NetworkBookFile.read(name, stream);
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "cannot read networks '%s': %s".formatted(name, FileTrouble.reason(e)), e);
        }
    }

    private static NetworkBook checked(NetworkBook book) {
        Features features = Features.of(book.features(), book.source());
        if (book.inputs() != features.count()) {
            throw new BadInput(
                    "network file '%s' has %d inputs; '%s' are %d"
                            .formatted(
                                    book.source(),
                                    book.inputs(),
                                    features.words(),
                                    features.count()));
        }
        return book;
    }
}
