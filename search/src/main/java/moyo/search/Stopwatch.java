package moyo.search;

/** Says when a budget is spent. */
final class Stopwatch {
    private final int simulations;
    private final long deadline;

    Stopwatch(Budget budget) {
        if (budget instanceof Budget.Simulations s) {
            simulations = s.count();
            deadline = Long.MAX_VALUE;
        } else {
            simulations = Integer.MAX_VALUE;
            deadline = System.nanoTime() + ((Budget.Time) budget).limit().toNanos();
        }
    }

    /** Whether another simulation may follow {@code done} ones. */
    boolean allows(int done) {
        return done < simulations
                && (deadline == Long.MAX_VALUE || System.nanoTime() - deadline < 0);
    }
}
