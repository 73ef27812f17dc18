package moyo.web.runs.play;

import java.io.IOException;
import java.nio.file.Path;
import moyo.lab.desk.Workplace;

/**
 * What is played into a folder.
 *
 * @param command the command line that does the same; may be empty
 * @param marker the file in the folder by which the list of runs finds it
 */
record Job(String title, Path folder, String command, String marker, Playing playing) {
    /** Plays until all games are played or the interrupt of the workplace stops it. */
    @FunctionalInterface
    interface Playing {
        /** Returns an exit code as the command line does. */
        int play(Workplace workplace) throws IOException, InterruptedException;
    }
}
