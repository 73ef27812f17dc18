package moyo.lab.desk.rows;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import moyo.lab.desk.ToyGames;
import moyo.lab.experiment.Experiment;
import moyo.lab.experiment.Scale;
import moyo.lab.experiment.file.Experiments;
import moyo.lab.experiment.result.Consistency;
import moyo.lab.experiment.result.RowRecord;
import moyo.lab.experiment.result.RowResult;
import moyo.lab.record.GameResult;
import moyo.lab.run.Part;
import moyo.lab.run.RunFolder;
import moyo.lab.run.RunRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games that are recorded beside the experiments, and games that are compared with them. */
final class RecordsTest {
    private static final String TEXT =
            """
            title: A toy
            game: tic-tac-toe
            b: random
            scales:
              quick: {games: 200}
              standard: {games: 30}
            rows:
              - {name: loser, a: random resigns=on}
              - {name: equal, a: random value=0.4}
            """;

    @TempDir private Path temp;

    private final ToyGames.Place place = new ToyGames.Place();

    private Reproducer reproducer(String text, Scale scale, String dir, boolean isRecording)
            throws Exception {
        Path file = Files.writeString(temp.resolve("x.yaml"), text);
        List<Experiment> all = List.of(Experiments.read(file));
        return new Reproducer(
                place.workplace(),
                all,
                Extent.all(scale, all, Double.POSITIVE_INFINITY),
                temp.resolve(dir),
                Part.ALL,
                Optional.of(Records.beside(temp, isRecording)));
    }

    private Reproducer played(String text, Scale scale, String dir, boolean isRecording)
            throws Exception {
        Reproducer reproducer = reproducer(text, scale, dir, isRecording);
        assertThat(reproducer.play()).as(place.err.toString()).isZero();
        return reproducer;
    }

    private static RowResult row(Reproducer reproducer, int number) {
        return reproducer.results().get(0).rows().get(number);
    }

    private RunRecord record(String row) {
        return RunRecord.read(temp.resolve("recorded/x").resolve(row)).orElseThrow();
    }

    @Test
    void gamesAreRecordedWithoutTheirMoves() throws Exception {
        played(TEXT, Scale.STANDARD, "run", true);
        assertThat(record("loser").results()).hasSize(30).allMatch(r -> r.moves().isEmpty());
        assertThat(record("loser").scale()).isEqualTo("standard");
        assertThat(record("loser").sessions()).hasSize(1);
        assertThat(RunFolder.results(temp.resolve("run/x/loser")))
                .anyMatch(r -> !r.moves().isEmpty());
    }

    @Test
    void anotherMachineGoesOnWithTheRecord() throws Exception {
        played(TEXT, Scale.STANDARD, "run", true);
        List<GameResult> before = record("equal").results();
        Reproducer again = reproducer(TEXT, Scale.STANDARD, "elsewhere", true);
        assertThat(again.play()).isZero();
        assertThat(place.err.toString()).doesNotContain("into '" + temp.resolve("elsewhere"));
        assertThat(record("equal").results()).isEqualTo(before);

        played(TEXT.replace("games: 30", "games: 40"), Scale.STANDARD, "third", true);
        assertThat(place.err.toString()).contains("20 games to play into");
        assertThat(record("equal").results()).hasSize(40).containsAll(before);
        assertThat(record("equal").sessions()).hasSize(2);
    }

    @Test
    void freshGamesStopWhenTheyAreKnownToBeConsistent() throws Exception {
        played(TEXT, Scale.STANDARD, "run", true);
        Reproducer here = played(TEXT, Scale.QUICK, "here", false);
        RowResult loser = row(here, 0);
        assertThat(loser.consistency()).isEqualTo(Consistency.CONSISTENT);
        assertThat(loser.standing().total().games()).isBetween(10L, 60L);
        assertThat(record("loser").results()).hasSize(30);
        assertThat(seeds(RunFolder.results(temp.resolve("here/x/equal"))))
                .doesNotContainAnyElementsOf(seeds(record("equal").results()).toList());
    }

    @Test
    void gamesThatMayRepeatTheRecordAreNotComparedWithIt() throws Exception {
        String same = TEXT.replace("games: 200", "games: 30");
        played(same, Scale.QUICK, "here", false);
        Reproducer recording = played(same, Scale.STANDARD, "run", true);
        assertThat(row(recording, 1).consistency()).isEqualTo(Consistency.SAME_SEED);
        Reproducer here = played(same, Scale.QUICK, "here", false);
        assertThat(row(here, 1).consistency()).isEqualTo(Consistency.SAME_SEED);
    }

