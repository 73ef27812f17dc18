package moyo.app.learn;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import moyo.app.lab.Workplaces;
import moyo.app.option.BoardOptions;
import moyo.app.option.MasterOption;
import moyo.app.option.ProgramVersion;
import moyo.app.option.SeedOption;
import moyo.game.BadInput;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.lab.desk.Interrupt;
import moyo.lab.executor.ClusterService;
import moyo.net.EncodingJson;
import moyo.net.Shape;
import moyo.net.Teachable;
import moyo.net.batch.Batch;
import moyo.net.batch.LocalBatch;
import moyo.net.batch.NewestNetwork;
import moyo.net.batch.SharedMemory;
import moyo.net.selfplay.RowsFolder;
import moyo.net.selfplay.SelfPlay;
import moyo.net.selfplay.SelfPlayOptions;
import moyo.session.GameKit;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code moyo selfplay}: plays training games of a network. */
@Command(
        name = "selfplay",
        description = {
            "Plays games of a network against itself, many at once, and writes the positions to",
            "DIR/rows. With --exchange a server evaluates them in batches; without it these threads",
            "do, with the weights of DIR/nets/latest.net, for which they wait: training/README.md."
        },
        mixinStandardHelpOptions = true,
        versionProvider = ProgramVersion.class)
public final class SelfPlayCommandLine implements Callable<Integer> {
    @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

    @Mixin private BoardOptions board = new BoardOptions();

    @Option(
            names = "--dir",
            paramLabel = "DIR",
            required = true,
            description = "The folder of the run.")
    private Path dir = Path.of("");

    @Option(
            names = "--exchange",
            paramLabel = "FILE",
            description = "The file shared with the server, preferably in memory (/dev/shm).")
    private @Nullable Path exchange;

    @Option(names = "--minutes", paramLabel = "N", description = "Duration in minutes; default 10.")
    private double minutes = 10;

    @Option(
            names = "--from",
            paramLabel = "N",
            description = "Minutes of --minutes that an earlier process has played; default 0.")
    private double from;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "Number of threads; default: number of cores minus 2.")
    private int threads = Math.max(1, Runtime.getRuntime().availableProcessors() - 2);

    @Option(
            names = "--slots",
            paramLabel = "N",
            description =
                    "Number of batches per thread, one of which the server evaluates; default 2.")
    private int slots = 2;

    @Option(
            names = "--rows",
            paramLabel = "N",
            description = "Number of games per batch; default 256, without --exchange 32.")
    private @Nullable Integer rows;

    @Mixin private MasterOption master = new MasterOption();

    @Mixin private PlayOptions playing = new PlayOptions();

    @Mixin private SeedOption seed = new SeedOption();

    @Override
    public Integer call() throws IOException, InterruptedException {
        Positive.require("--minutes", minutes);
        Positive.require("--threads", threads, 1000);
        Positive.require("--slots", slots, 1000);
        Positive.require("--rows", rows(), 100_000);
        playing.check();
        return play(board.kit());
    }

    private <P extends Position<P>> int play(GameKit<?, P> kit)
            throws IOException, InterruptedException {
        Teachable<P> lessons =
                kit.lessons()
                        .orElseThrow(
                                () ->
                                        new BadInput(
                                                "there is no network encoding of %s"
                                                        .formatted(kit.game().name())));
        Files.createDirectories(dir);
        Files.writeString(
                dir.resolve("encoding.json"), EncodingJson.of(lessons.encoding().shape()));
        long start = System.nanoTime() - (long) (from * TimeUnit.MINUTES.toNanos(1));
        SelfPlayOptions options = playing.over(kit.recipe().play());
        if (!master.url().isEmpty()) {
            return playOnCluster(kit, lessons.encoding().shape(), options, start);
        }
        return exchange == null
                ? playHere(lessons, options, start)
                : playShared(lessons, options, exchange, start);
    }

    /** The nodes play blocks in one thread each; the network is the newest when a block begins. */
    private int playOnCluster(GameKit<?, ?> kit, Shape shape, SelfPlayOptions options, long start)
            throws IOException, InterruptedException {
        if (exchange != null) {
            throw new BadInput("--exchange and --master exclude each other: a GPU stays local");
        }
        Path file = dir.resolve("nets").resolve("latest.net");
        if (!Files.isRegularFile(file)) {
            throw new BadInput("there is no '%s'; the trainer writes it".formatted(file));
        }
        double length = minutes * TimeUnit.MINUTES.toNanos(1);
        SelfPlayBlocks blocks =
                new SelfPlayBlocks(
                        dir,
                        new RowsFolder(dir.resolve("rows"), shape),
                        kit.facts(),
                        options,
                        () -> (System.nanoTime() - start) / length,
                        seed.value(),
                        rows(),
                        spec.commandLine().getErr());
        try (Interrupt interrupt = Workplaces.interrupt();
                ClusterService.Cluster cluster = Workplaces.connect(spec, master)) {
            interrupt.does(blocks::stop);
            cluster.run(blocks);
            spec.commandLine().getOut().println(blocks.json());
            return blocks.isStopped() ? Interrupt.EXIT_CODE : 0;
        }
    }

    private int rows() {
        return rows != null ? rows : exchange == null ? 32 : 256;
    }

    private <P extends Position<P>> int playShared(
            Teachable<P> lessons, SelfPlayOptions options, Path file, long start)
            throws InterruptedException {
        Shape shape = lessons.encoding().shape();
        try (SharedMemory memory = new SharedMemory(file, shape, threads * slots, rows())) {
            play(lessons, options, memory.batches(threads), start, memory::hasLostServer);
            return memory.hasLostServer() ? 1 : 0;
        }
    }

    private <P extends Position<P>> int playHere(
            Teachable<P> lessons, SelfPlayOptions options, long start) throws InterruptedException {
        Shape shape = lessons.encoding().shape();
        Path file = dir.resolve("nets").resolve("latest.net");
        NewestNetwork newest = new NewestNetwork(file, shape);
        if (newest.get().isEmpty()) {
            spec.commandLine().getErr().println("moyo: waiting for '%s'".formatted(file));
        }
        if (!newest.await(() -> isOver(start))) {
            throw new BadInput(
                    "'%s' did not appear; the trainer writes it: training/README.md"
                            .formatted(file));
        }
        List<List<Batch>> batches = LocalBatch.forThreads(threads, newest, shape, rows());
        play(lessons, options, batches, start, () -> false);
        return 0;
    }

    private boolean isOver(long start) {
        return System.nanoTime() - start > minutes * TimeUnit.MINUTES.toNanos(1);
    }

    private <P extends Position<P>> void play(
            Teachable<P> lessons,
            SelfPlayOptions options,
            List<List<Batch>> batches,
            long start,
            BooleanSupplier lost)
            throws InterruptedException {
        double length = minutes * TimeUnit.MINUTES.toNanos(1);
        SelfPlay<P> games =
                new SelfPlay<>(
                        lessons,
                        options,
                        batches,
                        dir.resolve("rows"),
                        () -> (System.nanoTime() - start) / length,
                        () -> isOver(start) || lost.getAsBoolean(),
                        new Rng(seed.value()));
        SelfPlayReporter reporter =
                new SelfPlayReporter(games.progress(), spec.commandLine().getErr());
        try {
            games.run();
        } finally {
            reporter.close();
        }
        spec.commandLine().getOut().println(games.progress().json());
    }
}
