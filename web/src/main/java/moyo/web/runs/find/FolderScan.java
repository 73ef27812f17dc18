package moyo.web.runs.find;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import moyo.game.BadInput;
import moyo.lab.record.ResultsFile;
import moyo.lab.run.RunFolder;

/** One walk through the folders of runs. Folders of game records are not entered. */
final class FolderScan {
    private static final int DEEPEST = 6;
    private static final int MOST_FOLDERS = 20_000;

    private final Path root;
    private final List<FoundRun> runs = new ArrayList<>();
    private int folders;

    FolderScan(Path root) {
        this.root = root;
    }

    /** Returns the runs in the order of their paths. */
    List<FoundRun> runs() {
        for (Path folder : folders(root)) {
            visit(folder, String.valueOf(folder.getFileName()), 1, false);
        }
        return runs;
    }

    private void visit(Path folder, String path, int depth, boolean isPart) {
        folders++;
        if (folders > MOST_FOLDERS) {
            return;
        }
        Optional<RunKind> kind = kind(folder);
        kind.ifPresent(k -> runs.add(new FoundRun(id(path), path, folder, k, isPart)));
        boolean entered = kind.filter(k -> k == RunKind.GAMES || k == RunKind.TRAINING).isEmpty();
        if (entered && depth < DEEPEST) {
            boolean inside = isPart || kind.isPresent();
            for (Path inner : folders(folder)) {
                visit(inner, path + "/" + inner.getFileName(), depth + 1, inside);
            }
        }
    }

    private static List<Path> folders(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> !file.endsWith("games") && Files.isDirectory(file))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            return List.of(); // none yet, or it may not be read
        }
    }

    private static Optional<RunKind> kind(Path folder) {
        if (has(folder, "run.json")) {
            return Optional.of(RunKind.GAMES);
        } else if (has(folder, "tuning.json")) {
            return Optional.of(RunKind.TUNING);
        } else if (has(folder, "learning.json")) {
            return Optional.of(RunKind.LEARNING);
        } else if (has(folder, "training.json")) {
            return Optional.of(RunKind.TRAINING);
        } else if (has(folder, ResultsFile.NAME)) {
            return Optional.of(RunKind.GAMES); // run.json is lost
        }
        boolean experiment =
                has(folder, "summary.json") || has(folder, "order.json") || hasRows(folder);
        return experiment ? Optional.of(RunKind.EXPERIMENT) : Optional.empty();
    }

    private static boolean has(Path folder, String file) {
        return Files.isRegularFile(folder.resolve(file));
    }

    /**
     * Returns whether a folder holds rows of an experiment, {@code EXPERIMENT/ROW/run.json}, of
     * which none is finished, so that there is no summary yet.
     */
    private static boolean hasRows(Path folder) {
        for (Path experiment : folders(folder)) {
            for (Path row : has(experiment, "run.json") ? List.<Path>of() : folders(experiment)) {
                if (has(row, "run.json")) {
                    return isRow(row, String.valueOf(experiment.getFileName()));
                }
            }
        }
        return false;
    }

    private static boolean isRow(Path folder, String experiment) {
        try {
            return RunFolder.describe(folder).plan().name().startsWith(experiment + ", ");
        } catch (BadInput e) {
            return false;
        }
    }

    /** Returns the path if it is a plain name, else a similar name with a hash of the path. */
    private static String id(String path) {
        String plain = path.replaceAll("[^A-Za-z0-9._/-]", "_").replace('/', '~');
        if (plain.replace('~', '/').equals(path)) {
            return plain;
        }
        CRC32 sum = new CRC32();
        sum.update(path.getBytes(StandardCharsets.UTF_8));
        return "%s-%08x".formatted(plain, sum.getValue());
    }
}
