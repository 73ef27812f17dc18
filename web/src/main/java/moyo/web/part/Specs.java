package moyo.web.part;

import java.util.List;
import java.util.Map;
import java.util.Set;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.player.PlayerKind;
import moyo.search.player.PlayerSpec;
import moyo.search.player.Range;
import moyo.search.player.Setting;
import moyo.session.GameKit;

/**
 * Reads players that are named on the page, where anybody may write anything: memory and time have
 * limits, a search has one thread, and no setting takes the name of a file.
 */
public final class Specs {
    /** Nodes of a tree. */
    public static final int MOST_NODES = 1_000_000;

    private static final int LONGEST = 2_000;
    private static final int MOST_PLAYOUTS = 1_000_000;
    private static final double LONGEST_SECONDS = 120;

    /** The largest values of settings that take memory or time. */
    private static final Map<String, Double> LARGEST =
            Map.of(
                    "tree-nodes",
                    (double) MOST_NODES,
                    "table",
                    64.0,
                    "cache",
                    64.0,
                    "threads",
                    1.0,
                    "playouts",
                    (double) MOST_PLAYOUTS,
                    "time",
                    LONGEST_SECONDS,
                    "cpu",
                    LONGEST_SECONDS);

    private static final Set<String> FILE_KEYS = Set.of("weights", "network", "file");

    /**
     * Returns a player.
     *
     * @throws BadInput if the text is no player, or one that the page must not use
     */
    public <G extends Game<P>, P extends Position<P>> PlayerSpec<G, P> parse(
            GameKit<G, P> kit, String text) {
        if (text.length() > LONGEST) {
            throw new BadInput("the player has more than %d characters".formatted(LONGEST));
        }
        PlayerSpec<G, P> spec = kit.players().parse(text);
        for (Setting<?> setting : spec.settings().known()) {
            if (takesFile(setting) && spec.settings().isSet(setting)) {
                throw new BadInput(
                        "the page accepts no file names: '%s' cannot be set here"
                                .formatted(setting.key()));
            }
            spec = capped(spec, setting);
        }
        String missing = spec.missing();
        if (!missing.isEmpty()) {
            throw new BadInput("player '%s': %s".formatted(spec.kind().name(), missing));
        }
        return spec;
    }

    /** Returns the settings of a kind of player that the page may change. */
    public static List<Setting<?>> offered(PlayerKind<?, ?> kind) {
        return kind.settings().stream()
                .filter(setting -> !takesFile(setting) && !setting.key().equals("threads"))
                .<Setting<?>>map(setting -> setting)
                .toList();
    }

    private static boolean takesFile(Setting<?> setting) {
        return FILE_KEYS.contains(setting.key())
                || setting.range() instanceof Range.Text text && text.text().contains("file");
    }

    private static <G extends Game<P>, P extends Position<P>> PlayerSpec<G, P> capped(
            PlayerSpec<G, P> spec, Setting<?> setting) {
        Double most = LARGEST.get(setting.key());
        if (most == null) {
            return spec;
        }
        boolean set = spec.settings().isSet(setting);
        boolean above =
                spec.settings().get(setting) instanceof Number value && value.doubleValue() > most;
        if (set && above) {
            throw new BadInput(
                    "%s=%s: the page allows at most %s"
                            .formatted(
                                    setting.key(),
                                    spec.settings().text(setting.key()),
                                    text(most)));
        }
        return above ? spec.with(setting.key(), text(most)) : spec;
    }

    private static String text(double number) {
        return String.valueOf((long) number);
    }
}
