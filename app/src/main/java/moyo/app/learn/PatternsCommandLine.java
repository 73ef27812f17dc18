package moyo.app.learn;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import moyo.app.lab.Workplaces;
import moyo.app.option.JobsOption;
import moyo.app.option.ProgramVersion;
import moyo.app.option.SeedOption;
import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.blokus.pattern.learn.FitOptions;
import moyo.blokus.pattern.learn.RatedFile;
import moyo.blokus.pattern.learn.RatedGame;
import moyo.blokus.pattern.learn.Rater;
import moyo.blokus.pattern.learn.Strayer;
import moyo.blokus.player.BlokusPlayers;
import moyo.game.BadInput;
import moyo.lab.desk.Circumstances;
import moyo.lab.run.FolderLock;
import moyo.lab.run.OwnFolder;
import moyo.search.player.PlayerSpec;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code moyo learn patterns}: learns the pattern networks of Blokus Duo. */
@Command(
        name = "patterns",
        description = {
            "Learns the networks of Nakamura, Miwa and Chikayama for Blokus Duo.",
            "Plays games of UCT against itself, records the win rate of every search, and trains",
            "a network on pattern counts for each move number."
        },
        mixinStandardHelpOptions = true,
        versionProvider = ProgramVersion.class)
final class PatternsCommandLine implements Callable<Integer> {
    private static final String GAMES = "games.txt";
    private static final String STRAYS = "strays.txt";

    @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

    @Mixin private PatternTraining training = new PatternTraining();

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "Number of games; default 2000, of which every tenth is test data.")
    private int games = 2000;

    @Option(
            names = "--strays",
            paramLabel = "N",
            description =
                    "Number of positions after a few random moves, equally many of each move"
                            + " number, as further data; default 0.")
    private int strays;

    @Option(
            names = "--playouts",
            paramLabel = "N",
            description = "Simulations of each search; default 18000, as in the paper.")
    private int playouts = 18_000;

    @Mixin private SeedOption seed = new SeedOption();

    @Option(
            names = "--jobs",
            paramLabel = "J",
            description =
                    "Number of games played, and networks trained, in parallel; default: number"
                            + " of cores.")
    private int jobs = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--dir",
            paramLabel = "DIR",
            required = true,
            description = "Folder of the games and the networks; existing games are kept.")
    private Path dir = Path.of("");

    @Option(
            names = "--data",
            paramLabel = "FILE",
            arity = "1..*",
            description =
                    "Trains on the games and strays in these files (.txt or .txt.gz) and plays"
                            + " none.")
    private List<Path> data = List.of();

    @Override
    public Integer call() throws IOException, InterruptedException {
        check();
        FitOptions options = training.options(seed.value());
        OwnFolder.require(dir, GAMES, Circumstances.SESSIONS);
        Files.createDirectories(dir);
        FolderLock lock = FolderLock.take(dir);
        try (lock) {
            Circumstances here = Workplaces.of(spec, jobs).circumstances();
            here.note(dir);
            PatternTraining.Workbench bench =
                    new PatternTraining.Workbench(
                            spec.commandLine().getOut(),
                            spec.commandLine().getErr(),
                            here.command(),
                            here.commit());
            training.run(data.isEmpty() ? play() : data, dir, options, jobs, bench);
        }
        return 0;
    }

    private void check() {
        if (games < 1 || playouts < 1 || strays < 0) {
            throw new BadInput(
                    "--games %d and --playouts %d must be positive, --strays %d not negative"
                            .formatted(games, playouts, strays));
        }
        JobsOption.checked(jobs);
        LessonPlay.requireAtMost("--games", games);
        LessonPlay.requireAtMost("--strays", strays);
        LessonPlay.requireData(data);
    }

    /** Plays what is missing; returns the files. */
    private List<Path> play() throws InterruptedException {
        BlokusGame game = new BlokusGame();
        PlayerSpec<BlokusGame, BlokusPosition> teacher =
                BlokusPlayers.ALL.parse("uct playouts=" + playouts);
        String head = "%s, seed %d".formatted(teacher, seed.value());
        LessonPlay lessons = new LessonPlay(spec.commandLine().getErr(), jobs);
        Path played = dir.resolve(GAMES);
        lessons.complete(
                played,
                head,
                RatedGame::parse,
                games,
                "games",
                () -> new Rater(game, teacher, seed.value())::play);
        if (strays == 0) {
            return List.of(played);
        }
        List<RatedGame> from =
                RatedFile.read(played).stream().filter(g -> g.number() < games).toList();
        Path strayed = dir.resolve(STRAYS);
        lessons.complete(
                strayed,
                "%s, strays from %d games".formatted(head, games),
                RatedGame::parse,
                strays,
                "strays",
                () -> new Strayer(game, teacher, from, seed.value())::play);
        return List.of(played, strayed);
    }
}
