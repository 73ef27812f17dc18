package moyo.app.lab;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import moyo.app.option.ProgramVersion;
import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.blokus.learn.LessonFile;
import moyo.blokus.learn.Lessons;
import moyo.blokus.pattern.learn.RatedGame;
import moyo.blokus.pattern.learn.Rater;
import moyo.blokus.player.BlokusPlayers;
import moyo.game.BadInput;
import moyo.lab.run.FolderLock;
import moyo.search.player.PlayerSpec;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code moyo learn patterns}: learns the pattern networks of Blokus Duo. */
@Command(
        name = "patterns",
        description = {
            "Learns the networks of Nakamura, Miwa and Chikayama for Blokus Duo.",
            "Plays games of UCT against itself and records the win rate of every search."
        },
        mixinStandardHelpOptions = true,
        versionProvider = ProgramVersion.class)
final class PatternsCommandLine implements Callable<Integer> {
    private static final String GAMES = "games.txt";

    @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "Number of games; default 2000, of which every tenth is test data.")
    private int games = 2000;

    @Option(
            names = "--playouts",
            paramLabel = "N",
            description = "Simulations of each search; default 18000, as in the paper.")
    private int playouts = 18_000;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Seed of the random numbers; default 1.")
    private long seed = 1;

    @Option(
            names = "--jobs",
            paramLabel = "J",
            description = "Number of games played in parallel; default: number of cores.")
    private int jobs = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--dir",
            paramLabel = "DIR",
            required = true,
            description = "Folder of the games; existing games are kept.")
    private Path dir = Path.of("");

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (games < 1 || jobs < 1 || playouts < 1) {
            throw new BadInput(
                    "--games %d, --jobs %d and --playouts %d must be positive"
                            .formatted(games, jobs, playouts));
        }
        Files.createDirectories(dir);
        FolderLock lock = FolderLock.take(dir);
        try (lock) {
            Workplaces.of(spec, jobs).circumstances().note(dir);
            play();
        }
        return 0;
    }

    private void play() throws InterruptedException {
        BlokusGame game = new BlokusGame();
        PlayerSpec<BlokusGame, BlokusPosition> teacher =
                BlokusPlayers.ALL.parse("uct playouts=" + playouts);
        Path path = dir.resolve(GAMES);
        PrintWriter err = spec.commandLine().getErr();
        try (LessonFile file = LessonFile.open(path, "%s, seed %d".formatted(teacher, seed))) {
            List<RatedGame> earlier = LessonFile.read(path, RatedGame::parse);
            Lessons lessons = new Lessons(file, earlier, games);
            if (!earlier.isEmpty()) {
                err.println(
                        "moyo: %d games are in '%s', %d are missing"
                                .formatted(earlier.size(), path, lessons.missing()));
            }
            LessonProgress progress = new LessonProgress(err, lessons.missing(), "games");
            lessons.play(
                    Math.max(1, Math.min(jobs, lessons.missing())),
                    () -> new Rater(game, teacher, seed)::play,
                    () -> progress.step("playing"));
            progress.close();
        }
    }
}
