package moyo.search.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import moyo.game.BadInput;
import moyo.game.Rng;
import moyo.search.AnyMove;
import moyo.search.clock.Budget;
import moyo.search.playout.PolicyPlayer;
import moyo.search.simulation.SearchOptions;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.Test;

/** What a player can do, asked of its spec. */
final class PlayerSpecTest {
    private static PlayerKind<TicTacToe, TicTacToe.Board> kind(
            String name, List<Setting<?>> settings) {
        return new PlayerKind<>(
                name,
                "plays anything",
                settings,
                (game, values, seed) -> new PolicyPlayer<>(new AnyMove<>(game), new Rng(seed)));
    }

    private static final PlayerCatalogue<TicTacToe, TicTacToe.Board> PLAYERS =
            new PlayerCatalogue<>(
                    List.of(
                            kind("plain", List.of()),
                            kind(
                                    "tree",
                                    Stream.concat(
                                                    Stream.of(PlayerKind.PLAYOUTS, PlayerKind.TIME),
                                                    SearchOptions.SETTINGS.stream())
                                            .toList())));

    private static PlayerSpec<TicTacToe, TicTacToe.Board> spec(String text) {
        return PLAYERS.parse(text);
    }

    @Test
    void aPlayerWithoutSettingsHasOneThreadNoTreeAndNeverResigns() {
        PlayerSpec<TicTacToe, TicTacToe.Board> plain = spec("plain");
        assertThat(plain.budget()).isEqualTo(new Budget.Simulations(1));
        assertThat(plain.threads()).isEqualTo(1);
        assertThat(plain.ponders()).isFalse();
        assertThat(plain.reusesTree()).isFalse();
        assertThat(plain.mayResign()).isFalse();
        assertThat(plain.hasOwnBudget()).isFalse();
    }

    @Test
    void aPlayerMaySayWhatItLacks() {
        PlayerKind<TicTacToe, TicTacToe.Board> plain = kind("plain", List.of(PlayerKind.PLAYOUTS));
        PlayerKind<TicTacToe, TicTacToe.Board> lacking =
                new PlayerKind<>(
                        plain.name(),
                        plain.sentence(),
                        plain.settings(),
                        plain.maker(),
                        settings -> settings.isSet(PlayerKind.PLAYOUTS) ? "" : "no weights");
        Settings none = Settings.defaults(plain.settings());
        assertThat(new PlayerSpec<>(plain, none).missing()).isEmpty();
        assertThat(new PlayerSpec<>(lacking, none).missing()).isEqualTo("no weights");
        assertThat(new PlayerSpec<>(lacking, none.with("playouts=3")).missing()).isEmpty();
    }

    @Test
    void whatAPlayerDoesNotHaveCannotBeGivenToIt() {
        PlayerSpec<TicTacToe, TicTacToe.Board> plain = spec("plain");
        assertThat(plain.orPlayouts("7")).isSameAs(plain);
        assertThat(plain.orThreads("7")).isSameAs(plain);
        assertThat(plain.orTreeNodes(7000)).isSameAs(plain);
        assertThat(plain.withTreeNodes(7000)).isSameAs(plain);
        assertThatThrownBy(() -> plain.resigningBelow(0.1, 500))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("unknown setting 'resign'");
    }

    @Test
    void defaultsFillInWhatNobodyHasSet() {
        assertThat(spec("tree").orPlayouts("7").orThreads("2").orTreeNodes(5000))
                .hasToString("tree playouts=7 threads=2 tree-nodes=5000");
        assertThat(
                        spec("tree playouts=3 threads=4 tree-nodes=2000")
                                .orPlayouts("7")
                                .orThreads("2")
                                .orTreeNodes(5000))
                .hasToString("tree playouts=3 threads=4 tree-nodes=2000");
        assertThat(spec("tree tree-nodes=2000").withTreeNodes(5000))
                .hasToString("tree tree-nodes=5000");
    }

    @Test
    void aTimeForEachMoveComesBeforePlayouts() {
        assertThat(spec("tree playouts=9").budget()).isEqualTo(new Budget.Simulations(9));
        assertThat(spec("tree playouts=9 time=0.5").budget())
                .isEqualTo(new Budget.Time(Duration.ofMillis(500)));
        assertThat(spec("tree playouts=9").hasOwnTime()).isFalse();
        assertThat(spec("tree playouts=9").hasOwnBudget()).isTrue();
        assertThat(spec("tree time=1").hasOwnTime()).isTrue();
        assertThat(spec("tree time=1").hasOwnBudget()).isTrue();
        assertThat(spec("tree").hasOwnBudget()).isFalse();
    }

    @Test
    void switchesAreRead() {
        assertThat(spec("tree threads=3").threads()).isEqualTo(3);
        assertThat(spec("tree ponder=on").ponders()).isTrue();
        assertThat(spec("tree reuse=on").reusesTree()).isTrue();
        assertThat(spec("tree").mayResign()).isFalse();
        assertThat(spec("tree").resigningBelow(0.09, 500))
                .hasToString("tree resign=0.09 resign-after=500")
                .satisfies(spec -> assertThat(spec.mayResign()).isTrue());
    }
}