    @Test
    void aRecordOfAnotherScaleIsNotReplaced() throws Exception {
        String scales = TEXT.replace("quick: {games: 200}", "quick: {games: 4, time: 0.01}");
        played(scales, Scale.STANDARD, "run", true);
        Reproducer quick = played(scales, Scale.QUICK, "quick", true);
        assertThat(row(quick, 1).reason()).contains("recorded at --scale standard");
        assertThat(record("equal").results()).hasSize(30);
        assertThat(record("equal").scale()).isEqualTo("standard");
    }

    @Test
    void aShorterScaleWithTheSameBudgetKeepsTheLongerRecord() throws Exception {
        String shorter = TEXT.replace("games: 200", "games: 10");
        played(shorter, Scale.STANDARD, "run", true);
        played(shorter, Scale.QUICK, "quick", true);
        played(shorter, Scale.QUICK, "quick", true);
        assertThat(record("equal").results()).hasSize(30);
        assertThat(RunFolder.content(temp.resolve("quick/x/equal")).warnings()).isEmpty();
    }

    /** As if somebody had brought more games with a new version while the row was played. */
    @Test
    void gamesThatAnotherProcessRecordsMeanwhileStay() throws Exception {
        String longer = TEXT.replace("games: 30", "games: 40");
        Reproducer early = reproducer(longer, Scale.STANDARD, "early", true);
        played(TEXT, Scale.STANDARD, "run", true);
        List<GameResult> before = record("equal").results();
        assertThat(early.play()).isZero();
        assertThat(record("equal").results()).hasSize(40).containsAll(before);
    }

    private static Stream<Long> seeds(List<GameResult> results) {
        return results.stream().map(GameResult::seed).distinct();
    }

    @Test
    void aFolderThatIsOlderThanTheRecordGoesOn() throws Exception {
        String small = TEXT.replace("games: 200", "games: 10");
        played(small, Scale.QUICK, "here", false);
        List<GameResult> before = RunFolder.results(temp.resolve("here/x/equal"));
        played(TEXT, Scale.STANDARD, "run", true);
        played(small.replace("games: 10", "games: 20"), Scale.QUICK, "here", false);
        assertThat(RunFolder.results(temp.resolve("here/x/equal"))).hasSize(20).containsAll(before);
    }

    @Test
    void aFolderThatWasComparedGoesOnWithoutTheRecord() throws Exception {
        played(TEXT, Scale.STANDARD, "run", true);
        String small = TEXT.replace("games: 200", "games: 10");
        played(small, Scale.QUICK, "here", false);
        Files.delete(temp.resolve("recorded/x/equal.json"));
        played(small.replace("games: 10", "games: 20"), Scale.QUICK, "here", false);
        assertThat(RunFolder.results(temp.resolve("here/x/equal"))).hasSize(20);
    }

    @Test
    void aRecordOfAnotherDefinitionIsStaleAndRenewed() throws Exception {
        played(TEXT, Scale.STANDARD, "run", true);
        String changed = TEXT.replace("value=0.4", "value=0.3");
        Reproducer here = played(changed, Scale.QUICK, "here", false);
        RowRecord stale = row(here, 1).recorded().orElseThrow();
        assertThat(stale.stale()).contains("value=0.4").contains("value=0.3");
        assertThat(row(here, 1).consistency()).isEqualTo(Consistency.STALE);
        assertThat(row(here, 1).recordedResult()).isEmpty();
        here.print(false, false);
        assertThat(place.out.toString()).containsPattern("equal +all games +- .* stale");

        played(changed, Scale.STANDARD, "renewed", true);
        assertThat(record("equal").results())
                .hasSize(30)
                .allMatch(r -> (r.first() + r.second()).contains("value=0.3"));
    }

    @Test
    void theTableShowsRecordAndGamesHere() throws Exception {
        played(TEXT, Scale.STANDARD, "run", true);
        Reproducer here = played(TEXT, Scale.QUICK, "here", false);
        here.print(false, false);
        assertThat(place.out.toString())
                .contains("recorded")
                .containsPattern("loser +all games +- +0.0 % .* 30 .* 0.0 % +[0-9]+ +consistent");
        assertThat(temp.resolve("here/report.html"))
                .content()
                .contains("Recorded games")
                .contains("Games played here");
    }
}
