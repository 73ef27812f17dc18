package moyo.lab.experiment;

/**
 * Whose games a row shows: its own, or those of a row that somebody else has, too. Rows of one
 * origin are played once.
 *
 * @param experiment the id of the experiment in whose folder the games are
 * @param row the name of the row there
 * @param seed of that experiment
 */
public record Origin(String experiment, String row, long seed) {
    /** That of the row, in the folder of the experiment. */
    public String folder() {
        return Row.folder(row);
    }

    /** As files name it. */
    @Override
    public String toString() {
        return experiment + "/" + row;
    }
}
