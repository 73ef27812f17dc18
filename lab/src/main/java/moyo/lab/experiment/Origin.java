package moyo.lab.experiment;

/**
 * The row that owns the games which a row shows: the row itself, or a row of any experiment. The
 * games of one origin are played once.
 *
 * @param experiment the id of the experiment in whose folder the games are
 * @param row the name of the row there
 * @param seed the seed of that experiment
 */
public record Origin(String experiment, String row, long seed) {
    /** Returns the name of the row's folder inside the folder of the experiment. */
    public String folder() {
        return Row.folder(row);
    }

    /** Returns the text of files: {@code EXPERIMENT/ROW}. */
    @Override
    public String toString() {
        return experiment + "/" + row;
    }
}
