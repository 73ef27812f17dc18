package moyo.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import moyo.game.BadInput;
import moyo.game.Colour;
import moyo.search.clock.Budget;
import moyo.search.clock.TimeControl;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.Test;

/** The player behind a connection. */
final class ThinkerTest {
    private static final TicTacToe GAME = new TicTacToe();
    private static final TicTacToeKit KIT = new TicTacToeKit(GAME);

    private static Thinker<TicTacToe, TicTacToe.Board> thinker(String spec) {
        return new Thinker<>(KIT.players().parse(spec), GAME, 5, KIT.standardPlayer());
    }

    private static int move(Thinker<TicTacToe, TicTacToe.Board> thinker) {
        return thinker.player().chooseMove(GAME.newPosition(), new Budget.Simulations(30));
    }

    @Test
    void thePlayerIsMadeOnceAndAgainWhenASettingChanges() {
        Thinker<TicTacToe, TicTacToe.Board> thinker = thinker("uct playouts=30");
        var player = thinker.player();
        assertThat(thinker.player()).isSameAs(player);
        thinker.setSpec(thinker.spec().with("playouts", "40"));
        assertThat(thinker.player()).isNotSameAs(player);
        assertThat(thinker.spec()).hasToString("uct playouts=40");
    }

    @Test
    void aSeedBeginsEverythingAnew() {
        Thinker<TicTacToe, TicTacToe.Board> one = thinker("random");
        int first = move(one);
        int second = move(one);
        one.setSeed(5);
        assertThat(move(one)).isEqualTo(first);
        assertThat(move(one)).isEqualTo(second);
        assertThat(one.seed()).isEqualTo(5);
    }

    @Test
    void onlyAPlayerWithATreeCanBeWatched() {
        assertThat(thinker("uct").analyst()).isNotNull();
        assertThatThrownBy(() -> thinker("random").analyst())
                .isInstanceOf(BadInput.class)
                .hasMessage(
                        "player 'random' cannot be watched; one with a tree can, such as 'uct'");
    }

    @Test
    void nothingIsKnownBeforeTheFirstMove() {
        Thinker<TicTacToe, TicTacToe.Board> thinker = thinker("uct");
        assertThat(thinker.explainLastMove()).isEmpty();
        assertThat(thinker.lastValue()).isNaN();
        move(thinker);
        assertThat(thinker.explainLastMove()).contains("wins");
        assertThat(thinker.lastValue()).isBetween(0.0, 1.0);
    }

    @Test
    void withoutClockTheSettingsDecideAndWithOneTheTimeLeft() {
        Thinker<TicTacToe, TicTacToe.Board> thinker = thinker("uct playouts=77");
        assertThat(thinker.budget(Colour.FIRST, 5)).isEqualTo(new Budget.Simulations(77));
        thinker.setTimeControl(TimeControl.absolute(Duration.ofSeconds(10)));
        assertThat(thinker.budget(Colour.FIRST, 5))
                .isInstanceOfSatisfying(
                        Budget.Time.class,
                        time ->
                                assertThat(time.limit())
                                        .isBetween(Duration.ofMillis(100), Duration.ofSeconds(5)));
        thinker.spendSince(System.nanoTime() - 9_000_000_000L, Colour.FIRST);
        assertThat(thinker.budget(Colour.FIRST, 5))
                .isInstanceOfSatisfying(
                        Budget.Time.class,
                        time -> assertThat(time.limit()).isLessThan(Duration.ofSeconds(1)));
        thinker.resetClocks();
        assertThat(thinker.clock(Colour.FIRST)).isNotNull();
    }
}
