package moyo.blokus.pattern.learn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.blokus.pattern.Features;
import moyo.blokus.player.BlokusPlayers;
import moyo.search.player.PlayerSpec;
import org.junit.jupiter.api.Test;

final class StrayerTest {
    private static final BlokusGame GAME = new BlokusGame();
    private static final PlayerSpec<BlokusGame, BlokusPosition> UCT =
            BlokusPlayers.ALL.parse("uct playouts=20");
    private static final List<RatedGame> GAMES =
            IntStream.range(0, 20).mapToObj(new Rater(GAME, UCT, 1)::play).toList();

    private static Strayer strayer() {
        return new Strayer(GAME, UCT, GAMES, 1);
    }

    @Test
    void everyMoveNumberHasEquallyManyOfWhichATenthAreTests() {
        Map<Integer, Integer> all = new HashMap<>();
        Map<Integer, Integer> tests = new HashMap<>();
        for (int stray = 0; stray < 2 * 10 * Strayer.MOST_NUMBER; stray++) {
            all.merge(Strayer.moveNumber(stray), 1, Integer::sum);
            if (PatternFit.isTest(stray)) {
                tests.merge(Strayer.moveNumber(stray), 1, Integer::sum);
            }
        }
        assertThat(all).hasSize(Strayer.MOST_NUMBER).containsKeys(1, Strayer.MOST_NUMBER);
        assertThat(all.values()).containsOnly(20);
        assertThat(tests).hasSize(Strayer.MOST_NUMBER);
        assertThat(tests.values()).containsOnly(2);
    }

    @Test
    void aStrayLeavesAGameAtMostFourMovesBeforeItsEnd() {
        Strayer strayer = strayer();
        for (int number : new int[] {0, 9, 55, 123, 199}) {
            RatedGame stray = strayer.play(number);
            int length = stray.plies().size();
            assertThat(length).isEqualTo(Strayer.moveNumber(number) + 1);
            assertThat(stray.plies().get(length - 1).isRated()).isTrue();
            assertThat(stray.plies().subList(0, length - 1)).noneMatch(RatedPly::isRated);
            assertThat(GAMES).as("stray %d", number).anyMatch(game -> isFrom(game, stray, number));
        }
    }

    private static boolean isFrom(RatedGame game, RatedGame stray, int number) {
        int common = Math.max(0, stray.plies().size() - 1 - 4);
        return PatternFit.isTest(game.number()) == PatternFit.isTest(number)
                && game.plies().size() >= common
                && IntStream.range(0, common)
                        .allMatch(i -> game.plies().get(i).move() == stray.plies().get(i).move());
    }

    @Test
    void aNumberIsAlwaysTheSameStray() {
        RatedGame one = strayer().play(77);
        Strayer other = strayer();
        other.play(3);
        assertThat(other.play(77)).isEqualTo(one);
    }

    @Test
    void aStrayIsReadAsASample() {
        PatternData data = new PatternData(GAME, Features.PATTERNS);
        data.add(strayer().play(55));
        assertThat(data.samples()).containsKey(Strayer.moveNumber(55));
    }

    /** No game of this list is long enough for the last move number. */
    @Test
    void aMoveNumberThatIsNeverReachedHasNoStray() {
        Strayer strayer = new Strayer(GAME, UCT, List.of(GAMES.get(0)), 1);
        int last = 10 * (Strayer.MOST_NUMBER - 1);
        assertThat(GAMES.get(0).plies().size()).isLessThan(Strayer.MOST_NUMBER - 4);
        assertThat(strayer.play(last).plies()).isEmpty();
    }
}
