package moyo.web.runs.find;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import moyo.game.BadInput;
import moyo.game.Nearest;
import org.jspecify.annotations.Nullable;

/**
 * The runs below a folder. What the page names is looked up here and never used as a path.
 * Thread-safe.
 */
public final class RunFinder {
    private static final long FRESH_NANOS = 1_000_000_000;

    private final Path root;
    private @Nullable Found found;
    private long foundAt;

    /** The result of a scan. */
    private record Found(Map<String, FoundRun> byId, Map<String, FoundRun> byPath) {}

    /**
     * @param root need not exist
     */
    public RunFinder(Path root) {
        this.root = root;
    }

    /** Returns all runs, those of this second. */
    public List<FoundRun> all() {
        return List.copyOf(found(false).byId.values());
    }

    /** Returns the runs in the folder of another. */
    public List<FoundRun> partsOf(FoundRun run) {
        return found(false).byId.values().stream().filter(run::contains).toList();
    }

    /**
     * Returns a run.
     *
     * @throws BadInput if there is none with this id
     */
    public FoundRun find(String id) {
        FoundRun run = found(false).byId.get(id);
        if (run == null) {
            run = found(true).byId.get(id);
        }
        if (run == null) {
            throw unknown(id);
        }
        return run;
    }

    private BadInput unknown(String id) {
        String shown = id.length() > 80 ? id.substring(0, 80) + "..." : id;
        String hint =
                Nearest.to(shown, List.copyOf(found(false).byId.keySet()))
                        .map(near -> "; did you mean '%s'?".formatted(near))
                        .orElse("");
        return new BadInput("there is no run '%s'%s".formatted(shown, hint));
    }

    /** Returns the run in a folder, given relative to that of all runs; empty if there is none. */
    public Optional<FoundRun> at(String path) {
        Optional<FoundRun> run = Optional.ofNullable(found(false).byPath.get(path));
        return run.isPresent() ? run : Optional.ofNullable(found(true).byPath.get(path));
    }

    private synchronized Found found(boolean fresh) {
        Found known = found;
        if (known == null || fresh || System.nanoTime() - foundAt > FRESH_NANOS) {
            Map<String, FoundRun> byId = new LinkedHashMap<>();
            Map<String, FoundRun> byPath = new LinkedHashMap<>();
            for (FoundRun run : new FolderScan(root).runs()) {
                byId.putIfAbsent(run.id(), run);
                byPath.put(run.path(), run);
            }
            known = new Found(byId, byPath);
            found = known;
            foundAt = System.nanoTime();
        }
        return known;
    }
}
