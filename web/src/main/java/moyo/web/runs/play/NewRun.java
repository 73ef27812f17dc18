package moyo.web.runs.play;

import java.io.IOException;
import java.nio.file.Path;

/**
 * A run that was ordered and has no folder yet.
 *
 * @param title what the folder's name is made of
 */
record NewRun(String title, Making making) {
    /** Makes a job for a new folder. */
    @FunctionalInterface
    interface Making {
        Job in(Path folder) throws IOException;
    }
}
