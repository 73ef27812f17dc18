package moyo.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The beginning of a command that starts this JDK in a process of its own. */
final class JavaCommand {
    /** A shell without job control starts background jobs that ignore Ctrl-C; this undoes it. */
    private static final List<String> HEARING = List.of("/usr/bin/env", "--default-signal=INT");

    private JavaCommand() {}

    /** Returns a command whose process receives Ctrl-C, even if the tests run in the background. */
    static List<String> begin() throws IOException {
        List<String> command = new ArrayList<>(canHear() ? HEARING : List.of());
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        return command;
    }

    /** Whether {@code env} has the option; it may be an older one. */
    private static boolean canHear() throws IOException {
        List<String> command = new ArrayList<>(HEARING);
        command.add("true");
        try {
            return new ProcessBuilder(command)
                            .redirectError(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
