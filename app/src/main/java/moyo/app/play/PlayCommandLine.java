package moyo.app.play;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import moyo.app.option.BoardOptions;
import moyo.app.option.GameOption;
import moyo.app.option.Games;
import moyo.app.option.PlayerOptions;
import moyo.app.option.ProgramVersion;
import moyo.app.terminal.Opponent;
import moyo.app.terminal.Saves;
import moyo.app.terminal.Seats;
import moyo.app.terminal.Terminal;
import moyo.app.terminal.TerminalGame;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.session.GameKit;
import moyo.session.Level;
import moyo.session.Levels;
import moyo.session.record.GameRecord;
import moyo.sgf.SgfNode;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code moyo play}: a game against the program in the terminal. */
@Command(
        name = "play",
        description = "Plays a game with you in the terminal; ? lists the commands there.",
        mixinStandardHelpOptions = true,
        versionProvider = ProgramVersion.class)
public final class PlayCommandLine implements Callable<Integer> {
    /** The launcher sets it if standard input and output are a terminal. */
    private static final String PERSON = "moyo.person";

    @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

    @Option(
            names = "--game",
            paramLabel = "NAME",
            completionCandidates = GameOption.Names.class,
            description = "The game: ${COMPLETION-CANDIDATES}; default go, or that of --open.")
    private @Nullable String game;

    @Option(names = "--size", paramLabel = "N", description = "Board size in Go; default 9.")
    private @Nullable Integer size;

    @Option(names = "--komi", paramLabel = "POINTS", description = "Komi in Go; default 6.5.")
    private @Nullable Double komi;

    @Option(names = "--rules", paramLabel = "NAME", description = "Rules of Go; default chinese.")
    private @Nullable String rules;

    @Option(
            names = "--level",
            paramLabel = "N",
            description =
                    "The level of the program, from 1 to 5 or its name; default: full"
                            + " strength where a network is shipped, otherwise 3.")
    private @Nullable String level;

    @Mixin private PlayerOptions player = new PlayerOptions();

    @Option(
            names = {"--colour", "--color"},
            paramLabel = "WHO",
            description =
                    "What you play: ${COMPLETION-CANDIDATES}; default ${DEFAULT-VALUE}."
                            + " With none the program plays itself.")
    private Seats colour = Seats.FIRST;

    @Option(
            names = "--open",
            paramLabel = "FILE",
            description = "Goes on with the game of a record.")
    private @Nullable Path open;

    @Option(
            names = "--dir",
            paramLabel = "FOLDER",
            description = "Where games without a name are saved. Default: the current folder.")
    private Path dir = Path.of("");

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Seed of the random numbers; the same seed gives the same games.")
    private long seed = Rng.mix(System.nanoTime());

    @Override
    public Integer call() {
        if (!Files.isDirectory(dir.toAbsolutePath())) {
            throw new BadInput("--dir '%s' is not a folder".formatted(dir));
        }
        Map<String, String> board = new LinkedHashMap<>();
        BoardOptions.put(board, "size", size);
        BoardOptions.put(board, "komi", komi);
        BoardOptions.put(board, "rules", rules);
        if (open == null) {
            String name = game == null ? Games.ALL.get(0).name() : game;
            play(Games.of(name, board), List.of());
            return 0;
        }
        if (!board.isEmpty()) {
            throw new BadInput(
                    "--%s: the record of --open says what board it is"
                            .formatted(board.keySet().iterator().next()));
        }
        if (game != null) {
            GameKit<?, ?> kit = Games.of(game, Map.of());
            Optional<SgfNode> tree = GameFile.readText(open, kit);
            play(kit, tree.isPresent() ? List.of(tree.get()) : GameFile.read(open));
            return 0;
        }
        List<SgfNode> trees = GameFile.read(open);
        play(kitOf(trees.get(0)), trees);
        return 0;
    }

    /** Returns the game whose format the record has. */
    private GameKit<?, ?> kitOf(SgfNode root) {
        List<GameKit<?, ?>> kits = new ArrayList<>();
        Games.names().forEach(name -> kits.add(Games.of(name, Map.of())));
        return kits.stream()
                .filter(kit -> kit.format().isOf(root))
                .findFirst()
                .orElseThrow(() -> new BadInput("'%s' is of no known game".formatted(open)));
    }

    private <G extends Game<P>, P extends Position<P>> void play(
            GameKit<G, P> standard, List<SgfNode> trees) {
        GameRecord<G, P> record =
                trees.isEmpty() ? standard.newRecord() : read(standard, trees.get(0));
        GameKit<G, P> kit = standard.on(record.game());
        Levels levels = kit.levels();
        Level at = level == null ? levels.at(levels.offered()) : levels.find(level);
        if (level != null && player.isNamed()) {
            throw new BadInput("--level and --player: only one of them may be given");
        }
        boolean isLevel = !player.isGiven();
        Opponent<G, P> opponent =
                isLevel
                        ? Opponent.at(at, kit, seed)
                        : Opponent.of(player.spec(kit.players(), at.player()), kit, seed);
        boolean interactive = Boolean.getBoolean(PERSON);
        TerminalGame<G, P> table =
                new TerminalGame<>(
                        Games.family(String.valueOf(kit.facts().get("name"))).title(),
                        kit,
                        record,
                        opponent,
                        colour,
                        terminal(interactive),
                        interactive && System.getenv("NO_COLOR") == null,
                        new Saves(dir, "Moyo:" + ProgramVersion.text()));
        Thread rescue = new Thread(table::interrupted, "moyo-rescue");
        Runtime.getRuntime().addShutdownHook(rescue);
        table.run();
        Runtime.getRuntime().removeShutdownHook(rescue);
    }

    private <G extends Game<P>, P extends Position<P>> GameRecord<G, P> read(
            GameKit<G, P> kit, SgfNode tree) {
        try {
            return kit.format().read(tree, Integer.MAX_VALUE);
        } catch (BadInput e) {
            throw new BadInput("cannot open '%s': %s".formatted(open, e.getMessage()), e);
        }
    }

    private Terminal terminal(boolean interactive) {
        Charset charset = interactive ? Charset.defaultCharset() : StandardCharsets.UTF_8;
        PrintWriter out = spec.commandLine().getOut();
        return new Terminal(
                new BufferedReader(new InputStreamReader(System.in, charset)), out, interactive);
    }
}
