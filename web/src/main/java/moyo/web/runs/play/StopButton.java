package moyo.web.runs.play;

import moyo.lab.desk.Interrupt;

/** Stops a run from the page, whether or not it has begun. Thread-safe. */
final class StopButton implements Interrupt {
    private Runnable action = () -> {};
    private boolean pressed;

    @Override
    public void does(Runnable next) {
        boolean now;
        synchronized (this) {
            action = next;
            now = pressed;
        }
        if (now) {
            next.run();
        }
    }

    void press() {
        Runnable stopping;
        synchronized (this) {
            if (pressed) {
                return;
            }
            pressed = true;
            stopping = action;
        }
        stopping.run();
    }

    @Override
    public void close() {}
}
