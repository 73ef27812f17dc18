package moyo.go.player;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import moyo.game.Rng;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.search.part.Extension;
import moyo.search.player.Player;
import moyo.search.player.PlayerKind;
import moyo.search.player.Setting;
import moyo.search.player.Settings;
import moyo.search.simulation.SearchOptions;
import moyo.search.simulation.SearchParts;
import moyo.search.table.TableOptions;
import moyo.search.table.TranspositionMemory;

/** BTT-Go (Vieira Junior and Julia 2014); {@code docs/btt-go.md} has our readings. */
final class BttPlayers {
    static final Setting<Boolean> GATED_PRIOR =
            Setting.flag(
                    "gated-prior",
                    true,
                    "prior knowledge also in searches for which the gate of the table is open");

    static final Setting<Double> GATED_BUDGET =
            Setting.number(
                    "gated-budget",
                    1,
                    0.001,
                    1,
                    "share of the budget that is used for moves for which the gate of the table"
                            + " is open");

    /** Defaults of {@code btt} that differ from the paper; measured in {@code docs/btt-go.md}. */
    static final List<Setting<?>> OURS =
            Setting.change(
                    TableOptions.SETTINGS,
                    TableOptions.TABLE.withDefault(8),
                    TableOptions.SYMMETRY.withDefault("none"),
                    TableOptions.LEAF_WEIGHT.withDefault(1.0),
                    TableOptions.LEAF_VISITS.withDefault(2),
                    TableOptions.MIN_WEIGHT.withDefault(100.0),
                    TableOptions.PLIES.withDefault(3));

    static final List<Setting<?>> OUR_SEARCH =
            Setting.change(
                    FuegoSettings.SEARCH,
                    SearchOptions.REUSE.withDefault(true),
                    SearchOptions.EXPAND_THRESHOLD.withDefault(14.0));

    static final PlayerKind<GoGame, GoPosition> BTT =
            new PlayerKind<>(
                    "btt",
                    "fuego-style with a transposition table kept for the whole game, which ends"
                            + " playouts early",
                    gated(settings(OURS, OUR_SEARCH)),
                    BttPlayers::make);

    static final PlayerKind<GoGame, GoPosition> BTT_PAPER =
            new PlayerKind<>(
                    "btt-paper",
                    "btt with the settings of the paper, read literally (Vieira Junior and Julia"
                            + " 2014)",
                    gated(
                            settings(
                                    Setting.change(
                                            TableOptions.SETTINGS,
                                            TableOptions.KEYS.withDefault("pieces"),
                                            TableOptions.TREE.withDefault("replace"),
                                            TableOptions.TREE_CAP.withDefault(1e9),
                                            TableOptions.INTERRUPT.withDefault("paper")),
                                    FuegoSettings.SEARCH)),
                    BttPlayers::make);

    /** The penalty needs playouts that end at the table, so every leaf is played out. */
    static final PlayerKind<GoGame, GoPosition> BTT_ALTERED =
            new PlayerKind<>(
                    "btt-altered",
                    "btt with table values cut by 30 % where the table prefers another move"
                            + " (scenario 3)",
                    gated(
                            settings(
                                    Setting.change(
                                            OURS,
                                            TableOptions.LEAF_WEIGHT.withDefault(0.0),
                                            TableOptions.MIN_WEIGHT.withDefault(1.0),
                                            TableOptions.PENALTY.withDefault(0.3)),
                                    OUR_SEARCH)),
                    BttPlayers::make);

    private BttPlayers() {}

    static List<Setting<?>> settings(List<Setting<?>> table, List<Setting<?>> search) {
        List<Setting<?>> all =
                new ArrayList<>(List.of(PlayerKind.PLAYOUTS, PlayerKind.TIME, PlayerKind.CPU));
        all.addAll(table);
        all.addAll(
                List.of(
                        FuegoSettings.TEAM,
                        FuegoSettings.NAKADE,
                        FuegoSettings.PRIOR,
                        FuegoSettings.UNSEEN));
        all.addAll(search);
        return all;
    }

    private static List<Setting<?>> gated(List<Setting<?>> settings) {
        List<Setting<?>> all = new ArrayList<>(settings);
        all.addAll(List.of(GATED_PRIOR, GATED_BUDGET));
        return all;
    }

    private static Player<GoPosition> make(GoGame game, Settings given, long seed) {
        Settings settings = given.get(TableOptions.TABLE) == 0 ? withoutTable(given) : given;
        Gate gate = new Gate(game, TableOptions.from(settings));
        double share = settings.get(GATED_BUDGET);
        return new FuegoStyle(
                game,
                parts(game, settings, gate).with(memory(game, settings)),
                FuegoSettings.options(game, settings),
                new Rng(seed),
                (position, budget) -> gate.isOpen(position) ? budget.times(share) : budget);
    }

    private static SearchParts<GoPosition> parts(GoGame game, Settings settings, Gate gate) {
        if (settings.get(GATED_PRIOR)) {
            return FuegoSettings.parts(game, settings);
        }
        return FuegoSettings.parts(
                        game, settings, gate.closing(FuegoSettings.prior(game, settings)))
                .with(() -> List.of(gate));
    }

    static Supplier<List<Extension<GoPosition>>> memory(GoGame game, Settings settings) {
        return TranspositionMemory.of(
                game, TableOptions.from(settings), position -> Gate.filled(game, position));
    }

    /** With {@code table=0} the player is the baseline, except for explicit settings. */
    private static Settings withoutTable(Settings given) {
        Settings settings = given;
        for (Setting<?> setting : List.of(SearchOptions.REUSE, SearchOptions.EXPAND_THRESHOLD)) {
            if (!given.isSet(setting)) {
                settings = settings.with(setting.key(), setting.format(setting.defaultValue()));
            }
        }
        return settings;
    }
}
