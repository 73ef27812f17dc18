package moyo.lab.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import moyo.game.BadInput;
import moyo.game.FileTrouble;

/** Whether a command may write into a folder: a new or an empty one, or one of its own. */
public final class OwnFolder {
    private OwnFolder() {}

    /**
     * Throws {@code BadInput} if a folder has files, but none that marks it as the command's own.
     * Changes nothing, so that a refused folder stays as it was.
     *
     * @param marks names of files of which a folder of the command has at least one
     */
    public static void require(Path folder, String... marks) {
        List<String> known = List.of(marks);
        if (known.stream().anyMatch(mark -> Files.exists(folder.resolve(mark)))) {
            return;
        }
        if (!Files.isDirectory(folder)) {
            if (Files.exists(folder)) {
                throw new BadInput("'%s' is not a folder".formatted(folder));
            }
            return;
        }
        Optional<Path> strange;
        try (Stream<Path> files = Files.list(folder)) {
            strange = files.filter(file -> !isLeftBehind(file, known)).sorted().findFirst();
        } catch (IOException e) {
            throw new BadInput("cannot read '%s': %s".formatted(folder, FileTrouble.reason(e)), e);
        }
        if (strange.isPresent()) {
            throw new BadInput(
                    "'%s' has no %s but other files, such as '%s'; choose another folder"
                            .formatted(folder, marks[0], strange.get().getFileName()));
        }
    }

    /** Returns whether a process that was killed at its start may have left the file. */
    private static boolean isLeftBehind(Path file, List<String> marks) {
        String name = file.getFileName().toString();
        return name.equals(FolderLock.NAME)
                || marks.stream()
                        .anyMatch(mark -> name.matches("\\Q" + mark + "\\E\\.[0-9]+\\.new"));
    }
}
