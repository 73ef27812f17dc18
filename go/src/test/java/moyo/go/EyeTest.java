package moyo.go;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What is an eye, and what only looks like one. */
final class EyeTest {
    private static boolean isBlackEye(String point, String diagram) {
        return isEye(point, Stone.BLACK, diagram);
    }

    private static boolean isEye(String point, int stone, String diagram) {
        GoPosition position = Diagrams.position(GoRules.CHINESE, diagram);
        return position.board().isEye(position.game().parseMove(point), stone);
    }

    @Test
    void inTheCentreFourOwnNeighboursMakeAnEye() {
        String eye =
                """
                .....
                ..X..
                .X.X.
                ..X..
                .....
                """;
        assertThat(isBlackEye("C3", eye)).isTrue();
        assertThat(isEye("C3", Stone.WHITE, eye)).isFalse();
    }

    @Test
    void inTheCentreOneEnemyOnTheDiagonalsDoesNoHarm() {
        String eye =
                """
                .....
                .XX..
                .X.X.
                .XXO.
                .....
                """;
        assertThat(isBlackEye("C3", eye)).isTrue();
    }

    @Test
    void inTheCentreTwoEnemiesOnTheDiagonalsMakeItFalse() {
        String sameSide =
                """
                .....
                .OXO.
                .X.X.
                ..X..
                .....
                """;
        String opposite =
                """
                .....
                .XXO.
                .X.X.
                .OXX.
                .....
                """;
        assertThat(isBlackEye("C3", sameSide)).isFalse();
        assertThat(isBlackEye("C3", opposite)).isFalse();
    }

    @Test
    void anEmptyOrEnemyNeighbourLeavesNoEye() {
        String open =
                """
                .....
                .XXX.
                .X...
                .XXX.
                .....
                """;
        String shared =
                """
                .....
                .XXX.
                .X.O.
                .XXX.
                .....
                """;
        assertThat(isBlackEye("C3", open)).isFalse();
        assertThat(isBlackEye("C3", shared)).isFalse();
        assertThat(isEye("C3", Stone.WHITE, shared)).isFalse();
    }

    @Test
    void onTheEdgeThreeOwnNeighboursMakeAnEye() {
        String eye =
                """
                .XX..
                X.X..
                .X...
                X..X.
                .XX.X
                """;
        assertThat(isBlackEye("A5", eye)).isTrue();
        assertThat(isBlackEye("B4", eye)).isTrue();
        assertThat(isBlackEye("A1", eye)).isTrue();
        assertThat(isBlackEye("D1", eye)).isTrue();
        assertThat(isBlackEye("A3", eye)).isTrue();
    }

    @Test
    void onTheEdgeOneEnemyOnTheDiagonalsMakesItFalse() {
        String eyes =
                """
                .X.X.
                .OXX.
                .....
                .XOX.
                .X.XO
                """;
        assertThat(isBlackEye("C5", eyes)).isFalse();
        String lower =
                """
                .....
                .....
                .....
                .OXX.
                .X.X.
                """;
        assertThat(isBlackEye("C1", lower)).isFalse();
        String safe =
                """
                .....
                .....
                .....
                .XXX.
                .X.X.
                """;
        assertThat(isBlackEye("C1", safe)).isTrue();
    }

    @Test
    void inTheCornerAnEnemyOnTheDiagonalMakesItFalse() {
        String falseEyes =
                """
                .X.X.
                XO.OX
                .....
                XO.OX
                .X.X.
                """;
        for (String corner : new String[] {"A1", "A5", "E1", "E5"}) {
            assertThat(isBlackEye(corner, falseEyes)).as(corner).isFalse();
            assertThat(isBlackEye(corner, falseEyes.replace('O', 'X'))).as(corner).isTrue();
            assertThat(isBlackEye(corner, falseEyes.replace('O', '.'))).as(corner).isTrue();
        }
    }

    @Test
    void whiteHasEyesAsBlackHas() {
        String eyes =
                """
                .O.O.
                OO.OO
                ..O..
                .O.OX
                ..OXX
                """;
        assertThat(isEye("A5", Stone.WHITE, eyes)).isTrue();
        assertThat(isEye("E5", Stone.WHITE, eyes)).isTrue();
        assertThat(isEye("C2", Stone.WHITE, eyes)).isTrue();
        assertThat(isEye("A5", Stone.BLACK, eyes)).isFalse();
    }

    @Test
    void fillingAnOwnEyeIsNotSensibleButFillingAFalseOneIs() {
        GoPosition position =
                Diagrams.position(
                        GoRules.CHINESE,
                        """
                        .X.X.
                        XX.XO
                        ..X..
                        .....
                        .....
                        """);
        assertThat(position.isSensible(position.game().parseMove("A5"))).isFalse();
        assertThat(position.isSensible(position.game().parseMove("C4"))).isTrue();
        assertThat(position.isSensible(position.game().parseMove("E5"))).isTrue();
    }
}
