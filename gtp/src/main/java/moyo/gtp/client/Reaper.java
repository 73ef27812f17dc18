package moyo.gtp.client;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Ends an engine together with every process that it has started, even if the engine is gone
 * already or this JVM is killed. An engine runs in a session of its own, so its helpers are in its
 * process group. A shell holds the list of groups: its stdin ends with this JVM, however that ends,
 * and then it kills what is left. On systems without {@code setsid} it does nothing.
 */
final class Reaper {
    /**
     * Lines of stdin: {@code + GROUP} remembers, {@code - GROUP} kills and forgets. At the end of
     * stdin engines get a second to leave by themselves, as the end of theirs tells them to.
     */
    private static final String SCRIPT =
            """
            groups=
            while read -r order group; do
                case $order in
                +) groups="$groups $group" ;;
                -)
                    kill -s KILL -- "-$group"
                    rest=
                    for known in $groups; do
                        [ "$known" = "$group" ] || rest="$rest $known"
                    done
                    groups=$rest
                    ;;
                esac
            done
            [ -n "$groups" ] || exit 0
            sleep 1
            for group in $groups; do
                kill -s KILL -- "-$group"
            done
            """;

    private static final Path SHELL = Path.of("/bin/sh");

    private final Optional<Path> setsid;
    private final Set<Long> groups = new TreeSet<>();
    private @Nullable Process shell;

    Reaper() {
        boolean linux = System.getProperty("os.name").equals("Linux");
        setsid = linux && Files.isExecutable(SHELL) ? Programs.find("setsid") : Optional.empty();
    }

    /**
     * The command that starts a program in a session of its own, with the same process id. The
     * command itself if that cannot be done, or if there is no such program: to start it then fails
     * as it should.
     */
    List<String> inOwnSession(List<String> command) {
        File program = new File(command.get(0));
        if (setsid.isEmpty()
                || !program.isAbsolute()
                || !program.isFile()
                || !program.canExecute()) {
            return command;
        }
        List<String> words = new ArrayList<>();
        words.add(setsid.get().toString());
        words.addAll(command);
        return words;
    }

    /**
     * An engine has been started.
     *
     * @param group its process id, which is that of its group
     */
    synchronized void watch(long group) {
        if (setsid.isPresent()) {
            groups.add(group);
            tell("+ " + group);
        }
    }

    /** Kills what is left of an engine's group; returns before that is done. */
    synchronized void kill(long group) {
        if (groups.remove(group)) {
            tell("- " + group);
        }
    }

    /** A shell that somebody has killed is replaced. */
    private void tell(String line) {
        try {
            if (shell == null || !shell.isAlive()) {
                shell = start();
                for (long group : groups) {
                    send(shell, "+ " + group);
                }
            }
            send(shell, line);
        } catch (IOException e) {
            // Then only the known children of an engine are killed.
        }
    }

    private Process start() throws IOException {
        List<String> command = inOwnSession(List.of(SHELL.toString(), "-c", SCRIPT));
        return new ProcessBuilder(command)
                .directory(new File("/"))
                .redirectOutput(Redirect.DISCARD)
                .redirectError(Redirect.DISCARD)
                .start();
    }

    private static void send(Process shell, String line) throws IOException {
        OutputStream stdin = shell.getOutputStream();
        stdin.write((line + "\n").getBytes(StandardCharsets.UTF_8));
        stdin.flush();
    }
}
