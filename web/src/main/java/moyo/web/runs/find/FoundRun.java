package moyo.web.runs.find;

import java.nio.file.Path;

/**
 * A folder of the laboratory.
 *
 * @param id its name on the page
 * @param path relative to the folder of all runs, with slashes
 * @param isPart whether it belongs to an experiment, a learning or a tuning and is not listed
 */
public record FoundRun(String id, String path, Path folder, RunKind kind, boolean isPart) {
    /** Returns whether another folder is inside this one. */
    public boolean contains(FoundRun other) {
        return other.path.startsWith(path + "/");
    }
}
