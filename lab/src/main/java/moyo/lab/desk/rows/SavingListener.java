package moyo.lab.desk.rows;

import moyo.lab.record.GameResult;
import moyo.lab.run.RunListener;

/** Saves the record of a row from time to time while games are played. */
final class SavingListener implements RunListener {
    private static final long NANOS_BETWEEN_SAVES = 300_000_000_000L;

    private final RunListener listener;
    private final Runnable save;
    private long lastSave = System.nanoTime();

    /**
     * @param listener is told everything
     */
    SavingListener(RunListener listener, Runnable save) {
        this.listener = listener;
        this.save = save;
    }

    @Override
    public void finished(GameResult result) {
        listener.finished(result);
        if (System.nanoTime() - lastSave > NANOS_BETWEEN_SAVES) {
            lastSave = System.nanoTime();
            save.run();
        }
    }

    @Override
    public void warn(String sentence) {
        listener.warn(sentence);
    }
}
