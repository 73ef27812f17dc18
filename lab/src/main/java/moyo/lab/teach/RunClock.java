package moyo.lab.teach;

import java.io.IOException;
import java.time.Duration;

/**
 * The time and the CPU time of a training run, over all processes that worked on it. The clock runs
 * while a trainer and self-play do.
 */
final class RunClock {
    private final TrainingFolder folder;
    private final double total;
    private final double ownCpuBefore;
    private double trainerCpuBefore;
    private double trainerCpu;
    private double secondsBefore;
    private boolean isRunning;
    private long started;

    RunClock(TrainingFolder folder, double minutes) throws IOException {
        this.folder = folder;
        total = 60 * minutes;
        TrainingFolder.State before = folder.state();
        secondsBefore = before.seconds();
        trainerCpuBefore = before.trainerCpu();
        ownCpuBefore = before.ownCpu() - ownCpu();
    }

    private static double ownCpu() {
        return ProcessHandle.current()
                .info()
                .totalCpuDuration()
                .map(Duration::toNanos)
                .map(nanos -> nanos / 1e9)
                .orElse(0.0);
    }

    synchronized void start() {
        started = System.nanoTime();
        isRunning = true;
    }

    /** Stops the clock; a trainer has ended. */
    synchronized void stop(double trainerCpuSeconds) throws IOException {
        secondsBefore = seconds();
        isRunning = false;
        trainerCpuBefore += trainerCpuSeconds;
        save(0);
    }

    /**
     * Saves the state.
     *
     * @param trainerCpuSeconds of the trainer that runs now
     */
    synchronized void save(double trainerCpuSeconds) throws IOException {
        trainerCpu = trainerCpuSeconds;
        folder.save(state());
    }

    synchronized TrainingFolder.State state() {
        return new TrainingFolder.State(
                seconds(), ownCpuBefore + ownCpu(), trainerCpuBefore + trainerCpu);
    }

    /** The seconds of training so far. */
    synchronized double seconds() {
        return isRunning ? secondsBefore + (System.nanoTime() - started) / 1e9 : secondsBefore;
    }

    /** The share of the run's time that is over, at most 1. */
    double share() {
        return Math.min(1, seconds() / total);
    }

    boolean isOver() {
        return seconds() >= total;
    }

    double secondsLeft() {
        return Math.max(0, total - seconds());
    }
}
