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
 * Kills an engine and every process that it has started, also if the engine has ended already or
 * this JVM is killed. An engine runs in a session of its own, so its children are in its process
 * group. A shell stores the list of groups; its stdin ends with this JVM, and then it kills the
 * remaining groups. On systems without {@code setsid} it does nothing.
 */
final class Reaper {
    /**
     * Lines of stdin: {@code + GROUP} adds a group, {@code - GROUP} kills and removes it. At the
     * end of stdin engines get a second to exit by themselves, because their stdin has ended, too.
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
     * Returns the command that starts a program in a session of its own, with the same process id.
     * Returns the command itself if that is impossible, or if there is no such program, so that
     * starting it fails with the usual error.
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
     * Called when an engine has been started.
     *
     * @param group its process id, which is also its process group
     */
    synchronized void watch(long group) {
        if (setsid.isPresent()) {
            groups.add(group);
            tell("+ " + group);
        }
    }

    /** Kills the remaining processes of an engine's group; returns without waiting. */
    synchronized void kill(long group) {
        if (groups.remove(group)) {
            tell("- " + group);
        }
    }

    /** Sends a line to the shell; a shell that was killed is replaced. */
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
            // Without a shell only the known children of an engine are killed.
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
