package moyo.app.learn;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import moyo.app.lab.Workplaces;
import moyo.app.option.BoardOptions;
import moyo.app.option.ProgramVersion;
import moyo.app.option.SeedOption;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;
import moyo.lab.desk.TrainingDesk;
import moyo.lab.teach.Python;
import moyo.lab.teach.TrainingPlan;
import moyo.net.selfplay.Recipe;
import moyo.session.GameKit;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code moyo train}: a network teaches itself a game. */
@Command(
        name = "train",
        description = {
            "Teaches a network a game by self-play, from random weights or from those of a file: plays in this process and"
                    + " trains in another (PyTorch). DIR/report.html shows the progress;"
                    + " DIR/nets/best.net is the result.",
            "The same command continues a stopped training. Defaults are the game's recipe."
        },
        mixinStandardHelpOptions = true,
        versionProvider = ProgramVersion.class)
public final class TrainCommandLine implements Callable<Integer> {
    private static final String SIZE = "[1-9]\\d{0,3}x[1-9]\\d{0,3}";
    private static final Pattern SIZES = Pattern.compile(SIZE + "(," + SIZE + ")*");

    @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

    @Mixin private BoardOptions board = new BoardOptions();

    @Option(
            names = "--minutes",
            paramLabel = "N",
            description = "Duration of the whole training in minutes.")
    private @Nullable Double minutes;

    @Option(
            names = "--dir",
            paramLabel = "DIR",
            description = "The folder of the training; default runs/train-GAME.")
    private @Nullable Path dir;

    @Option(names = "--blocks", paramLabel = "N", description = "Residual blocks of the network.")
    private @Nullable Integer blocks;

    @Option(names = "--channels", paramLabel = "N", description = "Channels of the network.")
    private @Nullable Integer channels;

    @Mixin private SeedOption seed = new SeedOption();

    @Option(
            names = "--device",
            paramLabel = "NAME",
            description = "cpu or cuda; default: cuda if PyTorch finds a GPU.")
    private @Nullable String device;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "Threads of self-play; default: the cores that the trainer leaves.")
    private @Nullable Integer threads;

    @Option(
            names = "--trainer",
            paramLabel = "NAME=VALUE",
            description =
                    "An option of the trainer, such as lr=0.001; 'python3 -m moyo_train.train --help'"
                            + " in training/ lists them. May be repeated.")
    private Map<String, String> trainer = Map.of();

    @Option(
            names = "--start",
            paramLabel = "FILE",
            description =
                    "The first weights instead of random ones: a network (.net) of the same size or"
                            + " smaller, or the checkpoint.pt of another training with its optimiser.")
    private @Nullable Path start;

    @Option(
            names = "--students",
            paramLabel = "SIZES",
            description =
                    "Further networks that learn from the same games, written to DIR/students: blocks x"
                            + " channels, such as 6x64,6x96. Those as large as the network of --start or"
                            + " larger begin with its weights.")
    private @Nullable String students;

    @Mixin private PlayOptions playing = new PlayOptions();

    @Override
    public Integer call() throws IOException, InterruptedException {
        Positive.require("--minutes", minutes);
        Positive.require("--blocks", blocks);
        Positive.require("--channels", channels);
        Positive.require("--threads", threads, 1000);
        playing.check();
        if (students != null && !SIZES.matcher(students).matches()) {
            throw new BadInput(
                    "--students: '%s' has no sizes such as 6x64 or 6x64,6x96".formatted(students));
        }
        return train(board.kit());
    }

    private <G extends Game<P>, P extends Position<P>> int train(GameKit<G, P> kit)
            throws IOException, InterruptedException {
        TrainingDesk.lessons(kit); // complains before Python is asked
        if (start != null && !Files.isRegularFile(start)) {
            throw new BadInput("--start: there is no file '%s'".formatted(start));
        }
        Path folder = dir == null ? Path.of("runs", "train-" + kit.facts().get("name")) : dir;
        TrainingPlan plan = plan(recipe(kit.recipe()), Python.find());
        return new TrainingDesk<>(Workplaces.of(spec, plan.threads()), kit, plan, folder).train();
    }

    private Recipe recipe(Recipe standard) {
        Map<String, String> options = new LinkedHashMap<>(standard.trainer());
        options.putAll(trainer);
        if (start != null) {
            options.put("start", start.toAbsolutePath().toString());
        }
        if (students != null) {
            options.put("students", students);
        }
        return new Recipe(
                minutes == null ? standard.minutes() : minutes,
                blocks == null ? standard.blocks() : blocks,
                channels == null ? standard.channels() : channels,
                standard.games(),
                playing.over(standard.play()),
                options);
    }

    private TrainingPlan plan(Recipe recipe, Python python) {
        String computes = device == null ? python.hasGpu() ? "cuda" : "cpu" : device;
        boolean onGpu = !computes.equals("cpu");
        int cores = Runtime.getRuntime().availableProcessors();
        int trainerThreads = onGpu ? 1 : Math.max(1, cores / 3);
        int left = Math.max(1, cores - (onGpu ? 2 : trainerThreads));
        return new TrainingPlan(
                recipe,
                seed.value(),
                python,
                trainerHome(),
                threads == null ? left : threads,
                trainerThreads,
                onGpu,
                computes);
    }

    /** The folder of the trainer, beside the launcher. */
    private static Path trainerHome() {
        Path home = Path.of(System.getProperty("moyo.home", "")).resolve("training");
        if (!Files.isDirectory(home.resolve("moyo_train"))) {
            throw new BadInput(
                    "'%s' has no trainer (moyo_train); start ./moyo in a clone of the repository"
                            .formatted(home.toAbsolutePath()));
        }
        return home;
    }
}
