package moyo.app.play;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import moyo.app.option.BoardOptions;
import moyo.app.option.GameOption;
import moyo.app.option.Games;
import moyo.app.option.ProgramVersion;
import moyo.game.BadInput;
import moyo.game.Nearest;
import moyo.search.player.PlayerKind;
import moyo.search.player.Range;
import moyo.search.player.Setting;
import moyo.session.GameFamily;
import moyo.session.GameKit;
import moyo.session.Level;
import moyo.session.Levels;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code moyo players}: lists players and their settings. */
@Command(
        name = "players",
        description =
                "Lists the players of all games, the levels of one, or the settings of one player.",
        mixinStandardHelpOptions = true,
        versionProvider = ProgramVersion.class)
public final class PlayersCommandLine implements Callable<Integer> {
    @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

    @Option(
            names = "--game",
            paramLabel = "NAME",
            completionCandidates = GameOption.Names.class,
            description = "Lists players of this game only: ${COMPLETION-CANDIDATES}.")
    private @Nullable String game;

    @Option(names = "--size", paramLabel = "N", description = "Board size in Go, for its levels.")
    private @Nullable Integer size;

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "PLAYER",
            description = "The player whose settings are shown, in every game that has it.")
    private @Nullable String player;

    @Option(names = "--json", description = "Prints one JSON object per player, with its settings.")
    private boolean json;

    /**
     * A kind of player and the game that it plays.
     *
     * @param standard where it is the default player; null if it is nowhere
     */
    private record Listed(GameFamily family, PlayerKind<?, ?> kind, @Nullable String standard) {
        /** The sentence about the player, and where it is the default. */
        String sentence() {
            return standard == null
                    ? kind.sentence()
                    : "%s (%s)".formatted(kind.sentence(), ("default " + standard).strip());
        }
    }

    @Override
    public Integer call() throws JsonProcessingException {
        if (size != null && game == null) {
            throw new BadInput("--size %d: name its game with --game".formatted(size));
        }
        Optional<Levels> levels = Optional.ofNullable(game).map(this::levels);
        PrintWriter out = spec.commandLine().getOut();
        List<Listed> all = new ArrayList<>();
        for (GameFamily family : game == null ? Games.ALL : List.of(Games.family(game))) {
            GameKit<?, ?> kit = Games.of(family.name(), Map.of());
            Map<String, String> standard = kit.standardPlayers();
            kit.players()
                    .kinds()
                    .forEach(k -> all.add(new Listed(family, k, standard.get(k.name()))));
        }
        List<Listed> shown =
                all.stream().filter(l -> player == null || l.kind.name().equals(player)).toList();
        if (shown.isEmpty()) {
            throw unknown(all.stream().map(l -> l.kind.name()).distinct().toList());
        }
        for (Listed listed : shown) {
            if (json) {
                out.println(new ObjectMapper().writeValueAsString(describe(listed)));
            } else if (player == null) {
                out.printf(
                        "%-9s %-18s %s%n",
                        listed.family.name(), listed.kind.name(), listed.sentence());
            } else {
                print(out, listed);
            }
        }
        if (!json && player == null) {
            levels.ifPresent(l -> printLevels(out, l));
            out.println("'moyo players NAME' shows the settings of a player.");
        }
        return 0;
    }

    /** Checks the board, too. */
    private Levels levels(String name) {
        Map<String, String> board = new LinkedHashMap<>();
        BoardOptions.put(board, "size", size);
        return Games.of(name, board).levels();
    }

    private static void printLevels(PrintWriter out, Levels levels) {
        out.printf("%nLevels of %s, for people ('moyo play --level N'):%n", levels.where());
        for (Level level : levels.all()) {
            out.printf(
                    "%d  %-14s %-36s %s%s%n",
                    level.number(),
                    level.name(),
                    level.player(),
                    level.sentence(),
                    level.rating().isEmpty()
                            ? ""
                            : " (%+d Elo)".formatted(level.rating().getAsInt()));
        }
        out.println();
    }

    private BadInput unknown(List<String> names) {
        String wanted = String.valueOf(player);
        String hint =
                Nearest.to(wanted, names)
                        .map(n -> "did you mean '" + n + "'?")
                        .orElse("known are " + String.join(", ", names));
        return new BadInput("unknown player '%s'; %s".formatted(wanted, hint));
    }

    private static void print(PrintWriter out, Listed listed) {
        out.printf("%s (%s): %s%n", listed.kind.name(), listed.family.title(), listed.sentence());
        for (Setting<?> setting : listed.kind.settings()) {
            out.printf(
                    "    %s=%s: %s (%s)%n",
                    setting.key(),
                    setting.format(setting.defaultValue()),
                    setting.sentence(),
                    setting.range().text()
                            + (setting.unit().isEmpty() ? "" : ", " + setting.unit()));
        }
    }

    private static Map<String, Object> describe(Listed listed) {
        List<Map<String, Object>> settings = new ArrayList<>();
        for (Setting<?> setting : listed.kind.settings()) {
            settings.add(describe(setting));
        }
        Map<String, Object> described = new LinkedHashMap<>();
        described.put("game", listed.family.name());
        described.put("name", listed.kind.name());
        described.put("sentence", listed.kind.sentence());
        if (listed.standard != null) {
            described.put("default", listed.standard.isEmpty() ? "on all boards" : listed.standard);
        }
        described.put("settings", settings);
        return described;
    }

    private static Map<String, Object> describe(Setting<?> setting) {
        Map<String, Object> described = new LinkedHashMap<>();
        described.put("key", setting.key());
        described.put("default", setting.format(setting.defaultValue()));
        described.put("range", setting.range().text());
        if (setting.range() instanceof Range.Whole whole) {
            described.put("type", "integer");
            described.put("min", whole.min());
            described.put("max", whole.max());
        } else if (setting.range() instanceof Range.Real real) {
            described.put("type", "real");
            described.put("min", real.min());
            described.put("max", real.max());
        } else if (setting.range() instanceof Range.Choice choice) {
            described.put("type", "choice");
            described.put("words", choice.words());
        } else {
            described.put("type", setting.range() instanceof Range.Switch ? "switch" : "text");
        }
        if (!setting.unit().isEmpty()) {
            described.put("unit", setting.unit());
        }
        described.put("sentence", setting.sentence());
        return described;
    }
}
