package moyo.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import moyo.game.BadInput;
import moyo.lab.play.Entrant;
import moyo.lab.play.MatchRules;
import moyo.lab.record.GameId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class PartTest {
    private static RunPlan plan(String name, int games, String... players) {
        List<Entrant> entrants = List.of(players).stream().map(Entrant::of).toList();
        return new RunPlan(
                name,
                Map.of("name", "tic-tac-toe"),
                entrants,
                RunPlan.roundRobin(entrants),
                games,
                7,
                MatchRules.STANDARD,
                "none",
                "");
    }

    private static List<Integer> sizes(RunPlan plan, int count) {
        List<Integer> sizes = new ArrayList<>();
        for (int number = 1; number <= count; number++) {
            sizes.add(new Part(number, count).games(plan));
        }
        return sizes;
    }

    @ParameterizedTest
    @CsvSource({"1, 1, 2", "7, 3, 2", "40, 4, 2", "41, 4, 2", "20, 4, 5", "3, 8, 3"})
    void thePartsTogetherAreTheRunAndShareNoGame(int games, int count, int players) {
        String[] names =
                List.of("a", "b", "c", "d", "e").subList(0, players).toArray(String[]::new);
        RunPlan plan = plan("toy", games, names);
        List<GameId> all = new ArrayList<>();
        for (int number = 1; number <= count; number++) {
            all.addAll(Schedule.games(plan, new Part(number, count)));
        }
        assertThat(all)
                .doesNotHaveDuplicates()
                .containsExactlyInAnyOrderElementsOf(Schedule.games(plan, Part.ALL));
    }

    @Test
    void bothGamesOfAPairAreInThePartWhateverTheNumberOfGames() {
        Part part = new Part(2, 4);
        List<GameId> few = Schedule.games(plan("toy", 16, "a", "b"), part);
        assertThat(few).hasSize(4);
        assertThat(few.stream().map(GameId::pair).distinct()).hasSize(2);
        assertThat(Schedule.games(plan("toy", 160, "a", "b"), part)).containsAll(few);
    }

    @Test
    void thePartsOfAMatchDifferByAtMostAPair() {
        for (int games = 1; games < 50; games++) {
            List<Integer> sizes = sizes(plan("toy", games, "a", "b"), 4);
            assertThat(Collections.max(sizes) - Collections.min(sizes)).isLessThanOrEqualTo(2);
        }
    }

    /** Experiments have many rows with few games. */
    @Test
    void theSurplusPairsOfShortRunsAreSpreadOverTheParts() {
        int[] games = new int[4];
        for (int row = 0; row < 40; row++) {
            RunPlan plan = plan("experiment, row " + row, 10, "a", "b");
            for (int number = 1; number <= 4; number++) {
                games[number - 1] += new Part(number, 4).games(plan);
            }
        }
        assertThat(Arrays.stream(games).boxed()).allSatisfy(n -> assertThat(n).isBetween(90, 110));
    }

    @Test
    void isWrittenAsItIsRead() {
        assertThat(Part.parse("2/4")).isEqualTo(new Part(2, 4)).hasToString("2/4");
        assertThat(Part.parse("2/4").suffix()).isEqualTo("-part-2-of-4");
        assertThat(Part.parse("1/1")).isEqualTo(Part.ALL);
        assertThat(Part.ALL.suffix()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"5/4", "0/4", "x", "", "2", "2/", "/4", "-1/4", "2/0", "1.5/4", "2 / 4"})
    void saysWhatAPartIs(String text) {
        assertThatThrownBy(() -> Part.parse(text))
                .isInstanceOf(BadInput.class)
                .hasMessage(
                        "part '%s' is not K/N with whole numbers and K from 1 to N, such as 2/4"
                                .formatted(text));
    }
}
