package moyo.blokus.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.blokus.Placements;
import moyo.game.Colour;
import moyo.game.Rng;
import org.junit.jupiter.api.Test;

final class PatternsTest {
    private static final BlokusGame GAME = new BlokusGame();

    @Test
    void thereAre2886() {
        assertThat(Patterns.COUNT).isEqualTo(2886);
        assertThat(NaivePatterns.count(1)).isEqualTo(3);
        assertThat(NaivePatterns.count(2)).isEqualTo(21);
        assertThat(NaivePatterns.count(3)).isEqualTo(2862);
    }

    /** Two windows have the same number exactly if a naive comparison says that they are equal. */
    @Test
    void numbersAreThoseOfTheClassesUnderSymmetry() {
        for (int side = 1; side <= 3; side++) {
            Map<String, Integer> numbers = new HashMap<>();
            int codes = (int) Math.pow(3, side * side);
            for (int code = 0; code < codes; code++) {
                String canonical = NaivePatterns.canonical(text(code, side), side);
                int number = Patterns.of(side, code);
                assertThat(numbers.computeIfAbsent(canonical, c -> number)).isEqualTo(number);
            }
            assertThat(numbers.values()).doesNotHaveDuplicates();
        }
    }

    private static String text(int code, int side) {
        StringBuilder text = new StringBuilder();
        for (int i = 0, rest = code; i < side * side; i++, rest /= 3) {
            text.append(".xo".charAt(rest % 3));
        }
        return text.toString();
    }

    @Test
    void anEmptyBoardHasThreePatterns() {
        int[] counts = Features.PATTERNS.of(GAME.newPosition(), new PatternBoard());
        assertThat(counts).hasSize(2886).contains(196, 169, 144);
        assertThat(IntStream.of(counts).sum()).isEqualTo(509);
    }

    @Test
    void countsAreThoseOfTheNaiveImplementation() {
        PatternBoard board = new PatternBoard();
        for (int seed = 0; seed < 20; seed++) {
            Rng rng = new Rng(seed);
            BlokusPosition position = GAME.newPosition();
            while (!position.isOver()) {
                position.play(position.draw(rng));
                int[] expected = new int[Patterns.COUNT];
                NaivePatterns.counts(position, position.toMove())
                        .forEach((text, count) -> expected[NaivePatterns.number(text)] = count);
                assertThat(Features.PATTERNS.of(position, board))
                        .as("seed %d", seed)
                        .isEqualTo(expected);
            }
        }
    }

    @Test
    void theBoardIsSeenByTheSideToMove() {
        BlokusPosition position = GAME.newPosition();
        position.play(GAME.parseMove("e8,e9,e10,e11,e12"));
        int[] counts = Features.PATTERNS.of(position, new PatternBoard());
        assertThat(position.toMove()).isEqualTo(Colour.SECOND);
        assertThat(counts[NaivePatterns.number("x")]).isZero();
        assertThat(counts[NaivePatterns.number("o")]).isEqualTo(5);
        assertThat(counts[NaivePatterns.number(".")]).isEqualTo(191);
    }

    @Test
    void piecesInHandFollowThePatterns() {
        BlokusPosition position = GAME.newPosition();
        int[] before = Features.PIECES.of(position, new PatternBoard());
        assertThat(before).hasSize(2886 + 42);
        assertThat(IntStream.of(before).skip(2886).sum()).isEqualTo(42);
        int move = GAME.parseMove("e10");
        position.play(move);
        int[] after = Features.PIECES.of(position, new PatternBoard());
        int monomino = Placements.piece(move);
        assertThat(IntStream.of(after).skip(2886).sum()).isEqualTo(41);
        assertThat(after[Features.enemyPiece(monomino)]).isZero();
        assertThat(after[Features.ownPiece(monomino)]).isEqualTo(1);
    }
}
