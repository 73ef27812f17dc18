package moyo.search.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import moyo.game.BadInput;
import moyo.game.Rng;
import moyo.search.AnyMove;
import moyo.search.FlatMonteCarlo;
import moyo.search.clock.Budget;
import moyo.search.playout.PolicyPlayer;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PlayerCatalogueTest {
    private static final PlayerKind<TicTacToe, TicTacToe.Board> FLAT =
            new PlayerKind<>(
                    "flat",
                    "flat Monte Carlo",
                    List.of(PlayerKind.PLAYOUTS, PlayerKind.TIME, PlayerKind.CPU),
                    (game, settings, seed) ->
                            new FlatMonteCarlo<>(
                                    game,
                                    TicTacToe.Board::legalMoves,
                                    new AnyMove<>(game),
                                    new Rng(seed)));
    private static final PlayerKind<TicTacToe, TicTacToe.Board> RANDOM =
            new PlayerKind<>(
                    "random",
                    "plays anything",
                    List.of(),
                    (game, settings, seed) ->
                            new PolicyPlayer<>(new AnyMove<>(game), new Rng(seed)));
    private static final PlayerCatalogue<TicTacToe, TicTacToe.Board> PLAYERS =
            new PlayerCatalogue<>(List.of(FLAT, RANDOM));

    @Test
    void aNameAloneMeansTheDefaults() {
        PlayerSpec<TicTacToe, TicTacToe.Board> spec = PLAYERS.parse("flat");
        assertThat(spec.kind()).isSameAs(FLAT);
        assertThat(spec.budget()).isEqualTo(new Budget.Simulations(1000));
        assertThat(spec).hasToString("flat");
    }

    @Test
    void settingsFollowTheNameWithBlanksBetween() {
        assertThat(PLAYERS.parse("  flat \t playouts=20 ").budget())
                .isEqualTo(new Budget.Simulations(20));
        assertThat(PLAYERS.parse("flat time=1.5 playouts=20").budget())
                .isEqualTo(new Budget.Time(Duration.ofMillis(1500)));
        assertThat(PLAYERS.parse("flat cpu=0.25").budget())
                .isEqualTo(new Budget.Cpu(Duration.ofMillis(250)));
        assertThat(PLAYERS.parse("random").budget()).isEqualTo(new Budget.Simulations(1));
    }

    @Test
    void aBudgetIsTimeOrCpuTime() {
        assertThatThrownBy(() -> PLAYERS.parse("flat time=1 cpu=0.5"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("time=1.0 and cpu=0.5");
        assertThat(PLAYERS.parse("flat time=0 cpu=0.5").budget()).isInstanceOf(Budget.Cpu.class);
        assertThatThrownBy(() -> PLAYERS.parse("flat cpu=-1"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("-1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"flat", "flat playouts=20", "flat playouts=20 time=1.5", "random"})
    void readsBackWhatItPrints(String text) {
        assertThat(PLAYERS.parse(text)).hasToString(text);
    }

    @Test
    void aSpecIsChangedKeyByKey() {
        assertThat(PLAYERS.parse("flat playouts=20").with("playouts", "30"))
                .hasToString("flat playouts=30");
    }

    @Test
    void theSameSeedMakesTheSamePlayer() {
        TicTacToe game = new TicTacToe();
        Player<TicTacToe.Board> one = PLAYERS.parse("random").make(game, 5);
        Player<TicTacToe.Board> two = PLAYERS.parse("random").make(game, 5);
        for (int i = 0; i < 20; i++) {
            TicTacToe.Board board = game.newPosition();
            Budget budget = new Budget.Simulations(1);
            assertThat(one.chooseMove(board, budget)).isEqualTo(two.chooseMove(board, budget));
        }
    }

    @Test
    void anUnknownPlayerIsQuotedAndTheNearestNamed() {
        assertThatThrownBy(() -> PLAYERS.parse("flatt playouts=3"))
                .isInstanceOf(BadInput.class)
                .hasMessage("unknown player 'flatt'; did you mean 'flat'?");
        assertThatThrownBy(() -> PLAYERS.parse("alphabeta"))
                .isInstanceOf(BadInput.class)
                .hasMessage("unknown player 'alphabeta'; known are flat, random");
        assertThatThrownBy(() -> PLAYERS.parse(" "))
                .isInstanceOf(BadInput.class)
                .hasMessage("unknown player ''; known are flat, random");
    }

    @Test
    void aWrongSettingIsQuotedWithItsPlayer() {
        assertThatThrownBy(() -> PLAYERS.parse("flat playout=3"))
                .isInstanceOf(BadInput.class)
                .hasMessage("player 'flat': unknown setting 'playout'; did you mean 'playouts'?");
        assertThatThrownBy(() -> PLAYERS.parse("flat playouts=0"))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("player 'flat': playouts=0 is not a whole number from 1");
        assertThatThrownBy(() -> PLAYERS.parse("flat time=-1"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("time=-1 is not a number from 0");
        assertThatThrownBy(() -> PLAYERS.parse("random playouts=3"))
                .isInstanceOf(BadInput.class)
                .hasMessage("player 'random': unknown setting 'playouts'; there are none");
        assertThatThrownBy(() -> PLAYERS.parse("flat fast"))
                .isInstanceOf(BadInput.class)
                .hasMessage("player 'flat': 'fast' is not of the form key=value");
    }
}
