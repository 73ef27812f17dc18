package moyo.web.runs.play;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import moyo.web.runs.find.FoundRun;

/** The folders of the runs that were started on the page. Their names are made here. */
final class PageFolders {
    private static final String NAME = "page";
    private static final int LONGEST = 48;

    private final Path root;

    /**
     * @param runs the folder of all runs
     */
    PageFolders(Path runs) {
        root = runs.resolve(NAME);
    }

    /** Returns whether a run was started on the page. */
    boolean has(FoundRun run) {
        return run.path().matches(NAME + "/[^/]+");
    }

    /** Makes a new folder with a name like the title. */
    Path make(String title) {
        String name = slug(title);
        try {
            Files.createDirectories(root);
            for (int number = 1; ; number++) {
                Path folder = root.resolve(number == 1 ? name : name + "-" + number);
                try {
                    return Files.createDirectory(folder);
                } catch (FileAlreadyExistsException e) {
                    // the next number
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns small letters, digits and single dashes. */
    static String slug(String title) {
        String plain =
                title.toLowerCase(Locale.ROOT)
                        .replaceAll("[^a-z0-9]+", "-")
                        .replaceAll("^-|-$", "");
        String shorter = plain.length() > LONGEST ? plain.substring(0, LONGEST) : plain;
        return shorter.isEmpty() ? "run" : shorter.replaceAll("-$", "");
    }

    /** Deletes a folder in which nothing has begun. */
    static void deleteEmpty(Path folder) {
        try {
            Files.deleteIfExists(folder.resolve("games"));
            Files.deleteIfExists(folder);
        } catch (IOException e) {
            // Something is in it; it stays.
        }
    }
}
