package moyo.app.play;

import java.io.File;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** This program as a GTP engine in a process of its own. */
public final class OwnEngine {
    private static final String MAIN = "moyo.app.Main";

    private OwnEngine() {}

    /**
     * Returns the command that starts it from any folder, with the same Java and the same heap
     * size.
     */
    public static List<String> command(List<String> options) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(argument -> argument.startsWith("-X"))
                .forEach(command::add);
        command.addAll(List.of("-cp", classPath(), MAIN, "gtp"));
        command.addAll(options);
        return command;
    }

    private static String classPath() {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(entry -> Path.of(entry).toAbsolutePath().toString())
                .collect(Collectors.joining(File.pathSeparator));
    }
}
