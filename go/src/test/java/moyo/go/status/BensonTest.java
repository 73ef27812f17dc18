package moyo.go.status;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.TreeSet;
import moyo.game.Rng;
import moyo.go.Diagrams;
import moyo.go.GoBoard;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.go.GoRules;
import moyo.go.Stone;
import moyo.go.UniformPolicy;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class BensonTest {
    private static final String TWO_EYES =
            """
            .X.XO
            XXXXO
            OOOOO
            .....
            .....
            """;

    private static Benson solved(GoPosition position, int stone) {
        Benson benson = new Benson(position.game().geometry());
        benson.solve(position.board(), stone);
        return benson;
    }

    private static String living(GoPosition position, Benson benson, int stone) {
        TreeSet<String> names = new TreeSet<>();
        GoBoard board = position.board();
        for (int p : position.game().geometry().points()) {
            if (board.stone(p) == stone && benson.lives(board.block(p))) {
                names.add(position.game().moveName(p));
            }
        }
        return String.join(" ", names);
    }

    private static String territory(GoPosition position, Benson benson) {
        TreeSet<String> names = new TreeSet<>();
        for (int p : position.game().geometry().points()) {
            if (benson.isTerritory(p)) {
                names.add(position.game().moveName(p));
            }
        }
        return String.join(" ", names);
    }

    @Test
    void aBlockWithTwoEyesLivesAndOwnsThem() {
        GoPosition position = Diagrams.position(GoRules.CHINESE, TWO_EYES);
        Benson black = solved(position, Stone.BLACK);
        assertThat(living(position, black, Stone.BLACK)).isEqualTo("A4 B4 B5 C4 D4 D5");
        assertThat(territory(position, black)).isEqualTo("A5 C5");
        Benson white = solved(position, Stone.WHITE);
        assertThat(living(position, white, Stone.WHITE)).isEmpty();
        assertThat(territory(position, white)).isEmpty();
    }

    @Test
    void oneEyeIsNotEnough() {
        GoPosition position =
                Diagrams.position(
                        GoRules.CHINESE,
                        """
                        .XXXO
                        XXXXO
                        OOOOO
                        .....
                        .....
                        """);
        assertThat(living(position, solved(position, Stone.BLACK), Stone.BLACK)).isEmpty();
    }

    /** The corner blocks need each other's eyes; none has two of its own. */
    @Test
    void blocksMayLiveTogether() {
        GoPosition position =
                Diagrams.position(
                        GoRules.CHINESE,
                        """
                        .X.O.
                        X.XO.
                        .XXO.
                        XXOO.
                        OOO..
                        """);
        Benson black = solved(position, Stone.BLACK);
        assertThat(living(position, black, Stone.BLACK)).isEqualTo("A2 A4 B2 B3 B5 C3 C4");
        assertThat(territory(position, black)).isEqualTo("A3 A5 B4");
    }

    @Test
    void aDeadStoneIsPartOfTheTerritory() {
        GoPosition position =
                Diagrams.position(
                        GoRules.CHINESE,
                        """
                        .XOX.
                        XX.XX
                        XXXXX
                        OOOOO
                        .....
                        """);
        Benson black = solved(position, Stone.BLACK);
        assertThat(territory(position, black)).isEqualTo("A5 C4 C5 E5");
    }

    @Test
    void aPointThatIsNoLibertySpoilsTheEye() {
        GoPosition position =
                Diagrams.position(
                        GoRules.CHINESE,
                        """
                        ...X.XO
                        ...XXXO
                        ...XOOO
                        XXXXO..
                        OOOOO..
                        .......
                        .......
                        """);
        assertThat(living(position, solved(position, Stone.BLACK), Stone.BLACK)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 9, 25})
    void nobodyLivesOnAnEmptyBoard(int size) {
        GoPosition position = new GoGame(size, 6.5, GoRules.CHINESE).newPosition();
        assertThat(territory(position, solved(position, Stone.BLACK))).isEmpty();
    }

    /** C9 and D9 are an eye of the left block; the right one lives, but C9 is not its liberty. */
    @Test
    void familiesDoNotLeanOnOthers() {
        GoPosition position =
                Diagrams.position(
                        GoRules.CHINESE,
                        """
                        .X..XX.X.
                        XXXXOXXXX
                        OOOOOOOOO
                        .........
                        .........
                        .........
                        .........
                        .........
                        .........
                        """);
        Benson black = solved(position, Stone.BLACK);
        assertThat(territory(position, black)).isEqualTo("A9 C9 D9 G9 J9");
        black.solveByFamilies(position.board(), Stone.BLACK);
        assertThat(territory(position, black)).isEqualTo("G9 J9");
    }

    /**
     * Whoever is said to live after a random game survives when only the enemy goes on, and
     * families never find more than there is.
     */
    @ParameterizedTest
    @CsvSource({"2, 50", "5, 300", "9, 300", "13, 60", "25, 6"})
    void theLivingSurviveWhateverTheEnemyDoes(int size, int games) {
        int lived = 0;
        for (int seed = 1; seed <= games; seed++) {
            Rng rng = new Rng(seed);
            GoPosition position = afterRandomMoves(size, rng);
            for (int stone = Stone.BLACK; stone <= Stone.WHITE; stone++) {
                Benson benson = solved(position, stone);
                Benson families = new Benson(position.game().geometry());
                families.solveByFamilies(position.board(), stone);
                GoBoard board = new GoBoard(position.game().geometry());
                board.copyFrom(position.board());
                attack(board, Stone.other(stone), rng);
                for (int p : position.game().geometry().points()) {
                    boolean own = position.board().stone(p) == stone;
                    if (own && benson.lives(position.board().block(p))) {
                        lived++;
                        assertThat(board.stone(p))
                                .as("size %d, seed %d", size, seed)
                                .isEqualTo(stone);
                    }
                    if (families.isTerritory(p)) {
                        assertThat(benson.isTerritory(p))
                                .as("size %d, seed %d", size, seed)
                                .isTrue();
                    }
                }
            }
        }
        assertThat(lived).as("the test saw life").isGreaterThan(size > 2 ? 100 : -1);
    }

    private static GoPosition afterRandomMoves(int size, Rng rng) {
        GoPosition position = new GoGame(size, 6.5, GoRules.CHINESE).newPosition();
        position.beginPlayout();
        UniformPolicy policy = new UniformPolicy();
        policy.begin(position, rng);
        int moves = size * size * 3 / 2;
        while (!position.isOver() && position.moveNumber() < moves) {
            position.play(policy.choose(position, rng));
        }
        return position;
    }

    private static void attack(GoBoard board, int attacker, Rng rng) {
        for (int i = 0; i < 8 * board.geometry().pointCount() && board.emptyCount() > 0; i++) {
            int p = board.empty(rng.nextInt(board.emptyCount()));
            if (board.isLegal(p, attacker)) {
                board.put(p, attacker);
            }
        }
    }
}
