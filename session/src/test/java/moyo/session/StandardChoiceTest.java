package moyo.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import moyo.search.player.PlayerCatalogue;
import moyo.search.player.PlayerKind;
import moyo.search.player.PlayerSpec;
import moyo.search.player.Setting;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.Test;

final class StandardChoiceTest {
    private static final Setting<Integer> OWN =
            Setting.integer("own", 1, 0, 9, "a setting that the other player lacks");

    private final PlayerCatalogue<TicTacToe, TicTacToe.Board> players =
            new PlayerCatalogue<>(
                    List.of(
                            kind("one", List.of(PlayerKind.PLAYOUTS)),
                            kind("two", List.of(PlayerKind.PLAYOUTS, OWN))));

    private final TicTacToe board = new TicTacToe();
    private String standard = "one";
    private final StandardChoice<TicTacToe, TicTacToe.Board> choice =
            new StandardChoice<>(players, game -> standard);

    private static PlayerKind<TicTacToe, TicTacToe.Board> kind(
            String name, List<Setting<?>> settings) {
        return new PlayerKind<>(
                name,
                "a player of this test",
                settings,
                (game, values, seed) -> {
                    throw new UnsupportedOperationException();
                });
    }

    private String choose(String current) {
        PlayerSpec<TicTacToe, TicTacToe.Board> chosen =
                choice.choose(board, players.parse(current));
        return chosen.toString();
    }

    @Test
    void theDefaultPlayerOfTheBoardKeepsTheSettings() {
        standard = "two";
        assertThat(choose("one playouts=70")).isEqualTo("two playouts=70");
        assertThat(choose("one")).isEqualTo("two");
    }

    @Test
    void thePlayerStaysIfItIsTheDefaultAlready() {
        assertThat(choose("one playouts=70")).isEqualTo("one playouts=70");
    }

    @Test
    void aSettingThatOnlyTheCurrentPlayerHasKeepsIt() {
        assertThat(choose("two own=3")).isEqualTo("two own=3");
        assertThat(choose("two")).isEqualTo("one");
    }

    @Test
    void aThinkerChoosesAnewWhenTheBoardChanges() {
        Thinker<TicTacToe, TicTacToe.Board> thinker =
                new Thinker<>(players.parse("one playouts=5"), board, 1, "one");
        standard = "two";
        thinker.setGame(board);
        assertThat(thinker.spec()).as("the player was named").hasToString("one playouts=5");
        thinker.chooseBy(choice);
        thinker.setGame(board);
        assertThat(thinker.spec()).hasToString("two playouts=5");
    }
}
