package moyo.web.explore;

import java.util.Map;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.player.PlayerSpec;
import moyo.search.player.Setting;
import moyo.session.GameKit;
import moyo.web.part.Specs;

/** Reads the players of explorations and limits their memory. */
final class Frugal {
    /** At least the bytes of a node of any tree or graph. */
    private static final int BYTES_OF_NODE = 64;

    private static final int MIB = 1 << 20;
    private static final String NODES = "tree-nodes";

    /**
     * Limits of a setting; {@code table} and {@code cache} are in MiB.
     *
     * @param usual the value if the default is larger and the player does not set it
     * @param most the largest value that a player may set
     */
    private record Limit(int usual, int most) {}

    private static final Map<String, Limit> LIMITS =
            Map.of(
                    NODES,
                    new Limit(100_000, 400_000),
                    "table",
                    new Limit(4, 16),
                    "cache",
                    new Limit(4, 16),
                    "playouts-per-leaf",
                    new Limit(100, 100));

    private Frugal() {}

    /**
     * Returns a player within the limits.
     *
     * @throws BadInput if it is none, or sets a value above a limit
     */
    static <G extends Game<P>, P extends Position<P>> PlayerSpec<G, P> parse(
            Specs specs, GameKit<G, P> kit, String text) {
        PlayerSpec<G, P> spec = specs.parse(kit, text);
        PlayerSpec<G, P> asked = kit.players().parse(text);
        for (Setting<?> setting : asked.settings().known()) {
            Limit limit = LIMITS.get(setting.key());
            if (limit == null) {
                continue;
            }
            int value = number(asked, setting);
            boolean isSet = asked.settings().isSet(setting);
            if (isSet && value > limit.most) {
                throw new BadInput(
                        "%s=%d: an exploration has at most %d"
                                .formatted(setting.key(), value, limit.most));
            }
            if (!isSet && value > limit.usual) {
                spec = spec.with(setting.key(), Integer.toString(limit.usual));
            }
        }
        return spec;
    }

    private static int number(PlayerSpec<?, ?> spec, Setting<?> setting) {
        return spec.settings().get(setting) instanceof Number number ? number.intValue() : 0;
    }

    /** Returns the memory of a player's search. */
    static int mib(PlayerSpec<?, ?> spec) {
        long bytes = MIB;
        for (Setting<?> setting : spec.settings().known()) {
            switch (setting.key()) {
                case NODES -> bytes += (long) BYTES_OF_NODE * number(spec, setting);
                case "table", "cache" -> bytes += (long) MIB * number(spec, setting);
                default -> {}
            }
        }
        return (int) (bytes / MIB);
    }
}
