package moyo.lab.desk.rows;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import moyo.game.BadInput;
import moyo.lab.desk.ToyGames;
import moyo.lab.experiment.Experiment;
import moyo.lab.experiment.Scale;
import moyo.lab.experiment.file.Experiments;
import moyo.lab.experiment.result.Finding;
import moyo.lab.experiment.result.RowResult;
import moyo.lab.record.GameResult;
import moyo.lab.run.Part;
import moyo.lab.run.Runner;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class RowRunTest {
    private static final String TEXT =
            """
            game: tic-tac-toe
            b: random
            scales:
              quick: {games: 6}
              standard: {games: 10}
            rows:
              - {name: good, a: random value=0.4}
              - {name: absent, a: random value=0.3, needs: no-such-program}
              - {name: lacking, a: lacking}
            """;

    @TempDir private Path temp;

    private final ToyGames.Place place = new ToyGames.Place();
    private final List<GameResult> heard = new ArrayList<>();
    private Experiment experiment;

    @BeforeEach
    void read() throws Exception {
        experiment = Experiments.read(Files.writeString(temp.resolve("x.yaml"), TEXT));
    }

    private RowRun row(int number, Scale scale) {
        return row(number, scale, Part.ALL);
    }

    private RowRun row(int number, Scale scale, Part part) {
        return RowRun.of(
                experiment,
                experiment.rows().get(number),
                scale,
                temp.resolve("run"),
                part,
                ToyGames.LIST,
                Optional.empty());
    }

    private Path results() {
        return temp.resolve("run/x/good/results.jsonl");
    }

    @Test
    void playsWhatIsMissing() throws Exception {
        RowRun row = row(0, Scale.QUICK);
        assertThat(row.missing()).isEqualTo(6);
        assertThat(row.play(place.workplace(), heard::add, () -> false))
                .isEqualTo(Runner.End.COMPLETE);
        assertThat(heard).hasSize(6);
        assertThat(row.missing()).isZero();
        RowResult result = row.result(experiment.rows().get(0));
        assertThat(result.total().games()).isEqualTo(6);
        assertThat(result.folder()).isEqualTo("x/good");
        assertThat(temp.resolve("run/x/good/report.html")).exists();
        RowRun larger = row(0, Scale.STANDARD);
        assertThat(larger.missing()).isEqualTo(4);
        larger.play(place.workplace(), heard::add, () -> false);
        assertThat(heard).hasSize(10);
    }

    @Test
    void resultsNameTheBuild() throws Exception {
        row(0, Scale.QUICK).play(place.workplace(), heard::add, () -> false);
        assertThat(heard).allMatch(game -> game.commit().equals("abc1234"));
        assertThat(heard).allMatch(game -> game.run().equals("x, good"));
    }

    /** Whatever is asked, the answer comes from memory. */
    @Test
    void readsItsFileOnce() throws Exception {
        row(0, Scale.QUICK).play(place.workplace(), heard::add, () -> false);
        RowRun again = row(0, Scale.QUICK);
        Files.writeString(results(), "this is no result\n");
        for (int i = 0; i < 3; i++) {
            assertThat(again.missing()).isZero();
            assertThat(again.obstacle()).isEmpty();
            assertThat(again.description()).contains("6 games");
            assertThat(again.result(experiment.rows().get(0)).total().games()).isEqualTo(6);
        }
        assertThatThrownBy(() -> row(0, Scale.QUICK))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("is not a result");
    }

    @Test
    void anAbsentProgramIsAnObstacleUnlessAllIsPlayed() throws Exception {
        RowRun absent = row(1, Scale.QUICK);
        assertThat(absent.obstacle()).contains("there is no 'no-such-program' here");
        assertThat(absent.missing()).isZero();
        RowResult skipped = absent.result(experiment.rows().get(1));
        assertThat(skipped.finding()).isEqualTo(Finding.SKIPPED);
        assertThat(absent.description()).contains("skipped: there is no");
    }

    @Test
    void aPlayerThatCannotBeMadeIsAnObstacle() {
        RowRun lacking = row(2, Scale.QUICK);
        assertThat(lacking.obstacle()).isEqualTo("no weights are shipped");
        assertThat(lacking.missing()).isZero();
        RowResult skipped = lacking.result(experiment.rows().get(2));
        assertThat(skipped.finding()).isEqualTo(Finding.SKIPPED);
        assertThat(row(0, Scale.QUICK).obstacle()).isEmpty();
    }

    @Test
    void aScaleThatTheFileDoesNotHaveIsSkipped() {
        RowRun row = row(0, Scale.PAPER);
        assertThat(row.obstacle()).isEqualTo("the file does not mention this scale");
        assertThat(row.missing()).isZero();
    }

    @Test
    void aRowThatWasStoppedPlaysNothing() throws Exception {
        RowRun row = row(0, Scale.QUICK);
        row.stop();
        assertThat(row.play(place.workplace(), heard::add, () -> false))
                .isEqualTo(Runner.End.STOPPED);
        assertThat(heard).isEmpty();
        assertThat(row(0, Scale.QUICK).missing()).isEqualTo(6);
    }

    @Test
    void stopsBetweenTwoGamesAndGoesOn() throws Exception {
        RowRun row = row(0, Scale.QUICK);
        Runner.End end =
                row.play(
                        place.workplace(),
                        game -> {
                            heard.add(game);
                            if (heard.size() == 3) {
                                row.stop();
                            }
                        },
                        () -> false);
        assertThat(end).isEqualTo(Runner.End.STOPPED);
        RowRun again = row(0, Scale.QUICK);
        assertThat(again.missing()).isEqualTo(3);
        again.play(place.workplace(), heard::add, () -> false);
        assertThat(heard).hasSize(6).extracting(GameResult::id).doesNotHaveDuplicates();
    }

    @Test
    void whatIsWrongNamesExperimentAndRow() throws Exception {
        Experiment wrong =
                Experiments.read(
                        Files.writeString(
                                temp.resolve("y.yaml"), TEXT.replace("value=0.4", "value=2")));
        assertThatThrownBy(
                        () ->
                                RowRun.of(
                                        wrong,
                                        wrong.rows().get(0),
                                        Scale.QUICK,
                                        temp,
                                        Part.ALL,
                                        ToyGames.LIST,
                                        Optional.empty()))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("experiment 'y', row 'good': ")
                .hasMessageContaining("value=2");
    }

    @Test
    void aPartNeedsNothingButItsOwnGames() throws Exception {
        List<RowRun> parts = List.of(part(1), part(2), part(3), part(4));
        assertThat(parts.stream().mapToInt(RowRun::missing)).containsExactlyInAnyOrder(2, 2, 2, 0);
        RowRun empty = parts.stream().filter(p -> p.missing() == 0).findFirst().orElseThrow();
        assertThat(empty.obstacle()).isEmpty();
        assertThat(empty.play(place.workplace(), heard::add, () -> false))
                .isEqualTo(Runner.End.COMPLETE);
        assertThat(heard).isEmpty();
        for (RowRun part : parts) {
            part.play(place.workplace(), heard::add, () -> false);
            assertThat(part.missing()).isZero();
        }
        assertThat(heard).extracting(GameResult::id).hasSize(6).doesNotHaveDuplicates();
    }

    private RowRun part(int number) {
        return row(0, Scale.QUICK, new Part(number, 4));
    }
}
