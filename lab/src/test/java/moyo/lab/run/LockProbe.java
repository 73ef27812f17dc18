package moyo.lab.run;

import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Another process that looks whether a file is locked: its exit code is 1 if so. */
final class LockProbe {
    private LockProbe() {}

    public static void main(String[] arguments) throws Exception {
        try (FileChannel channel =
                FileChannel.open(Path.of(arguments[0]), StandardOpenOption.WRITE)) {
            System.exit(channel.tryLock() == null ? 1 : 0);
        }
    }

    static boolean isLocked(Path file) throws Exception {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Path classes =
                Path.of(
                        LockProbe.class
                                .getProtectionDomain()
                                .getCodeSource()
                                .getLocation()
                                .toURI());
        return new ProcessBuilder(
                                java,
                                "-cp",
                                classes.toString(),
                                LockProbe.class.getName(),
                                file.toString())
                        .start()
                        .waitFor()
                != 0;
    }
}
