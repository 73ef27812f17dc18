package moyo.go;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import moyo.game.Game;
import moyo.game.MoveList;
import moyo.game.Rng;
import moyo.testkit.Walks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Random games, move by move, against {@link NaiveGo}: legal moves, captures, blocks, liberties,
 * codes, keys and score. The counts add up to more than 10,000 games; {@code -Dgames=N} sets every
 * size to at least N.
 */
final class GoWalkTest {
    @ParameterizedTest
    @CsvSource({
        "2, 2000", "3, 2000", "4, 2000", "5, 1800", "6, 1000", "7, 800", "9, 600", "13, 80",
        "19, 20", "25, 4"
    })
    void theFastBoardIsTheNaiveOne(int size, int games) {
        AtomicInteger captures = new AtomicInteger();
        Walks.repeat(
                Walks.games(games),
                rng -> {
                    GoRules rules = GoRules.ALL.get(rng.nextInt(GoRules.ALL.size()));
                    captures.addAndGet(walk(new GoGame(size, komi(rng), rules), rng));
                });
        if (Long.getLong("seed") == null) { // a single walk may have none
            assertThat(captures.get()).as("stones captured in all games").isGreaterThan(games);
        }
    }

    private static double komi(Rng rng) {
        return rng.nextInt(41) * 0.5 - 10;
    }

    /** Plays one game; the number of stones captured in it. */
    private static int walk(GoGame game, Rng rng) {
        GoPosition position = game.newPosition();
        NaiveGo naive = new NaiveGo(game);
        MoveList moves = new MoveList(game.moveCodes());
        int eyeFilling = rng.nextInt(3);
        while (!position.isOver() && position.moveNumber() < 3 * game.size() * game.size()) {
            position.legalMoves(moves);
            assertSameMoves(position, naive.legalMoves(), moves);
            int move = draw(position, moves, eyeFilling, rng);
            position.play(move);
            naive.play(move);
            BoardCheck.assertSame(position, naive);
        }
        return position.board().captured(Stone.BLACK) + position.board().captured(Stone.WHITE);
    }

    private static void assertSameMoves(
            GoPosition position, Set<Integer> expected, MoveList moves) {
        assertThat(moves.size()).as("number of legal moves").isEqualTo(expected.size());
        for (int i = 0; i < moves.size(); i++) {
            if (!expected.contains(moves.get(i))) {
                throw new AssertionError(position.game().moveName(moves.get(i)) + " is illegal");
            }
        }
        for (int move = 0; move < position.game().moveCodes(); move++) {
            if (position.isLegal(move) != expected.contains(move)) {
                throw new AssertionError("isLegal " + position.game().moveName(move));
            }
        }
    }

    /** Any legal move, or with {@code eyeFilling} 0 mostly sensible ones, so that groups live. */
    private static int draw(GoPosition position, MoveList moves, int eyeFilling, Rng rng) {
        for (int tries = 0; tries < 20; tries++) {
            int move = moves.draw(rng);
            boolean good =
                    move == Game.PASS
                            ? rng.nextInt(10) == 0
                            : eyeFilling > 0 || position.isSensible(move);
            if (good) {
                return move;
            }
        }
        return Game.PASS;
    }

    @Test
    void symmetricKeysAreThoseOfTheMappedGameInTheMiddleOfGames() {
        Walks.repeat(
                100,
                rng -> {
                    GoGame game = new GoGame(5 + rng.nextInt(5), 6.5, GoRules.CHINESE);
                    int symmetry = rng.nextInt(8);
                    GoPosition position = game.newPosition();
                    GoPosition mapped = game.newPosition();
                    UniformPolicy policy = new UniformPolicy();
                    while (!position.isOver()) {
                        int move = policy.choose(position, rng);
                        position.play(move);
                        mapped.play(game.symmetricMove(move, symmetry));
                        assertThat(position.key(symmetry)).isEqualTo(mapped.key(0));
                        assertThat(position.checkKey(symmetry)).isEqualTo(mapped.checkKey(0));
                    }
                });
    }
}
