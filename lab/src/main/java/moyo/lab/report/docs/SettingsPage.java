package moyo.lab.report.docs;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import moyo.search.player.PlayerKind;
import moyo.search.player.Setting;
import moyo.session.GameFamily;
import moyo.session.GameKit;
import moyo.session.GameList;
import moyo.session.Level;
import org.jspecify.annotations.Nullable;

/** The page of all players and their settings, made from their declarations. */
public final class SettingsPage {
    private final Markdown page = new Markdown();

    private SettingsPage() {}

    /**
     * Returns the page.
     *
     * @param command renews the page
     */
    public static String of(GameList games, String command) {
        SettingsPage settings = new SettingsPage();
        settings.begin(command);
        games.families().forEach(family -> settings.game(games, family));
        return settings.page.toString();
    }

    private void begin(String command) {
        page.heading(1, "Players and settings");
        page.paragraph(
                "Written by `%s` from the declarations in the code; do not edit."
                        .formatted(command));
        page.paragraph(
                "A player is a name and settings: `uct playouts=5000 exploration=0.7`. The same text serves"
                        + " the command line, experiment files, GTP (`--player`, `--set`) and the page. An"
                        + " unknown key or a wrong value is an error that names the nearest known one."
                        + " `./moyo players NAME` prints the settings of one player.");
    }

    private void game(GameList games, GameFamily family) {
        GameKit<?, ?> kit = games.of(family.name(), Map.of());
        page.heading(2, family.title());
        if (!family.board().isEmpty()) {
            page.paragraph("The board:");
            settings(family.board().stream().map(one -> new Use("", one)).toList());
        }
        page.paragraph("Players of `--game %s`:".formatted(family.name()));
        Map<String, String> standard = kit.standardPlayers();
        page.table(
                List.of("player", "what it is", "default"),
                kit.players().kinds().stream()
                        .map(
                                kind ->
                                        List.of(
                                                "`%s`".formatted(kind.name()),
                                                kind.sentence(),
                                                where(standard.get(kind.name()))))
                        .toList());
        page.paragraph("Levels for people (`--level N`) of %s:".formatted(kit.levels().where()));
        page.table(
                List.of("level", "name", "player"),
                kit.levels().all().stream().map(SettingsPage::level).toList());
        page.paragraph("Settings:");
        List<Use> uses = new ArrayList<>();
        for (PlayerKind<?, ?> kind : kit.players().kinds()) {
            kind.settings().forEach(setting -> uses.add(new Use(kind.name(), setting)));
        }
        settings(uses);
    }

    private static String where(@Nullable String board) {
        return board == null ? "" : board.isEmpty() ? "yes" : board;
    }

    private static List<String> level(Level level) {
        return List.of(
                Integer.toString(level.number()), level.name(), "`%s`".formatted(level.player()));
    }

    /**
     * A setting of a player.
     *
     * @param player the name of the player; empty for a setting of the board
     */
    private record Use(String player, Setting<?> setting) {
        String value() {
            String text = setting.format(setting.defaultValue());
            return text.isEmpty() ? "(empty)" : "`%s`".formatted(text);
        }

        String values() {
            String unit = setting.unit();
            return setting.range().text() + (unit.isEmpty() ? "" : ", " + unit);
        }
    }

    /** Writes a row for each setting; players that declare it in the same words share the row. */
    private void settings(List<Use> uses) {
        Map<String, Map<List<String>, List<Use>>> byKey = new TreeMap<>();
        for (Use use : uses) {
            byKey.computeIfAbsent(use.setting.key(), key -> new LinkedHashMap<>())
                    .computeIfAbsent(
                            List.of(use.setting.sentence(), use.values()), row -> new ArrayList<>())
                    .add(use);
        }
        boolean ofBoard = uses.stream().allMatch(use -> use.player.isEmpty());
        long players = uses.stream().map(Use::player).distinct().count();
        List<List<String>> rows = new ArrayList<>();
        byKey.forEach(
                (key, declarations) ->
                        declarations.forEach(
                                (words, same) -> rows.add(row(key, words, same, players))));
        List<String> headings = List.of("setting", "meaning", "values", "default", "players");
        page.table(
                ofBoard ? headings.subList(0, 4) : headings,
                ofBoard ? rows.stream().map(row -> row.subList(0, 4)).toList() : rows);
    }

    private static List<String> row(
            String key, List<String> words, List<Use> uses, long allPlayers) {
        Map<String, List<String>> players = new LinkedHashMap<>();
        for (Use use : uses) {
            players.computeIfAbsent(use.value(), value -> new ArrayList<>()).add(use.player);
        }
        List<String> row = new ArrayList<>(List.of("`%s`".formatted(key)));
        row.addAll(words);
        row.add(
                players.size() == 1
                        ? players.keySet().iterator().next()
                        : String.join(
                                "; ",
                                players.entrySet().stream()
                                        .map(
                                                e ->
                                                        e.getKey()
                                                                + ": "
                                                                + String.join(", ", e.getValue()))
                                        .toList()));
        row.add(
                uses.size() == allPlayers
                        ? "all that have settings"
                        : String.join(", ", uses.stream().map(Use::player).toList()));
        return row;
    }
}
