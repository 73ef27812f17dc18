package moyo.lab.desk;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.function.Supplier;
import moyo.lab.executor.ExecutorFactory;
import moyo.session.GameList;

/**
 * The parts of the program that the laboratory uses.
 *
 * @param games the games that the program offers
 * @param executors creates the executors, which play pairs
 * @param interrupts runs an action when the user interrupts the program
 * @param out the stream of results
 * @param err the stream of progress and remarks
 */
public record Workplace(
        Circumstances circumstances,
        GameList games,
        ExecutorFactory executors,
        Supplier<? extends Interrupt> interrupts,
        PrintWriter out,
        PrintWriter err)
        implements AutoCloseable {

    /** Closes the executors. */
    @Override
    public void close() {
        executors.close();
    }

    /** Prints a remark on the error stream. */
    public void say(String sentence) {
        err.println("moyo: " + sentence);
    }

    /** Prints how to continue after the user has stopped the program. */
    public void sayHowToGoOn(Path dir) {
        say("stopped; every finished game is in '%s'".formatted(dir));
        say("to go on: " + circumstances.commandHere());
        err.flush();
    }

    /** Prints why a run has ended early. */
    public void sayWhatIsWrong(String what, String complaint) {
        say("the %s was stopped: %s".formatted(what, complaint));
        say("when the cause is removed, go on with: " + circumstances.commandHere());
    }
}
