package moyo.go.status;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.TreeSet;
import moyo.go.Diagrams;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.go.GoRules;
import moyo.go.Stone;
import moyo.go.status.LifeAndDeath.Status;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class LifeAndDeathTest {
    private static final String TWO_EYES =
            """
            .X.XO....
            XXXXO....
            OOOOO....
            .........
            .........
            ....XXXXX
            ....XOOOO
            ....XO.O.
            ....XOOOO
            """;

    private static String names(GoPosition position, LifeAndDeath judgement, Status status) {
        TreeSet<String> names = new TreeSet<>();
        for (List<Integer> block : judgement.blocks(status)) {
            block.forEach(p -> names.add(position.game().moveName(p)));
        }
        return String.join(" ", names);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void aBlockWithTwoEyesLives(long seed) {
        GoPosition position = Diagrams.position(GoRules.CHINESE, TWO_EYES);
        LifeAndDeath judgement = LifeAndDeath.judge(position, seed);
        assertThat(judgement.of(position.game().parseMove("A8"))).isEqualTo(Status.ALIVE);
        assertThat(judgement.of(position.game().parseMove("J1"))).isEqualTo(Status.ALIVE);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void aLoneStoneInEnemyTerritoryIsDead(long seed) {
        GoPosition position =
                Diagrams.position(
                        GoRules.CHINESE,
                        """
                        .X.XXXOO.
                        XXXX.XO.O
                        X.O.XXOOO
                        X...XXO..
                        XXXXXXOOO
                        .X...XO.O
                        XX...XOOO
                        .X...XO.O
                        XXXXXXOOO
                        """);
        LifeAndDeath judgement = LifeAndDeath.judge(position, seed);
        assertThat(names(position, judgement, Status.DEAD)).isEqualTo("C7");
        assertThat(judgement.isDead(position.game().parseMove("C7"))).isTrue();
        assertThat(judgement.isDead(position.game().parseMove("A8"))).isFalse();
        assertThat(judgement.isDead(position.game().parseMove("B7"))).isFalse();
        assertThat(judgement.territory(position.game().parseMove("C7"))).isEqualTo(1);
        assertThat(judgement.territory(position.game().parseMove("J9"))).isEqualTo(-1);
        assertThat(judgement.territory(position.game().parseMove("A8"))).isZero();
    }

    @Test
    void aBlockWithOneEyeInTheCornerIsDead() {
        GoPosition position =
                Diagrams.position(
                        GoRules.CHINESE,
                        """
                        X.X.XXX
                        XXXXXXX
                        OOOOOOO
                        O.O.O.O
                        OOOOOOO
                        XXXXXOO
                        X.XXXO.
                        """);
        LifeAndDeath judgement = LifeAndDeath.judge(position, 1);
        assertThat(judgement.of(position.game().parseMove("B2"))).isEqualTo(Status.DEAD);
        assertThat(judgement.of(position.game().parseMove("A5"))).isEqualTo(Status.ALIVE);
        assertThat(judgement.of(position.game().parseMove("A7"))).isEqualTo(Status.ALIVE);
    }

    @Test
    void judgesAFinishedGameAndLeavesItAsItWas() {
        GoPosition position = Diagrams.position(GoRules.CHINESE, TWO_EYES);
        Diagrams.play(position, "pass pass");
        LifeAndDeath judgement = LifeAndDeath.judge(position, 1);
        Diagrams.assertBoard(position, TWO_EYES);
        assertThat(position.isOver()).isTrue();
        assertThat(position.toMove()).isZero();
        assertThat(judgement.of(position.game().parseMove("A8"))).isEqualTo(Status.ALIVE);
    }

    @Test
    void theSameSeedGivesTheSameJudgement() {
        GoPosition position = Diagrams.position(GoRules.CHINESE, TWO_EYES);
        Ownership one = LifeAndDeath.judge(position, 5).ownership();
        Ownership two = LifeAndDeath.judge(position, 5).ownership();
        for (int p : position.game().geometry().points()) {
            assertThat(one.black(p)).isEqualTo(two.black(p)).isBetween(0.0, 1.0);
            assertThat(one.of(Stone.WHITE, p)).isEqualTo(1 - one.black(p));
        }
    }

    @Test
    void anEmptyBoardHasNeitherDeadNorTerritory() {
        GoPosition position = new GoGame(5, 0.5, GoRules.CHINESE).newPosition();
        LifeAndDeath judgement = LifeAndDeath.judge(position, 1);
        assertThat(judgement.blocks(Status.DEAD)).isEmpty();
        for (int p : position.game().geometry().points()) {
            assertThat(judgement.territory(p)).isZero();
        }
        assertThat(FinalScore.of(judgement)).isEqualTo(-0.5);
    }
}
