package moyo.session;

/** Waits for threads that end soon, also if the waiting thread is interrupted. */
final class Joining {
    private Joining() {}

    /** Returns when the thread has ended; restores the interrupt flag. */
    static void join(Thread thread) {
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
