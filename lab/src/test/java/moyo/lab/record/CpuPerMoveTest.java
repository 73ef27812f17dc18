package moyo.lab.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

final class CpuPerMoveTest {
    private static final Offset<Double> TINY = Offset.offset(1e-12);

    /** A game with other figures of the sides that moved first and second. */
    private static GameResult game(int game, String thoughts, String cpu) {
        try {
            String line =
                    Json.line(ResultsFileTest.result(0, game, Outcome.DRAW))
                            .replaceFirst("\"thoughts\":\\[2,1]", "\"thoughts\":" + thoughts)
                            .replaceFirst("\"cpuSeconds\":\\[0.25,null]", "\"cpuSeconds\":" + cpu);
            return Json.MAPPER.readValue(line, GameResult.class);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void meansFollowThePlayerNotTheColour() {
        CpuPerMove cpu =
                CpuPerMove.of(List.of(game(0, "[10,9]", "[5,9]"), game(1, "[11,10]", "[11,10]")));
        assertThat(cpu.a()).isEqualTo((5 + 10) / 20.0, TINY);
        assertThat(cpu.b()).isEqualTo((9 + 11) / 20.0, TINY);
    }

    @Test
    void gamesOfUnknownCpuTimeLeaveMeansAlone() {
        CpuPerMove cpu =
                CpuPerMove.of(List.of(game(0, "[10,10]", "[5,9]"), game(0, "[10,10]", "[5,null]")));
        assertThat(cpu.a()).isEqualTo(0.5);
        assertThat(cpu.b()).isEqualTo(0.9);
        assertThat(cpu.isKnown()).isTrue();
    }

    @Test
    void upToFivePercentIsEqual() {
        assertThat(new CpuPerMove(1, 1.0499).isEqual()).isTrue();
        assertThat(new CpuPerMove(1.0499, 1).isEqual()).isTrue();
        assertThat(new CpuPerMove(1, 1.0501).isEqual()).isFalse();
        assertThat(new CpuPerMove(1.0501, 1).isEqual()).isFalse();
        assertThat(new CpuPerMove(0, 0).isEqual()).isTrue();
        assertThat(new CpuPerMove(0, 1).isEqual()).isFalse();
    }

    @Test
    void bothMeansAndTheVerdictAreTold() {
        assertThat(new CpuPerMove(0.25, 0.254).text("x", "y"))
                .isEqualTo(
                        "CPU a move: x 0.2500 s, y 0.2540 s: at equal CPU (they differ by 1.6 %;"
                                + " up to 5 % is equal)");
        assertThat(new CpuPerMove(0.25, 0.5).text("x", "y"))
                .contains("not at equal CPU (they differ by 100.0 %");
    }

    @Test
    void whatIsUnknownIsSaidToBe() {
        CpuPerMove cpu = CpuPerMove.of(List.of(game(0, "[10,10]", "[5,null]")));
        assertThat(cpu.isKnown()).isFalse();
        assertThat(cpu.isEqual()).isFalse();
        assertThat(cpu.text("x", "y"))
                .contains("x 0.5000 s, y unknown")
                .contains("unknown whether at equal CPU");
        assertThat(CpuPerMove.of(List.of()).isKnown()).isFalse();
    }

    /** Records of before have no such count: sides alternate after the opening. */
    @Test
    void movesOfOlderRecordsAreCounted() throws IOException {
        String line =
                Json.line(ResultsFileTest.result(0, 0, Outcome.DRAW))
                        .replace("\"thoughts\":[2,1],", "")
                        .replace(
                                "\"plies\":2,\"openingPlies\":0",
                                "\"plies\":10,\"openingPlies\":3");
        assertThat(Json.MAPPER.readValue(line, GameResult.class).thoughts()).containsExactly(3, 4);
    }
}
