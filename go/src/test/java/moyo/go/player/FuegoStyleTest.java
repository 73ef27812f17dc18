package moyo.go.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.Rng;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.go.GoRules;
import moyo.go.heuristic.FuegoOutcome;
import moyo.go.heuristic.FuegoPolicy;
import moyo.go.heuristic.GoTeams;
import moyo.go.heuristic.Voice;
import moyo.search.Search;
import moyo.search.clock.Budget;
import moyo.search.clock.StopSignal;
import moyo.search.player.Player;
import moyo.search.playout.Playouts;
import moyo.search.simulation.SearchOptions;
import moyo.testkit.Allocation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class FuegoStyleTest {
    /** Measured on Fuego 0.4: per cent of the playout moves in a search of the empty board. */
    private static final Map<Voice, Double> SHARES_9X9 =
            Map.of(
                    Voice.ATARI_CAPTURE, 4.0,
                    Voice.ATARI_DEFEND, 7.0,
                    Voice.LOW_LIBERTY, 17.0,
                    Voice.PATTERN, 33.0,
                    Voice.CAPTURE, 5.0,
                    Voice.SELF_ATARI_CORRECTION, 5.0,
                    Voice.PASS, 2.0);

    private static Search<GoPosition> search(GoGame game, List<FuegoPolicy> policies) {
        return new Search<>(
                FuegoStyle.parts(game, GoTeams.FUEGO, false, 1)
                        .withEvaluator(
                                Playouts.by(
                                        game,
                                        () -> {
                                            FuegoPolicy policy =
                                                    FuegoPolicy.standard(game.geometry());
                                            policies.add(policy);
                                            return policy;
                                        },
                                        FuegoOutcome.of(game))),
                SearchOptions.PLAIN,
                new Rng(1));
    }

    @Test
    void playoutsLookLikeFuegos() {
        GoGame game = new GoGame(9, 6.5, GoRules.CHINESE);
        List<FuegoPolicy> policies = new ArrayList<>();
        Search<GoPosition> search = search(game, policies);
        search.chooseMove(game.newPosition(), new Budget.Simulations(2000));
        double all = 0;
        for (Voice voice : Voice.values()) {
            all += policies.get(0).count(voice);
        }
        for (Map.Entry<Voice, Double> share : SHARES_9X9.entrySet()) {
            double ours = 100 * policies.get(0).count(share.getKey()) / all;
            assertThat(ours).as("%s", share.getKey()).isCloseTo(share.getValue(), within(2.0));
        }
    }

    /** Tree and playout together: 97, 209 and 452 moves; nodes: 76.6, 163 and 352. */
    @ParameterizedTest
    @CsvSource({"9, 7000, 91, 76.6", "13, 3500, 203.5, 163", "19, 1700, 445.5, 352"})
    void simulationsAreAsLongAndAsWideAsFuegos(
            int size, int simulations, double playoutMoves, double nodes) {
        GoGame game = new GoGame(size, 6.5, GoRules.CHINESE);
        FuegoStyle player = new FuegoStyle(game, SearchOptions.PLAIN, false, 1, new Rng(1));
        player.chooseMove(game.newPosition(), new Budget.Simulations(simulations));
        Search<GoPosition> search = player.search();
        double done = search.simulations();
        assertThat(search.counts().get("playout-moves") / done)
                .isCloseTo(playoutMoves, within(0.02 * playoutMoves));
        assertThat(search.tree().size() / done).isCloseTo(nodes, within(0.03 * nodes));
    }

    @Test
    void playsTheSameGameFromTheSameSeed() {
        GoGame game = new GoGame(7, 6.5, GoRules.CHINESE);
        assertThat(game(game, 3)).isEqualTo(game(game, 3)).isNotEqualTo(game(game, 4));
    }

    /** The very same on every machine and Java; it changes when the player does, and only then. */
    @Test
    void playsThisGame() {
        GoGame game = new GoGame(7, 6.5, GoRules.CHINESE);
        List<String> moves = game(game, 3).stream().map(game::moveName).toList();
        assertThat(String.join(" ", moves))
                .isEqualTo(
                        "D3 E4 E3 D4 F4 F5 C4 C3 C5 F3 F2 G4 E2 G2 B3 C2 B2 C1 B1 B4 D1 C6 D5 D6 E5 F4 E6 E7 F7 D7");
    }

    private static List<Integer> game(GoGame game, long seed) {
        Player<GoPosition> player = GoPlayers.ALL.parse("fuego-style").make(game, seed);
        GoPosition position = game.newPosition();
        List<Integer> moves = new ArrayList<>();
        while (!position.isOver() && moves.size() < 30) {
            int move = player.chooseMove(position, new Budget.Simulations(100));
            position.play(move);
            moves.add(move);
        }
        return moves;
    }

    /** Everything but the words about the move. */
    @Test
    void tenThousandSimulationsAllocateNextToNothing() {
        GoGame game = new GoGame(9, 6.5, GoRules.CHINESE);
        Player<GoPosition> player = GoPlayers.ALL.parse("fuego-style").make(game, 1);
        GoPosition position = game.newPosition();
        Budget budget = new Budget.Simulations(10_000);
        player.chooseMove(position, budget);
        long bytes = Allocation.bytes(() -> player.chooseMove(position, budget));
        assertThat(player.simulations()).isGreaterThan(5_000);
        assertThat(bytes).isLessThan(20_000);
    }

    /** The prior of a pass rests on more than that of most moves, but it is a bad one. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5})
    void doesNotPassBecauseThereIsNoTimeToThink(int simulations) {
        GoGame game = new GoGame(19, 6.5, GoRules.CHINESE);
        Player<GoPosition> player = GoPlayers.ALL.parse("fuego-style").make(game, 1);
        assertThat(player.chooseMove(game.newPosition(), new Budget.Simulations(simulations)))
                .isNotZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"fuego-style", "fuego-style parallel=root threads=2"})
    void passesWhenThatWinsAndNotWhenItLoses(String spec) {
        GoGame game = new GoGame(5, 0.5, GoRules.TROMP_TAYLOR);
        Player<GoPosition> player = GoPlayers.ALL.parse(spec).make(game, 1);
        GoPosition position = game.newPosition();
        position.play(game.parseMove("C3"));
        position.play(0);
        assertThat(player.chooseMove(position, new Budget.Simulations(50)))
                .as("Black owns the whole board, White has passed")
                .isZero();
        position.copyFrom(game.newPosition());
        position.play(game.parseMove("C3"));
        assertThat(player.chooseMove(position, new Budget.Simulations(50)))
                .as("White would lose by passing")
                .isNotZero();
    }

    /** Black has all but two eyes and the point where a white stone is dead. */
    private static GoPosition wonByBlack(GoGame game) {
        GoPosition position = game.newPosition();
        for (int p : game.geometry().pointsInOrder()) {
            if (!List.of("A1", "E5", "C3", "C4").contains(game.moveName(p))) {
                if (position.toMove() == Colour.SECOND) {
                    position.play(Game.PASS);
                }
                position.play(p);
            }
        }
        position.play(game.parseMove("C3"));
        return position;
    }

    private static int earlyPass(Budget budget, double spent, StopSignal stop) {
        GoGame game = new GoGame(5, -2.5, GoRules.TROMP_TAYLOR);
        FuegoStyle player = new FuegoStyle(game, SearchOptions.PLAIN, false, 1, new Rng(1));
        return new EarlyPass(game, player.search(), 0.9)
                .consider(wonByBlack(game), budget, spent, stop);
    }

    @Test
    void passesEarlyOnlyIfThereIsTimeToThinkAboutIt() {
        assertThat(earlyPass(new Budget.Simulations(3000), 0, new StopSignal()))
                .as("there is: a pass, or the point where the stone dies")
                .isNotEqualTo(EarlyPass.PLAY_ON);
        assertThat(earlyPass(new Budget.Time(Duration.ofSeconds(3)), 3.1, new StopSignal()))
                .as("the time is up")
                .isEqualTo(EarlyPass.PLAY_ON);
        StopSignal stop = new StopSignal();
        stop.request();
        assertThat(earlyPass(new Budget.Simulations(3000), 0, stop))
                .as("somebody waits")
                .isEqualTo(EarlyPass.PLAY_ON);
    }

    /** In a tree so small the threads meet again and again, and one of them looks at the clock. */
    @Test
    @Timeout(30)
    void manyThreadsInASmallTreeHeedTheTime() {
        GoGame game = new GoGame(19, 6.5, GoRules.CHINESE);
        Player<GoPosition> player =
                GoPlayers.ALL.parse("rave threads=8 tree-nodes=1000").make(game, 1);
        for (int i = 0; i < 3; i++) {
            long start = System.nanoTime();
            player.chooseMove(game.newPosition(), new Budget.Time(Duration.ofMillis(200)));
            assertThat(System.nanoTime() - start).isLessThan(Duration.ofSeconds(2).toNanos());
        }
    }
}
