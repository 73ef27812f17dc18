package moyo.app.learn;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.DoubleSupplier;
import moyo.lab.executor.Block;
import moyo.net.selfplay.RowsFolder;
import moyo.net.selfplay.SelfPlayOptions;

/**
 * The blocks of self-play on a cluster: each is played with the newest network, and its rows go
 * into the folder of the run. {@code blocks.txt} lists the blocks that have ended, so that a later
 * process goes on with other random numbers.
 */
final class SelfPlayBlocks implements Block.Source {
    /** Games that end in a block, for each that is under way at once. */
    private static final int GAMES_PER_ROW = 8;

    private final Path dir;
    private final RowsFolder folder;
    private final Map<String, Object> facts;
    private final SelfPlayOptions options;
    private final DoubleSupplier share;
    private final long seed;
    private final int rows;
    private final PrintWriter err;
    private volatile boolean stopped;
    private int next;
    private int blocks;
    private int files;

    /**
     * @param share how much of the time has passed; no block begins after 1
     * @param rows the games of a block that are under way at once
     */
    SelfPlayBlocks(
            Path dir,
            RowsFolder folder,
            Map<String, Object> facts,
            SelfPlayOptions options,
            DoubleSupplier share,
            long seed,
            int rows,
            PrintWriter err)
            throws IOException {
        this.dir = dir;
        this.folder = folder;
        this.facts = Map.copyOf(facts);
        this.options = options;
        this.share = share;
        this.seed = seed;
        this.rows = rows;
        this.err = err;
        next = 1 + last(dir.resolve("blocks.txt"));
    }

    private static int last(Path file) throws IOException {
        return Files.exists(file)
                ? Files.readAllLines(file).stream().mapToInt(Integer::parseInt).max().orElse(-1)
                : -1;
    }

    @Override
    public int next() {
        return share.getAsDouble() < 1 ? next++ : -1;
    }

    @Override
    public Block work() {
        try {
            byte[] network = Files.readAllBytes(dir.resolve("nets").resolve("latest.net"));
            return new SelfPlayBlock(
                    facts, options, network, share.getAsDouble(), seed, rows, rows * GAMES_PER_ROW);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Drops the blocks under way; called from another thread. */
    void stop() {
        stopped = true;
    }

    @Override
    public boolean isStopped() {
        return stopped;
    }

    @Override
    public void warn(String sentence) {
        err.println("moyo: " + sentence);
    }

    @Override
    public void finished(int number, List<byte[]> contents) {
        contents.forEach(folder::add);
        blocks++;
        files += contents.size();
        try {
            Files.writeString(
                    dir.resolve("blocks.txt"),
                    number + "\n",
                    StandardOpenOption.CREATE,
                    StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        err.println("moyo: block %d has ended, %d in all".formatted(number, blocks));
    }

    /** The blocks, games and files of this process. */
    String json() {
        return String.format(
                Locale.ROOT,
                "{\"blocks\": %d, \"games\": %d, \"files\": %d}",
                blocks,
                blocks * rows * GAMES_PER_ROW,
                files);
    }
}
