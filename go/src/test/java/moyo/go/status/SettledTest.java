package moyo.go.status;

import static org.assertj.core.api.Assertions.assertThat;

import moyo.go.Diagrams;
import moyo.go.Geometry;
import moyo.go.GoPosition;
import moyo.go.GoRules;
import org.junit.jupiter.api.Test;

/** Owners as a network would tell them: B and W are sure, b and w are not, a dot is open. */
final class SettledTest {
    private static final double SURE = 0.95;

    private static final String WALLS =
            """
            .XXO.
            X.XOO
            XXXO.
            .XXOO
            .XXO.
            """;

    private static final String OWNERS =
            """
            BBBWW
            BBBWW
            BBBWW
            BBBWW
            BBBWW
            """;

    private static LifeAndDeath judge(GoRules rules, String board, String owners) {
        GoPosition position = Diagrams.position(rules, board);
        Geometry geometry = position.game().geometry();
        String cells = owners.replaceAll("\\s", "");
        double[] black = new double[geometry.arrayLength()];
        for (int y = 0; y < 5; y++) {
            for (int x = 0; x < 5; x++) {
                black[geometry.point(x, y)] =
                        switch (cells.charAt(5 * (4 - y) + x)) {
                            case 'B' -> 0.99;
                            case 'b' -> 0.8;
                            case 'w' -> 0.2;
                            case 'W' -> 0.01;
                            default -> 0.5;
                        };
            }
        }
        return LifeAndDeath.judge(position, p -> Ownership.of(black));
    }

    private static boolean isSettled(String board, String owners) {
        return Settled.is(judge(GoRules.CHINESE, board, owners), SURE);
    }

    @Test
    void aBoardWhoseEveryPointHasASureOwnerIsSettled() {
        assertThat(isSettled(WALLS, OWNERS)).isTrue();
    }

    @Test
    void anUnsurePointIsNotSettled() {
        assertThat(isSettled(WALLS, OWNERS.replaceFirst("B", "b"))).isFalse();
        assertThat(isSettled(WALLS, OWNERS.replaceFirst("WW", "Ww"))).isFalse();
    }

    @Test
    void aNeutralPointIsLeftToPlay() {
        String open = WALLS.replaceFirst("\\.XXOO", ".X.OO");
        assertThat(isSettled(open, OWNERS)).isFalse();
        assertThat(Settled.areBlocks(judge(GoRules.CHINESE, open, OWNERS), SURE)).isTrue();
    }

    @Test
    void aDeadStoneIsSettledWhereItIsRemoved() {
        String stone = WALLS.strip().replaceFirst("\\.XXO\\.$", "OXXO.");
        assertThat(judge(GoRules.CHINESE, stone, OWNERS).isDead(point(stone, "A1"))).isTrue();
        assertThat(isSettled(stone, OWNERS)).isTrue();
        assertThat(Settled.is(judge(GoRules.parse("cgos"), stone, OWNERS), SURE)).isFalse();
    }

    private static int point(String board, String name) {
        return Diagrams.position(GoRules.CHINESE, board).game().parseMove(name);
    }

    /** Black's four stones and White's three share A1 and E1; each gives the other up who plays. */
    @Test
    void theSharedLibertiesOfASekiNeedNoMove() {
        String seki =
                """
                .O.OX
                OOOOX
                OOOOX
                XXXXX
                .OOO.
                """;
        String owners =
                """
                WWWWb
                WWWWb
                WWWWb
                bbbbb
                .www.
                """;
        LifeAndDeath judgement = judge(GoRules.CHINESE, seki, owners);
        assertThat(judgement.of(point(seki, "C1"))).isEqualTo(LifeAndDeath.Status.SEKI);
        assertThat(judgement.of(point(seki, "A2"))).isEqualTo(LifeAndDeath.Status.SEKI);
        assertThat(Settled.is(judgement, SURE)).isTrue();
    }
}
