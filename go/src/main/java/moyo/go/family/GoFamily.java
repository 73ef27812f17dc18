package moyo.go.family;

import java.util.List;
import moyo.go.GoGame;
import moyo.go.GoRules;
import moyo.search.player.Range;
import moyo.search.player.Setting;
import moyo.search.player.Settings;
import moyo.session.GameFamily;
import moyo.session.GameKit;

/** Go on all boards. */
public final class GoFamily implements GameFamily {
    private static final Setting<Integer> SIZE =
            Setting.integer("size", 9, 2, 25, "the lines of the board");

    private static final Setting<Double> KOMI =
            Setting.number("komi", 6.5, -1000, 1000, "points for White");

    private static final Setting<String> RULES =
            new Setting<>(
                    "rules",
                    GoRules.CHINESE.name(),
                    new Range.Choice(GoRules.ALL.stream().map(GoRules::name).toList()),
                    "",
                    "the rules of the game",
                    text -> GoRules.parse(text).name());

    @Override
    public String name() {
        return "go";
    }

    @Override
    public String title() {
        return "Go";
    }

    @Override
    public List<Setting<?>> board() {
        return List.of(SIZE, KOMI, RULES);
    }

    /** Returns the settings with a default size of 19, which GUIs expect. */
    @Override
    public List<Setting<?>> engineBoard() {
        return List.of(SIZE.withDefault(19), KOMI, RULES);
    }

    @Override
    public GameKit<?, ?> with(Settings board) {
        return new GoKit(
                new GoGame(board.get(SIZE), board.get(KOMI), GoRules.parse(board.get(RULES))));
    }
}
