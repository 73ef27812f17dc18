package moyo.lab.executor;

import java.io.IOException;
import java.io.Serializable;
import java.util.List;

/**
 * Work that is no game between players, such as self-play, cut into numbered blocks. A block that
 * is repeated gives the same result, because its random numbers come from its number.
 */
@FunctionalInterface
public interface Block extends Serializable {
    /**
     * Does the work of a block, on any machine.
     *
     * @return the contents of files
     */
    List<byte[]> run(int number) throws IOException, InterruptedException;

    /** Hands out blocks and receives their results; all calls come from one thread. */
    interface Source {
        /** Returns the next block's number; negative if there are no more. */
        int next();

        /** Returns the work, which may change from block to block. */
        Block work();

        /** Whether the user has stopped the work: blocks under way are dropped. */
        boolean isStopped();

        /** Called with a warning for the user. */
        void warn(String sentence);

        /** Called once for each block that was handed out, when it has ended. */
        void finished(int number, List<byte[]> files);
    }
}
