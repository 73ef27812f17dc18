package moyo.app;

import java.io.File;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Loads the program anew, with the files of a folder in place of the networks that are shipped for
 * {@code zero}. A network without such a file is missing.
 */
final class OtherNetworks extends URLClassLoader {
    private final Path folder;

    OtherNetworks(Path folder) {
        super(classPath(), ClassLoader.getPlatformClassLoader());
        this.folder = folder;
    }

    private static URL[] classPath() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(entry -> url(Path.of(entry)))
                .toArray(URL[]::new);
    }

    private static URL url(Path path) {
        try {
            return path.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public @Nullable URL getResource(String name) {
        URL shipped = super.getResource(name);
        if (shipped == null || !name.matches("moyo/\\w+/net/[^/]+\\.net")) {
            return shipped;
        }
        Path file = folder.resolve(name.substring(name.lastIndexOf('/') + 1));
        return Files.exists(file) ? url(file) : null;
    }

    /** Runs a command in the program that was loaded. */
    Said moyo(String... words) throws ReflectiveOperationException {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        Method run =
                loadClass("moyo.app.Main")
                        .getDeclaredMethod(
                                "run", PrintWriter.class, PrintWriter.class, String[].class);
        run.setAccessible(true);
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        thread.setContextClassLoader(this);
        try {
            Object code =
                    run.invoke(null, new PrintWriter(out, true), new PrintWriter(err, true), words);
            return new Said((int) code, out.toString(), err.toString());
        } finally {
            thread.setContextClassLoader(before);
        }
    }
}
