package moyo.lab.desk;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.function.Supplier;
import moyo.lab.executor.ExecutorFactory;
import moyo.session.GameList;

/**
 * What the laboratory needs of the program that it is a part of.
 *
 * @param games those that can be played
 * @param executors who plays pairs
 * @param interrupts watches for somebody who wants to stop
 * @param out for results
 * @param err for progress and remarks
 */
public record Workplace(
        Circumstances circumstances,
        GameList games,
        ExecutorFactory executors,
        Supplier<? extends Interrupt> interrupts,
        PrintWriter out,
        PrintWriter err) {

    /** A remark for people. */
    void say(String sentence) {
        err.println("moyo: " + sentence);
    }

    /** Says how to go on after somebody has stopped the program. */
    void sayHowToGoOn(Path dir) {
        say("stopped; every finished game is in '%s'".formatted(dir));
        say("to go on: " + circumstances.command());
        err.flush();
    }

    /** Says why a run has ended too early. */
    void sayWhatIsWrong(String what, String complaint) {
        say("the %s was stopped: %s".formatted(what, complaint));
        say("when that is mended, go on with: " + circumstances.command());
    }
}
