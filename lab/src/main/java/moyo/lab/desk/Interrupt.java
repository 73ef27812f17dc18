package moyo.lab.desk;

/**
 * Runs an action when the program is interrupted, as by Ctrl-C. The program ends when this object
 * is closed, at the latest after a few seconds, so that a report can be completed.
 */
public interface Interrupt extends AutoCloseable {
    /** The exit code of a program that was stopped by Ctrl-C. */
    int EXIT_CODE = 130;

    /** Runs the action at an interrupt from now on. */
    void does(Runnable action);

    @Override
    void close();
}
