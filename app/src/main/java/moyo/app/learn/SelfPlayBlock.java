package moyo.app.learn;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import moyo.app.option.Games;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.lab.executor.Block;
import moyo.net.Teachable;
import moyo.net.batch.LocalBatch;
import moyo.net.batch.NewestNetwork;
import moyo.net.selfplay.SelfPlay;
import moyo.net.selfplay.SelfPlayOptions;
import moyo.session.GameKit;

/**
 * Games of self-play in one thread of a node, until enough have ended. Games under way are dropped;
 * with many games for each that is under way, short games are hardly favoured.
 */
final class SelfPlayBlock implements Block {
    private static final long serialVersionUID = 1L;

    private final TreeMap<String, Object> facts;
    private final SelfPlayOptions options;
    private final byte[] network;
    private final double share;
    private final long seed;
    private final int rows;
    private final int games;

    /**
     * @param facts of the game
     * @param network the contents of the weights file
     * @param share how much of the training time has passed
     * @param seed of the run
     * @param rows how many games are under way at once
     * @param games how many games end
     */
    SelfPlayBlock(
            Map<String, Object> facts,
            SelfPlayOptions options,
            byte[] network,
            double share,
            long seed,
            int rows,
            int games) {
        this.facts = new TreeMap<>(facts);
        this.options = options;
        this.network = network;
        this.share = share;
        this.seed = seed;
        this.rows = rows;
        this.games = games;
    }

    @Override
    public List<byte[]> run(int number) throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("moyo-block");
        try {
            play(Games.LIST.ofFacts(facts), number, folder);
            return contents(folder.resolve("rows"));
        } finally {
            remove(folder);
        }
    }

    private <P extends Position<P>> void play(GameKit<?, P> kit, int number, Path folder)
            throws IOException, InterruptedException {
        Teachable<P> lessons = kit.lessons().orElseThrow();
        var shape = lessons.encoding().shape();
        Path file = Files.write(folder.resolve("block.net"), network);
        SelfPlayEnd end = new SelfPlayEnd(games);
        NewestNetwork newest = new NewestNetwork(file, shape);
        newest.await(() -> false);
        SelfPlay<P> play =
                new SelfPlay<>(
                        lessons,
                        options,
                        LocalBatch.forThreads(1, newest, shape, rows),
                        folder.resolve("rows"),
                        () -> share,
                        end,
                        new Rng(Rng.mix(seed) + number));
        end.of(play.progress());
        play.run();
    }

    private static List<byte[]> contents(Path rows) throws IOException {
        List<byte[]> contents = new ArrayList<>();
        try (Stream<Path> files = Files.list(rows)) {
            for (Path file : files.sorted().toList()) {
                contents.add(Files.readAllBytes(file));
            }
        }
        return contents;
    }

    private static void remove(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
