package moyo.lab.desk;

/**
 * Does something when somebody stops the program from outside, as by Ctrl-C. The program ends only
 * when this is closed, or after a while: the time to end what was begun, such as a report.
 */
public interface Interrupt extends AutoCloseable {
    /** What a shell says of a program that was stopped by Ctrl-C. */
    int EXIT_CODE = 130;

    /** What is to be done, from now on. */
    void does(Runnable action);

    @Override
    void close();
}
