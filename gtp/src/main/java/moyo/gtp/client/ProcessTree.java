package moyo.gtp.client;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The CPU time of a process and its descendants, from {@code /proc/PID/stat} of Linux: user and
 * system time of the process, of those of its children that have ended and were waited for, and of
 * its descendants and other processes of its session that still run. The CPU time of a process that
 * was orphaned before it ended is not counted. Resolution: 10 ms.
 */
final class ProcessTree {
    /** The fields after the name, which is in parentheses and may contain any character. */
    private static final int PARENT = 1;

    private static final int SESSION = 3;
    private static final int FIRST_TIME = 11;
    private static final int TIMES = 4;

    /** The unit of these times (USER_HZ), which is 100 Hz on all current Linux systems. */
    private static final Duration TICK = Duration.ofMillis(10);

    private record Stat(long parent, long session, long ticks) {}

    private final Path proc;

    ProcessTree(Path proc) {
        this.proc = proc;
    }

    static ProcessTree ofThisSystem() {
        return new ProcessTree(Path.of("/proc"));
    }

    /**
     * Returns the CPU time so far; empty if the process has ended or the system has no {@code
     * /proc}.
     */
    Optional<Duration> cpuTime(long root) {
        if (read(root).isEmpty()) {
            return Optional.empty();
        }
        Map<Long, Stat> all = readAll();
        long ticks = 0;
        for (long pid : family(root, all)) {
            Stat stat = all.get(pid);
            ticks += stat == null ? 0 : stat.ticks;
        }
        return Optional.of(TICK.multipliedBy(ticks));
    }

    private static Set<Long> family(long root, Map<Long, Stat> all) {
        Map<Long, List<Long>> children = new HashMap<>();
        all.forEach(
                (pid, s) -> children.computeIfAbsent(s.parent, p -> new ArrayList<>()).add(pid));
        List<Long> open = new ArrayList<>(List.of(root));
        all.forEach(
                (pid, stat) -> {
                    if (stat.session == root) {
                        open.add(pid);
                    }
                });
        Set<Long> family = new HashSet<>();
        while (!open.isEmpty()) {
            long pid = open.remove(open.size() - 1);
            if (family.add(pid)) {
                open.addAll(children.getOrDefault(pid, List.of()));
            }
        }
        return family;
    }

    private Map<Long, Stat> readAll() {
        Map<Long, Stat> all = new HashMap<>();
        try (DirectoryStream<Path> folders = Files.newDirectoryStream(proc, "[0-9]*")) {
            for (Path folder : folders) {
                long pid = Long.parseLong(folder.getFileName().toString());
                read(pid).ifPresent(stat -> all.put(pid, stat));
            }
        } catch (IOException | RuntimeException e) {
            // What was read by then has to do.
        }
        return all;
    }

    private Optional<Stat> read(long pid) {
        Path file = proc.resolve(Long.toString(pid)).resolve("stat");
        try {
            return parse(Files.readString(file, StandardCharsets.ISO_8859_1));
        } catch (IOException e) {
            return Optional.empty(); // it has ended, or there is no such system
        }
    }

    private static Optional<Stat> parse(String line) {
        String[] fields = line.substring(line.lastIndexOf(')') + 1).strip().split(" ", -1);
        if (fields.length < FIRST_TIME + TIMES) {
            return Optional.empty();
        }
        try {
            long ticks = 0;
            for (int i = FIRST_TIME; i < FIRST_TIME + TIMES; i++) {
                ticks += Long.parseLong(fields[i]);
            }
            return Optional.of(
                    new Stat(
                            Long.parseLong(fields[PARENT]),
                            Long.parseLong(fields[SESSION]),
                            ticks));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }
}
