package moyo.app.learn;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import moyo.app.lab.Workplaces;
import moyo.app.option.JobsOption;
import moyo.app.option.ProgramVersion;
import moyo.app.option.SeedOption;
import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.blokus.judge.JudgeWeights;
import moyo.blokus.learn.Examples;
import moyo.blokus.learn.FitOptions;
import moyo.blokus.learn.Fitter;
import moyo.blokus.learn.Scorecard;
import moyo.blokus.learn.TaughtGame;
import moyo.blokus.learn.Teacher;
import moyo.blokus.player.BlokusPlayers;
import moyo.game.BadInput;
import moyo.lab.console.Progress;
import moyo.lab.desk.Circumstances;
import moyo.lab.run.FolderLock;
import moyo.lab.run.OwnFolder;
import moyo.search.player.PlayerSpec;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code moyo learn prior}: learns prior probabilities of the moves of Blokus Duo. */
@Command(
        name = "prior",
        description = {
            "Learns move probabilities for Blokus Duo from a player's searches.",
            "Plays games of the player against itself, records the visits of each move,",
            "and fits the weights that predict the visits best."
        },
        mixinStandardHelpOptions = true,
        versionProvider = ProgramVersion.class)
final class PriorCommandLine implements Callable<Integer> {
    private static final String GAMES = "games.txt";
    private static final String WEIGHTS = "judge-weights.txt";

    @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

    @Option(names = "--games", paramLabel = "N", description = "Number of games; default 300.")
    private int games = 300;

    @Option(
            names = "--player",
            paramLabel = "SPEC",
            description = "The player whose searches are learned; see 'moyo players'.")
    private String player = "blokus playouts=3000 range=6";

    @Mixin private SeedOption seed = new SeedOption();

    @Mixin private JobsOption jobs = new JobsOption();

    @Option(
            names = "--dir",
            paramLabel = "DIR",
            required = true,
            description = "Folder of the games and the weights; existing games are kept.")
    private Path dir = Path.of("");

    @Option(
            names = "--data",
            paramLabel = "FILE",
            arity = "1..*",
            description = "Learns from the games in these files and plays none.")
    private List<Path> data = List.of();

    @Option(
            names = "--rounds",
            paramLabel = "N",
            description = "Number of passes of the fit over all positions; default 16.")
    private int rounds = 16;

    @Option(
            names = "--penalty",
            paramLabel = "X",
            description = "L2 penalty: X w^2 / 2 for each weight w; default 0.3.")
    private double penalty = 0.3;

    @Option(
            names = "--smoothness",
            paramLabel = "X",
            description =
                    "Penalty X (v - w)^2 / 2 for the weights v, w of a feature in consecutive"
                            + " phases; default 30.")
    private double smoothness = 30;

    @Option(
            names = "--sharpness",
            paramLabel = "X",
            description =
                    "Target of the fit: 0 = shares of the visits, 1 = the chosen moves; between"
                            + " them a mixture; default 0.5.")
    private double sharpness = 0.5;

    @Option(
            names = "--without",
            paramLabel = "GROUP",
            split = ",",
            description =
                    "Leaves out features, to measure their effect: piece, covered, beside,"
                            + " corner, cell, outlook.")
    private List<String> without = List.of();

    @Override
    public Integer call() throws IOException, InterruptedException {
        check();
        FitOptions options =
                new FitOptions(penalty, smoothness, sharpness, new LinkedHashSet<>(without));
        OwnFolder.require(dir, GAMES, WEIGHTS, Circumstances.SESSIONS);
        Files.createDirectories(dir);
        FolderLock lock = FolderLock.take(dir);
        try (lock) {
            if (data.isEmpty()) {
                Workplaces.of(spec, jobs.count()).circumstances().note(dir);
                play();
                fit(List.of(dir.resolve(GAMES)), options);
            } else {
                fit(data, options);
            }
        }
        return 0;
    }

    private void check() {
        if (games < 1 || rounds < 1) {
            throw new BadInput(
                    "--games %d and --rounds %d must be positive".formatted(games, rounds));
        }
        jobs.count(); // throws an exception if it is out of range
        LessonPlay.requireAtMost("--games", games);
        LessonPlay.requireData(data);
    }

    private void play() throws InterruptedException {
        BlokusGame game = new BlokusGame();
        PlayerSpec<BlokusGame, BlokusPosition> teacher = BlokusPlayers.ALL.parse(player);
        new LessonPlay(spec.commandLine().getErr(), jobs.count())
                .complete(
                        dir.resolve(GAMES),
                        "%s, seed %d".formatted(teacher, seed.value()),
                        TaughtGame::parse,
                        games,
                        "games",
                        () -> new Teacher(game, teacher, seed.value())::play);
    }

    private void fit(List<Path> files, FitOptions options) throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        Examples examples = Examples.of(files);
        out.println(
                "%d games; %d training positions, %d held-out positions"
                        .formatted(
                                examples.games(),
                                examples.learned().size(),
                                examples.heldOut().size()));
        Progress progress = new Progress(spec.commandLine().getErr(), rounds, "rounds");
        Fitter fitter = new Fitter(examples.learned(), options, seed.value());
        JudgeWeights weights = fitter.fit(rounds, () -> progress.step("fitting"));
        progress.interrupted(() -> {});
        Scorecard learned = new Scorecard(examples.learned(), weights);
        Scorecard heldOut = new Scorecard(examples.heldOut(), weights);
        out.print(heldOut.text());
        out.printf(
                Locale.ROOT,
                "held-out loss %.4f, against the visit shares %.4f; training loss %.4f, %.4f%n",
                heldOut.loss(),
                heldOut.shareLoss(),
                learned.loss(),
                learned.shareLoss());
        Path file = dir.resolve(WEIGHTS);
        weights.write(
                file,
                String.format(
                        Locale.ROOT,
                        "%d games of %s; held-out loss %.4f",
                        examples.games(),
                        String.join("; ", examples.teachers()),
                        heldOut.loss()));
        out.println("weights are in '%s'".formatted(file));
    }
}
