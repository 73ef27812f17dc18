package moyo.go.net;

import static org.assertj.core.api.Assertions.assertThat;

import moyo.go.Diagrams;
import moyo.go.GoPosition;
import moyo.go.GoRules;
import moyo.net.FinalCount;
import moyo.testkit.Allocation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Komi 6.5. On the left Black has 15 points, on the right White has 10; B4 may be dead. */
final class GoFinalCountTest {
    private static final String BOARD =
            """
            ..XO.
            .OXO.
            ..XO.
            XXXO.
            .XXO.
            """;

    private final float[] forecast = new float[25];
    private final float[] owners = new float[25];

    private static GoPosition end(String rules) {
        GoPosition position = Diagrams.position(GoRules.parse(rules), BOARD);
        Diagrams.play(position, "pass pass");
        return position;
    }

    /** The network gives each side its columns; the stone in Black's is Black's by so much. */
    private void foretell(double ofTheStone) {
        for (int y = 0; y < 5; y++) {
            for (int x = 0; x < 5; x++) {
                forecast[5 * y + x] = x < 3 ? 0.9f : -0.9f;
            }
        }
        forecast[5 * 3 + 1] = (float) ofTheStone;
    }

    @ParameterizedTest
    @CsvSource({
        "chinese, 0.8, -1.5", // 15 - 10 - 6.5
        "chinese, 0.2, -8.5", // alive, so that its region is neutral: 9 - 11 - 6.5
        "cgos, 0.8, -8.5",
        // territory 7 + 1 prisoner - 5; the diagram has 8 black and 6 white stones
        "japanese, 0.8, -3.5"
    })
    void removesWhatTheNetworkGivesClearlyToTheOtherSide(
            String rules, double ofTheStone, double score) {
        GoPosition end = end(rules);
        FinalCount<GoPosition> count = new GoLessons(5).finalCount();
        foretell(ofTheStone);
        assertThat(count.score(end, forecast)).isEqualTo(score);
    }

    @Test
    void ownersAreThoseThatWereCounted() {
        GoPosition end = end("chinese");
        FinalCount<GoPosition> count = new GoLessons(5).finalCount();
        foretell(0.8);
        count.score(end, forecast);
        count.owners(end, owners);
        assertThat(owners[5 * 3 + 1]).as("B4").isEqualTo(1);
        assertThat(owners[5 * 3 + 4]).as("E4").isEqualTo(-1);
        foretell(0.2);
        count.score(end, forecast);
        count.owners(end, owners);
        assertThat(owners[5 * 3 + 1]).as("B4").isEqualTo(-1);
        assertThat(owners[5 * 3]).as("A4").isZero();
        assertThat(owners[0]).as("A1").isEqualTo(1);
    }

    @Test
    void theNetworkIsShownTheBoardWithoutThePasses() {
        GoPosition end = end("chinese");
        GoPosition shown = new GoLessons(5).finalCount().shown(end);
        assertThat(shown).isNotSameAs(end);
        assertThat(shown.isOver()).isFalse();
        assertThat(shown.passes()).isZero();
        assertThat(end.isOver()).isTrue();
        Diagrams.assertBoard(shown, BOARD);
    }

    @Test
    void theNetworkIsNotAskedWhereTheBoardCountsAsItStands() {
        GoPosition end = end("cgos");
        assertThat(new GoLessons(5).finalCount().shown(end)).isSameAs(end);
    }

    @Test
    void allocatesNothing() {
        GoPosition end = end("chinese");
        FinalCount<GoPosition> count = new GoLessons(5).finalCount();
        foretell(0.8);
        count.shown(end);
        Allocation.assertNone(
                () -> {
                    for (int i = 0; i < 100; i++) {
                        count.shown(end);
                        count.score(end, forecast);
                        count.owners(end, owners);
                    }
                });
    }
}
