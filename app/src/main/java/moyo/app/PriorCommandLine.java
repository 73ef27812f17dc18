package moyo.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.blokus.learn.LessonFile;
import moyo.blokus.learn.Lessons;
import moyo.blokus.learn.TaughtGame;
import moyo.blokus.learn.Teacher;
import moyo.blokus.player.BlokusPlayers;
import moyo.game.BadInput;
import moyo.search.PlayerSpec;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code moyo learn prior}: how to judge moves of Blokus Duo. */
@Command(
        name = "prior",
        description = {
            "Learns to judge moves of Blokus Duo from a player's searches.",
            "Plays games of the player against itself, notes how often each move was looked at,",
            "and fits the weights with which that would have been foreseen best."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class)
final class PriorCommandLine implements Callable<Integer> {
    private static final String GAMES = "games.txt";

    @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

    @Option(names = "--games", paramLabel = "N", description = "Default 300.")
    private int games = 300;

    @Option(
            names = "--player",
            paramLabel = "SPEC",
            description = "Who teaches; see 'moyo players'.")
    private String player = "uct-bouzy mask=forbidden playouts=3000";

    @Option(names = "--seed", paramLabel = "N", description = "Default 1.")
    private long seed = 1;

    @Option(names = "--jobs", paramLabel = "J", description = "Games at once; default: the cores.")
    private int jobs = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--dir",
            paramLabel = "DIR",
            required = true,
            description = "Where games and weights go; goes on with the games that are there.")
    private Path dir = Path.of("");

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (games < 1 || jobs < 1) {
            throw new BadInput("--games %d and --jobs %d must be positive".formatted(games, jobs));
        }
        Files.createDirectories(dir);
        play();
        return 0;
    }

    private void play() throws InterruptedException {
        BlokusGame game = new BlokusGame();
        PlayerSpec<BlokusGame, BlokusPosition> teacher = BlokusPlayers.ALL.parse(player);
        Path path = dir.resolve(GAMES);
        PrintWriter err = spec.commandLine().getErr();
        try (LessonFile file = LessonFile.open(path, "%s, seed %d".formatted(teacher, seed))) {
            List<TaughtGame> earlier = LessonFile.read(path);
            Lessons lessons = new Lessons(file, earlier, games);
            if (!earlier.isEmpty()) {
                err.println(
                        "moyo: %d games are in '%s', %d are missing"
                                .formatted(earlier.size(), path, lessons.missing()));
            }
            Progress progress = new Progress(err, Math.max(1, lessons.missing()), "games");
            lessons.play(
                    Math.max(1, Math.min(jobs, lessons.missing())),
                    () -> new Teacher(game, teacher, seed),
                    () -> progress.step("playing"));
            progress.interrupted(() -> {});
        }
    }
}
