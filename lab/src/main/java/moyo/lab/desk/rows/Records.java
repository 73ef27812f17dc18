package moyo.lab.desk.rows;

import java.nio.file.Path;
import java.util.Optional;
import moyo.lab.experiment.Origin;
import moyo.lab.run.RunRecord;

/**
 * The records of a folder of experiments: games that are kept beside the files.
 *
 * @param folder the folder of the records, such as {@code experiments/recorded}
 * @param isRecording whether games are added to the records; otherwise they are compared with them
 */
public record Records(Path folder, boolean isRecording) {
    /** The name of the folder beside the files of experiments. */
    private static final String NAME = "recorded";

    /** Returns the records of the experiments in a folder. */
    public static Records beside(Path experiments, boolean isRecording) {
        return new Records(experiments.resolve(NAME), isRecording);
    }

    /** Returns the path of a row's files without their endings. */
    Path name(Origin origin) {
        return folder.resolve(origin.experiment()).resolve(origin.folder());
    }

    /** Reads the record of a row; empty if there is none. */
    Optional<RunRecord> of(Origin origin) {
        return RunRecord.read(name(origin));
    }
}
