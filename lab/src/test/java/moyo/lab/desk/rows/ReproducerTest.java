package moyo.lab.desk.rows;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import moyo.game.BadInput;
import moyo.lab.desk.Interrupt;
import moyo.lab.desk.ToyGames;
import moyo.lab.desk.Workplace;
import moyo.lab.executor.ExecutorFactory;
import moyo.lab.executor.PairExecutor;
import moyo.lab.executor.PairTask;
import moyo.lab.experiment.Experiment;
import moyo.lab.experiment.Scale;
import moyo.lab.experiment.file.Experiments;
import moyo.lab.record.Json;
import moyo.lab.run.Part;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ReproducerTest {
    private static final String TEXT =
            """
            title: A toy
            citation: Somebody 2001
            game: tic-tac-toe
            games: 4
            b: random
            rows:
              - {name: one, a: random value=0.4, figures: {both: 50, games: 100}}
              - {name: two, a: random resigns=on}
              - {name: one again, same: x/one}
              - {name: absent, a: random value=0.3, needs: no-such-program}
            """;

    @TempDir private Path temp;

    private final ToyGames.Place place = new ToyGames.Place();
    private Experiment experiment;

    @BeforeEach
    void read() throws Exception {
        experiment = Experiments.read(Files.writeString(temp.resolve("x.yaml"), TEXT));
    }

    private Path dir() {
        return temp.resolve("run");
    }

    private Reproducer reproducer(Workplace workplace) {
        return new Reproducer(
                workplace,
                List.of(experiment),
                Extent.all(Scale.QUICK, List.of(experiment), Double.POSITIVE_INFINITY),
                dir(),
                Part.ALL,
                Optional.empty());
    }

    @Test
    void playsEveryRowAndPrintsATable() throws Exception {
        Reproducer reproducer = reproducer(place.workplace());
        assertThat(reproducer.play()).as(place.err.toString()).isZero();
        reproducer.print(false, false);
        assertThat(place.err.toString()).contains("moyo: 8 games to play into '" + dir());
        assertThat(place.out.toString())
                .startsWith("x: A toy\n")
                .containsPattern("one +all games +50.0 % of 100 .* too few games")
                .containsPattern("two +all games +- +0.0 % .* 4 +no figure in the paper")
                .containsPattern("absent +all games .* skipped: there is no 'no-such-program'")
                .contains("a larger --scale plays more")
                .endsWith("report: " + dir().resolve("report.html") + "\n");
    }

    @Test
    void gamesThatTwoRowsShowArePlayedOnce() throws Exception {
        Reproducer reproducer = reproducer(place.workplace());
        reproducer.play();
        var rows = reproducer.results().get(0).rows();
        assertThat(rows.get(2).total().games()).isEqualTo(4);
        assertThat(rows.get(2).total().ours()).isEqualTo(rows.get(0).total().ours());
        assertThat(dir().resolve("x/one-again")).doesNotExist();
    }

    @Test
    void theSecondTimeThereIsNothingToPlay() throws Exception {
        reproducer(place.workplace()).play();
        ExecutorFactory nobody = kit -> new Refusing();
        place.err.getBuffer().setLength(0);
        Reproducer again = reproducer(place.workplace(nobody));
        assertThat(again.play()).isZero();
        assertThat(place.err.toString()).isEmpty();
        assertThat(again.results().get(0).rows().get(1).total().games()).isEqualTo(4);
    }

    /** Plays nothing. */
    private static final class Refusing implements PairExecutor {
        @Override
        public void play(List<PairTask> pairs, Listener listener) {
            assertThat(pairs).isEmpty();
        }

        @Override
        public void cancel() {
            // It plays nothing.
        }
    }

    @Test
    void writesASummaryForMachines() throws Exception {
        Reproducer reproducer = reproducer(place.workplace());
        reproducer.play();
        reproducer.print(true, false);
        JsonNode summary = Json.MAPPER.readTree(place.out.toString());
        assertThat(summary.path("running").asBoolean()).isFalse();
        assertThat(summary.path("playedGames").asInt()).isEqualTo(8);
        assertThat(summary.path("command").asText()).isEqualTo("./moyo toy");
        assertThat(summary.path("facts").toString()).contains("abc1234");
        assertThat(dir().resolve("results.csv")).content().contains("one again");
        assertThat(dir().resolve("report.html")).content().contains("Somebody 2001");
    }

    @Test
    void listsWithoutPlaying() {
        reproducer(place.workplace()).list();
        assertThat(place.out.toString())
                .contains("  one: random value=0.4 against random, 4 games\n")
                .contains(
                        "  one again: random value=0.4 against random, 4 games; the games of x/one\n")
                .contains("  absent: random value=0.3 against random, skipped: there is no");
        assertThat(dir()).doesNotExist();
    }

    @Test
    void anInterruptStopsItAndSaysHowToGoOn() throws Exception {
        ExecutorFactory interrupting =
                kit -> {
                    place.interrupts.forEach(Runnable::run);
                    return new Refusing();
                };
        assertThat(reproducer(place.workplace(interrupting)).play()).isEqualTo(Interrupt.EXIT_CODE);
        assertThat(place.err.toString())
                .contains("moyo: stopped; every finished game is in '" + dir())
                .contains("moyo: to go on: ./moyo toy");
        assertThat(dir().resolve("report.html")).exists();
    }

    @Test
    void aRowThatFailsIsSaidToHaveFailedAndTheOthersArePlayed() throws Exception {
        String broken = TEXT.replace("random resigns=on", "gtp:/no/engine");
        experiment = Experiments.read(Files.writeString(temp.resolve("x.yaml"), broken));
        Reproducer reproducer = reproducer(place.workplace());
        assertThat(reproducer.play()).isEqualTo(1);
        reproducer.print(false, false);
        assertThat(place.out.toString())
                .containsPattern("two .* failed: .*/no/engine")
                .containsPattern("one +all games .* 4 ");
    }

    private Reproducer withPlots(String... plots) throws Exception {
        String text = TEXT + "plots:\n" + String.join("\n", plots) + "\n";
        experiment = Experiments.read(Files.writeString(temp.resolve("x.yaml"), text));
        return reproducer(place.workplace());
    }

    @Test
    void plotsTheStudiesOfTheGame() throws Exception {
        Reproducer reproducer =
                withPlots(
                        "  - {name: Figure 1, of: lengths, row: one, expect: below-zero}",
                        "  - {name: Figure 2, of: lengths, row: absent, expect: below-zero}",
                        "  - {name: Figure 3, of: sizes, data: x.yaml, expect: above-zero}",
                        "  - {name: Figure 4, of: sizes, data: y.yaml, expect: above-zero}");
        assertThat(reproducer.results().get(0).plots().get(0).measured().effect().samples())
                .isZero();
        assertThat(reproducer.play()).as(place.err.toString()).isZero();
        reproducer.print(false, false);
        assertThat(place.out.toString())
                .containsPattern(
                        "Figure 1: 1 minus the length: -\\d\\.\\d, 95 % .*, 4 games. Paper: below 0."
                                + " Verdict: too few games.")
                .contains("Figure 2: skipped: there is no 'no-such-program' here")
                .contains("Figure 3: skipped: no networks are shipped.")
                .contains("Figure 4: skipped: there is no file '" + temp.resolve("y.yaml") + "'.");
        assertThat(dir().resolve("report.html")).content().contains("Figure 1, 95 % bands");
    }

    @Test
    void listsPlots() throws Exception {
        withPlots("  - {name: Figure 1, of: lengths, row: one, expect: below-zero}").list();
        assertThat(place.out.toString())
                .contains("  plot Figure 1: lengths of row 'one'; expected: below 0\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "of: length, row: one | unknown study 'length'; did you mean 'lengths'?",
                "of: lengths, data: x.yaml | 'lengths' looks at the games of a 'row', not at 'data'",
                "of: sizes, row: one | 'sizes' looks at 'data', not at the games of a 'row'",
            })
    void saysWhatIsWrongWithAPlot(String keys, String message) {
        assertThatThrownBy(() -> withPlots("  - {name: F, expect: below-zero, " + keys + "}"))
                .isInstanceOf(BadInput.class)
                .hasMessage("experiment 'x', plot 'F': " + message);
    }
}
