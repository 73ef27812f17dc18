package moyo.blokus.pattern.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.SortedMap;
import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.blokus.pattern.Features;
import moyo.game.BadInput;
import moyo.game.Colour;
import moyo.game.MoveList;
import moyo.game.Rng;
import moyo.net.perceptron.Sample;
import org.junit.jupiter.api.Test;

final class PatternDataTest {
    private static final BlokusGame GAME = new BlokusGame();

    /** A random game; every search found the same win rate, forced moves have none. */
    private static RatedGame game(long seed, double value) {
        Rng rng = new Rng(seed);
        MoveList moves = new MoveList(GAME.moveCodes());
        List<RatedPly> plies = new ArrayList<>();
        BlokusPosition position = GAME.newPosition();
        while (!position.isOver()) {
            position.legalMoves(moves);
            int move = moves.draw(rng);
            plies.add(new RatedPly(move, moves.size() > 1 ? value : Double.NaN));
            position.play(move);
        }
        return new RatedGame((int) seed, plies, OptionalInt.of((int) position.score()));
    }

    private static SortedMap<Integer, List<Sample>> samples(RatedGame... games) {
        PatternData data = new PatternData(GAME, Features.PATTERNS);
        for (RatedGame game : games) {
            data.add(game);
        }
        return data.samples();
    }

    private static double target(SortedMap<Integer, List<Sample>> samples, int number, int index) {
        return samples.getOrDefault(number, List.of()).get(index).target();
    }

    @Test
    void everyPositionOfAGameIsASample() {
        RatedGame game = game(1, 0.25);
        SortedMap<Integer, List<Sample>> samples = samples(game);
        assertThat(samples).hasSize(game.plies().size());
        for (int number = 0; number < game.plies().size(); number++) {
            if (game.plies().get(number).isRated()) {
                assertThat(target(samples, number, 0)).isEqualTo(0.25);
            }
        }
    }

    @Test
    void identicalPositionsAreOneWithTheMeanWinRate() {
        SortedMap<Integer, List<Sample>> samples =
                samples(game(1, 0.2), game(1, 0.6), game(2, 0.8));
        assertThat(samples.get(0)).hasSize(1);
        assertThat(target(samples, 0, 0)).isCloseTo(1.6 / 3, within(1e-6));
        assertThat(samples.get(3)).hasSize(2);
        assertThat(target(samples, 3, 0)).isCloseTo(0.4, within(1e-6));
        assertThat(target(samples, 3, 1)).isCloseTo(0.8, within(1e-6));
    }

    /** The last move of a game is often forced; then the result is known. */
    @Test
    void aForcedMoveHasTheWinRateOfWhatFollows() {
        int checked = 0;
        for (int seed = 0; seed < 30; seed++) {
            RatedGame game = game(seed, 0.25);
            int last = game.plies().size() - 1;
            SortedMap<Integer, List<Sample>> samples = samples(game);
            for (int number = last; number >= 0 && !game.plies().get(number).isRated(); number--) {
                int score = game.score().orElseThrow();
                double result = score > 0 ? 1 : score < 0 ? 0 : 0.5;
                assertThat(target(samples, number, 0))
                        .isEqualTo(Colour.valueFor(number % 2, result));
                checked++;
            }
        }
        assertThat(checked).isPositive();
    }

    @Test
    void aStrayHasOnePosition() {
        List<RatedPly> plies = new ArrayList<>();
        List<RatedPly> all = game(1, 0.5).plies();
        all.subList(0, 6).forEach(ply -> plies.add(RatedPly.unrated(ply.move())));
        plies.add(new RatedPly(all.get(6).move(), 0.75));
        SortedMap<Integer, List<Sample>> samples =
                samples(new RatedGame(0, plies, OptionalInt.empty()));
        assertThat(samples).containsOnlyKeys(6);
        assertThat(target(samples, 6, 0)).isEqualTo(0.75);
    }

    @Test
    void gamesThatBreakTheRulesAreNamed() {
        RatedGame game = game(1, 0.5);
        List<RatedPly> wrong = new ArrayList<>(game.plies());
        wrong.set(4, new RatedPly(wrong.get(0).move(), 0.5));
        assertThatThrownBy(() -> samples(new RatedGame(7, wrong, OptionalInt.empty())))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("game 7: move 4 of the game");
        RatedGame other = new RatedGame(8, game.plies(), OptionalInt.of(99));
        assertThatThrownBy(() -> samples(other))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("game 8: the score is said to be 99; the moves give");
        RatedGame open = new RatedGame(9, game.plies().subList(0, 5), OptionalInt.of(0));
        assertThatThrownBy(() -> samples(open))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("the moves give no end");
    }
}
