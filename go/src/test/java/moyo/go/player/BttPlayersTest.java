package moyo.go.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import moyo.game.Rng;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.go.GoRules;
import moyo.go.UniformPolicy;
import moyo.search.clock.Budget;
import moyo.search.count.Counts;
import moyo.search.player.Player;
import moyo.search.simulation.SearchOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class BttPlayersTest {
    private final GoGame game = new GoGame(7, 6.5, GoRules.parse("cgos"));

    private Player<GoPosition> player(String spec) {
        return SelfPlay.player(game, spec);
    }

    private List<Integer> game(Player<GoPosition> player, int playouts) {
        return SelfPlay.moves(game, player, playouts);
    }

    @ParameterizedTest
    @ValueSource(strings = {"btt", "btt-paper", "btt-altered"})
    void withoutATableItIsTheBaselineMoveForMove(String name) {
        Player<GoPosition> baseline = player("fuego-style");
        Player<GoPosition> without = player(name + " table=0");
        for (long seed = 1; seed <= 3; seed++) {
            baseline.reseed(seed);
            without.reseed(seed);
            assertThat(game(without, 200)).isEqualTo(game(baseline, 200));
        }
        Counts counts = without.counts();
        assertThat(counts.get("gated-simulations"))
                .isPositive()
                .isLessThan(counts.get("simulations"));
        assertThat(counts.get("playout-moves")).isEqualTo(baseline.counts().get("playout-moves"));
        assertThat(counts.get("lookups")).isZero();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "btt",
                "btt-paper",
                "btt-altered",
                "btt-altered altered=all",
                "btt-altered penalty-of=table-move",
                "btt-paper penalty-of=table-entry disagreement-penalty=0.3",
                "btt gated-prior=off",
                "btt threads=2",
                "btt threads=2 virtual-loss=on interrupt=count min-weight=1",
                "btt gate-of=position symmetry=all solver=on"
            })
    void playsWholeGamesAndStopsPlayoutsOnceHalfTheBoardIsFull(String spec) {
        Player<GoPosition> player = player(spec);
        game(player, 200);
        Counts counts = player.counts();
        assertThat(counts.get("interrupted"))
                .isPositive()
                .isLessThan(counts.get("gated-simulations"));
        assertThat(counts.get("hits")).isPositive().isLessThan(counts.get("lookups"));
        double gated = (double) counts.get("gated-playout-moves") / counts.get("gated-simulations");
        double others =
                (double) (counts.get("playout-moves") - counts.get("gated-playout-moves"))
                        / (counts.get("simulations") - counts.get("gated-simulations"));
        assertThat(gated).isLessThan(others);
    }

    /** What the table's player does otherwise can be had without a table, for comparison. */
    @Test
    void withoutATableItStillDoesWhatItIsTold() {
        String told = "btt table=0 reuse=on expand-threshold=14.0";
        assertThat(GoPlayers.ALL.parse(told)).hasToString(told);
        Player<GoPosition> fuego = player("fuego-style reuse=on expand-threshold=14");
        assertThat(game(player(told), 200)).isEqualTo(game(fuego, 200));
    }

    @Test
    void priorKnowledgeMayEndAtTheGate() {
        Player<GoPosition> before = player("btt table=0 gate=1 gated-prior=off");
        assertThat(game(before, 200)).isEqualTo(game(player("fuego-style"), 200));
        Player<GoPosition> behind = player("btt table=0 gate=0 gated-prior=off");
        assertThat(game(behind, 200)).isEqualTo(game(player("fuego-style prior=none"), 200));
        assertThat(game(player("btt table=0 gated-prior=off"), 200))
                .isNotEqualTo(game(player("fuego-style"), 200));
    }

    @Test
    void theBudgetMayBeCutBehindTheGate() {
        String settings = " resign=0 final-move=visits";
        Player<GoPosition> fair = player("btt table=0 gated-budget=0.5" + settings);
        Player<GoPosition> whole = player("btt table=0" + settings);
        assertThat(most(fair, 200, 0)).as("before the gate").isEqualTo(most(whole, 200, 0));
        assertThat(most(fair, 200, 0.6)).as("behind the gate").isLessThanOrEqualTo(100);
        assertThat(most(whole, 200, 0.6)).isGreaterThan(100);
    }

    /** The simulations of a move on a board that is filled to this share. */
    private long most(Player<GoPosition> player, int playouts, double filled) {
        GoPosition position = game.newPosition();
        Rng rng = new Rng(5);
        UniformPolicy policy = new UniformPolicy();
        while (1 - position.board().emptyCount() / 49.0 < filled) {
            position.play(policy.choose(position, rng));
        }
        player.reseed(1);
        player.chooseMove(position, new Budget.Simulations(playouts));
        return player.simulations();
    }

    @Test
    void theSameSeedPlaysTheSameGame() {
        Player<GoPosition> player = player("btt");
        List<Integer> once = game(player, 200);
        player.reseed(1);
        assertThat(game(player, 200)).isEqualTo(once);
        player.reseed(2);
        assertThat(game(player, 200)).isNotEqualTo(once);
    }

    @Test
    void rememberedGamesDoNotLeakIntoNewOnes() {
        Player<GoPosition> player = player("btt gate=0");
        GoPosition start = game.newPosition();
        player.chooseMove(start, new Budget.Simulations(300));
        player.newGame();
        Counts before = player.counts();
        player.chooseMove(start, new Budget.Simulations(1));
        assertThat(player.counts().minus(before).get("hits")).isZero();
    }

    @Test
    void anotherPlayerHasNoGate() {
        FuegoStyle player = new FuegoStyle(game, SearchOptions.PLAIN, false, 1, new Rng(1));
        game(player, 50);
        assertThat(player.counts().get("gated-simulations")).isZero();
        assertThat(player.counts().get("simulations")).isPositive();
    }
}
