package moyo.lab.teach;

import moyo.net.exam.ExamResult;

/**
 * What a network scored in the game's exam.
 *
 * @param network the step of the network, the name of its file
 * @param seconds of the run, when it was made
 * @param visits of each search; 2 are the policy alone
 */
public record ExamRecord(String network, double seconds, int visits, int perfect, int asked) {
    /** The visits at which the likeliest move is played: one for the root, one for that move. */
    public static final int POLICY_ALONE = 2;

    public ExamResult result() {
        return new ExamResult(perfect, asked);
    }
}
