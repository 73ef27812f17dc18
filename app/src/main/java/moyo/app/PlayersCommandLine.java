package moyo.app;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import moyo.search.player.PlayerKind;
import moyo.search.player.Setting;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code moyo players}: who can play, and what can be set. */
@Command(
        name = "players",
        description = "Lists the players and their settings.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class)
final class PlayersCommandLine implements Callable<Integer> {
    @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

    @Mixin private GameOption game = new GameOption();

    @Option(names = "--json", description = "One JSON object per player.")
    private boolean json;

    @Override
    public Integer call() throws JsonProcessingException {
        PrintWriter out = spec.commandLine().getOut();
        String name = game.name();
        for (PlayerKind<?, ?> kind : Kits.of(name, Map.of()).players().kinds()) {
            if (json) {
                out.println(new ObjectMapper().writeValueAsString(describe(name, kind)));
            } else {
                print(out, kind);
            }
        }
        return 0;
    }

    private static void print(PrintWriter out, PlayerKind<?, ?> kind) {
        out.printf("%s - %s%n", kind.name(), kind.sentence());
        for (Setting<?> setting : kind.settings()) {
            out.printf(
                    "    %s=%s: %s (%s)%n",
                    setting.key(),
                    setting.format(setting.defaultValue()),
                    setting.sentence(),
                    setting.range());
        }
    }

    private static Map<String, Object> describe(String game, PlayerKind<?, ?> kind) {
        List<Map<String, String>> settings = new ArrayList<>();
        for (Setting<?> setting : kind.settings()) {
            settings.add(
                    Map.of(
                            "key", setting.key(),
                            "default", setting.format(setting.defaultValue()),
                            "range", setting.range(),
                            "sentence", setting.sentence()));
        }
        Map<String, Object> described = new LinkedHashMap<>();
        described.put("game", game);
        described.put("name", kind.name());
        described.put("sentence", kind.sentence());
        described.put("settings", settings);
        return described;
    }
}
