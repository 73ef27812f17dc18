package moyo.lab.executor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import moyo.game.BadInput;
import moyo.lab.clock.TimeLimit;
import moyo.lab.play.Entrant;
import moyo.lab.play.GameTask;
import moyo.lab.play.MatchRules;
import moyo.lab.record.Json;
import org.junit.jupiter.api.Test;

final class PairTaskTest {
    private static final PairTask TASK =
            new PairTask(
                    new PairTask.Conditions(
                            "a run",
                            Map.of("name", "go", "size", 9, "komi", 6.5),
                            new MatchRules(
                                    new TimeLimit(0.5, 0, 1, 300), 0.1, 4, 200, "gtp:judge -x")),
                    "one vs two",
                    17,
                    new Entrant("one", "uct playouts=20"),
                    new Entrant("two", "gtp:gnugo --mode gtp"),
                    -1105500559892744141L,
                    List.of(3, 40, 0),
                    List.of(0, 1));

    @Test
    void isTheSameAfterAJourneyAsJson() throws Exception {
        String line = Json.line(TASK);
        assertThat(line).doesNotContain("\n");
        assertThat(Json.MAPPER.readValue(line, PairTask.class)).isEqualTo(TASK);
    }

    @Test
    void gameZeroBeginsWithAAndGameOneWithB() {
        GameTask first = TASK.task(0);
        GameTask second = TASK.task(1);
        assertThat(first.first()).isEqualTo(TASK.a());
        assertThat(second.first()).isEqualTo(TASK.b());
        assertThat(first.seed()).isEqualTo(second.seed());
        assertThat(first.opening()).isEqualTo(second.opening());
        assertThat(second.id()).isEqualTo(TASK.id(1));
    }

    @Test
    void hasAtLeastOneGameAndEachOnce() {
        for (List<Integer> wrong : List.of(List.<Integer>of(), List.of(0, 0), List.of(2))) {
            assertThatThrownBy(() -> TASK.withGames(wrong))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("game");
        }
        assertThat(TASK.withGames(List.of(1)).games()).containsExactly(1);
    }
}
