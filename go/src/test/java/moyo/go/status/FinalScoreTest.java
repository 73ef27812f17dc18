package moyo.go.status;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import moyo.game.Colour;
import moyo.go.Diagrams;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.go.GoRecord;
import moyo.go.GoRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class FinalScoreTest {
    /**
     * Black takes A7 and White takes F1 and G1; then B5 and F5 are dead.
     *
     * <pre>
     *         territory             prisoners        stones
     * Black   A7, A4-B5, A1-B2: 9   A7, B5: 2        12
     * White   E7-G7, E4-G5, E2,     F1, G1, F5: 3    16
     *         F1-G1: 12
     * </pre>
     */
    private static GoPosition finished(GoRules rules, double komi) {
        GoRecord record =
                Diagrams.record(
                        rules,
                        komi,
                        """
                        O.XO...
                        XXXOOOO
                        .OXO.X.
                        ..XO...
                        XXXOOOO
                        ..XO.OO
                        ..XO.XX
                        """);
        Diagrams.play(record, "B7 E1 pass pass");
        Diagrams.assertBoard(
                record,
                """
                .XXO...
                XXXOOOO
                .OXO.X.
                ..XO...
                XXXOOOO
                ..XO.OO
                ..XOO..
                """);
        return record.position();
    }

    private static double score(GoRules rules, double komi) {
        return FinalScore.of(LifeAndDeath.judge(finished(rules, komi), 1));
    }

    @Test
    void findsTheDeadStonesOfTheExample() {
        GoPosition position = finished(GoRules.CHINESE, 6.5);
        LifeAndDeath judgement = LifeAndDeath.judge(position, 1);
        Set<String> dead = new TreeSet<>();
        judgement
                .blocks(LifeAndDeath.Status.DEAD)
                .forEach(b -> b.forEach(p -> dead.add(position.game().moveName(p))));
        assertThat(dead).containsExactly("B5", "F5");
    }

    @Test
    void chineseRulesCountStonesAndTerritory() {
        assertThat(score(GoRules.CHINESE, 6.5)).isEqualTo(12 + 9 - 16 - 12 - 6.5);
        assertThat(score(GoRules.CHINESE, 0)).isEqualTo(-7);
        assertThat(score(GoRules.CHINESE, -7)).isZero();
    }

    @Test
    void trompTaylorCountsEveryStoneOnTheBoardAsAlive() {
        assertThat(score(GoRules.TROMP_TAYLOR, 6.5)).isEqualTo(13 + 5 - 17 - 6 - 6.5);
        LifeAndDeath judgement = LifeAndDeath.judge(finished(GoRules.TROMP_TAYLOR, 6.5), 1);
        assertThat(judgement.blocks(LifeAndDeath.Status.DEAD)).isEmpty();
    }

    @Test
    void thePositionItselfCountsEveryStoneAsAlive() {
        // the regions of B5 and F5 are nobody's, and the two stones count
        assertThat(finished(GoRules.TROMP_TAYLOR, 0).score()).isEqualTo(13 + 5 - 17 - 6);
    }

    @Test
    void japaneseRulesCountTerritoryAndPrisoners() {
        assertThat(score(GoRules.JAPANESE, 6.5)).isEqualTo(9 + 2 - 12 - 3 - 6.5);
    }

    @Test
    void japaneseRulesCountPrisonersAlsoAfterTheTurnWasChanged() {
        GoRecord record =
                Diagrams.record(
                        GoRules.JAPANESE,
                        0,
                        """
                        O.XO.
                        XXXO.
                        .XXOO
                        .XXO.
                        ..XO.
                        """);
        Diagrams.play(record, "B5");
        // Black A5, A2-A3, A1-B1; White E4-E5, E1-E2; one prisoner
        assertThat(FinalScore.of(LifeAndDeath.judge(record.position(), 1))).isEqualTo(5 - 4 + 1);
        record.setToMove(Colour.FIRST);
        assertThat(FinalScore.of(LifeAndDeath.judge(record.position(), 1))).isEqualTo(5 - 4 + 1);
    }

    @Test
    void pointsBetweenTheColoursAreNobodys() {
        GoRecord record =
                Diagrams.record(
                        GoRules.JAPANESE,
                        0.5,
                        """
                        .XX.O.
                        XXX.OO
                        .XX.O.
                        XXX.OO
                        .XX.O.
                        .XX.OO
                        """);
        LifeAndDeath judgement = LifeAndDeath.judge(record.position(), 1);
        GoGame game = record.game();
        assertThat(judgement.territory(game.parseMove("A6"))).isEqualTo(1);
        assertThat(judgement.territory(game.parseMove("F4"))).isEqualTo(-1);
        assertThat(judgement.territory(game.parseMove("D3"))).isZero();
        assertThat(FinalScore.of(judgement)).isEqualTo(4 - 3 - 0.5);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "-0.0, 0",
        "3.5, B+3.5",
        "-12, W+12",
        "100, B+100",
        "-0.5, W+0.5",
        "7.25, B+7.25",
        "-361, W+361",
        "10.10, B+10.1",
        "0.75, B+0.75"
    })
    void writesAResultAsGtpAndSgfDo(double score, String text) {
        assertThat(FinalScore.format(score)).isEqualTo(text);
    }

    /** One eye each and a shared liberty: whoever plays C1 is captured. */
    private static final String SEKI =
            """
            ..OX.....
            ..OX.....
            ..OX.....
            OOOX.....
            ..OX.....
            ..OX.....
            OOOXXXX..
            XXXOOOX..
            .X.O.OX..
            """;

    @Test
    void eyesInSekiAreTerritoryByAreaButNotByTerritory() {
        assertThat(sekiScore(GoRules.CHINESE)).isEqualTo(16 + 37 - 16 - 11);
        assertThat(sekiScore(GoRules.JAPANESE)).isEqualTo(36 - 10);
        LifeAndDeath japanese = LifeAndDeath.judge(seki(GoRules.JAPANESE), 1);
        LifeAndDeath chinese = LifeAndDeath.judge(seki(GoRules.CHINESE), 1);
        for (String eye : new String[] {"A1", "E1"}) {
            int p = japanese.position().game().parseMove(eye);
            assertThat(japanese.territory(p)).as(eye).isZero();
            assertThat(chinese.territory(p)).as(eye).isNotZero();
        }
        assertThat(japanese.blocks(LifeAndDeath.Status.SEKI)).hasSize(2);
    }

    private static GoPosition seki(GoRules rules) {
        return Diagrams.record(rules, 0, SEKI).positionFor(Colour.FIRST);
    }

    private static double sekiScore(GoRules rules) {
        return FinalScore.of(LifeAndDeath.judge(seki(rules), 1));
    }

    @Test
    void aLongGameIsCountedLikeAShortOne() {
        GoRecord record = Diagrams.record(GoRules.CHINESE, 0, SEKI);
        double score = FinalScore.of(LifeAndDeath.judge(record.position(), 1));
        while (record.position().moveNumber() < record.game().longestGame()) {
            record.play(record.position().toMove(), 0);
        }
        assertThat(FinalScore.of(LifeAndDeath.judge(record.position(), 1))).isEqualTo(score);
    }
}
