package moyo.net.selfplay;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.DoubleSupplier;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.net.MoveLists;
import moyo.net.NetworkOutput;
import moyo.net.Teachable;
import moyo.net.Utility;
import moyo.net.batch.Batch;

/**
 * One thread of self-play. It has several batches, each with a game for every row: while the
 * network evaluates one batch, the thread moves the games of another on.
 *
 * @param <P> the positions of the game
 */
final class Worker<P extends Position<P>> implements Runnable {
    /** Rows of one file. */
    private static final int ROWS_PER_FILE = 8192;

    /** A file has fewer rows if they take longer: the trainer waits for them. */
    private static final long FILE_NANOS = TimeUnit.SECONDS.toNanos(4);

    /** How long to rest when no batch is done. */
    private static final long REST_NANOS = 20_000;

    private final List<Batch> batches;
    private final List<List<GameInPlay<P>>> games = new ArrayList<>();
    private final RowLayout layout;
    private final RowsFolder folder;
    private final Progress progress;
    private final BooleanSupplier ends;
    private final byte[] rows;
    private int rowCount;
    private long lastFile = System.nanoTime();

    Worker(
            Teachable<P> lesson,
            SelfPlayOptions options,
            List<Batch> batches,
            RowsFolder folder,
            Progress progress,
            DoubleSupplier share,
            BooleanSupplier ends,
            Rng rng) {
        this.batches = List.copyOf(batches);
        this.folder = folder;
        this.progress = progress;
        this.ends = ends;
        layout = new RowLayout(lesson.encoding().shape());
        rows = new byte[(ROWS_PER_FILE + lesson.mostMoves()) * layout.bytes];
        Schedules schedules = new Schedules(options.mostCandidates(), options.mostVisits());
        int moveCodes = lesson.drawGame(rng.split()).moveCodes();
        NetworkOutput<P> output =
                new NetworkOutput<>(
                        lesson.encoding(),
                        lesson.candidates(),
                        new Utility(options.scoreWeight(), lesson.clearLead()),
                        moveCodes);
        for (Batch batch : batches) {
            List<GameInPlay<P>> ofBatch = new ArrayList<>();
            for (int i = 0; i < batch.size(); i++) {
                ofBatch.add(
                        new GameInPlay<>(
                                lesson,
                                options,
                                schedules,
                                share,
                                output,
                                moveCodes,
                                this::keep,
                                rng.split()));
            }
            games.add(ofBatch);
        }
    }

    @Override
    public void run() {
        for (int i = 0; i < batches.size(); i++) {
            select(i);
        }
        while (!ends.getAsBoolean()) {
            boolean worked = false;
            for (int i = 0; i < batches.size(); i++) {
                if (batches.get(i).isDone()) {
                    complete(i);
                    select(i);
                    worked = true;
                }
            }
            if (!worked) {
                LockSupport.parkNanos(REST_NANOS);
            }
        }
        write();
    }

    private void select(int number) {
        Batch batch = batches.get(number);
        List<GameInPlay<P>> under = games.get(number);
        MoveLists lists = batch.moves();
        if (lists != null) {
            lists.clear();
        }
        for (int i = 0; i < under.size(); i++) {
            under.get(i).select(batch, i);
        }
        batch.submit(under.size());
    }

    private void complete(int number) {
        Batch batch = batches.get(number);
        List<GameInPlay<P>> under = games.get(number);
        float[] outputs = batch.outputs();
        for (int i = 0; i < under.size(); i++) {
            under.get(i).complete(batch, outputs, i);
        }
        progress.addEvaluations(under.size());
    }

    private void keep(byte[] game, int count, double scoreForFirst, int moves) {
        System.arraycopy(game, 0, rows, rowCount * layout.bytes, count * layout.bytes);
        rowCount += count;
        progress.addGame(count, scoreForFirst, moves);
        if (rowCount >= ROWS_PER_FILE || System.nanoTime() - lastFile > FILE_NANOS) {
            write();
        }
    }

    private void write() {
        if (rowCount > 0) {
            folder.write(rows, rowCount);
            rowCount = 0;
        }
        lastFile = System.nanoTime();
    }
}
