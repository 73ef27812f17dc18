package moyo.lab.desk.rows;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import moyo.lab.desk.ToyGames;
import moyo.lab.desk.Workplace;
import moyo.lab.executor.PairExecutor;
import moyo.lab.executor.PairTask;
import moyo.lab.experiment.Experiment;
import moyo.lab.experiment.Scale;
import moyo.lab.experiment.file.Experiments;
import moyo.lab.experiment.result.Consistency;
import moyo.lab.experiment.result.Finding;
import moyo.lab.experiment.result.RowResult;
import moyo.lab.run.Part;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Games against the recorded ones, for the claims of papers. */
final class CheckTest {
    private static final double NO_LIMIT = Double.POSITIVE_INFINITY;

    private static final String PAPER =
            """
            citation: Somebody 2001
            claims:
              - {claim: the first sentence, row: x/strong}
              - {claim: the second sentence, row: y/even}
            """;

    private static final String X =
            """
            title: A toy
            game: tic-tac-toe
            b: random
            scales:
              quick: {games: 4}
              standard: {games: 200}
            rows:
              - {name: strong, a: random resigns=off, b: random resigns=on}
              - {name: silent, a: random value=0.4}
            """;

    private static final String Y =
            """
            title: Another toy
            game: tic-tac-toe
            a: random
            b: random
            scales:
              quick: {games: 6}
              standard: {games: 100}
            rows:
              - {name: even}
            """;

    private static final String OWN =
            """
            title: Without claims
            citation: Else 2002
            game: tic-tac-toe
            games: 2
            a: random
            b: random
            rows:
              - {name: single}
            """;

    @TempDir private Path temp;

    private final ToyGames.Place place = new ToyGames.Place();

    @BeforeEach
    void write() throws Exception {
        Path folder = Files.createDirectories(temp.resolve("files/toys"));
        Files.writeString(folder.resolve("paper.yaml"), PAPER);
        Files.writeString(folder.resolve("x.yaml"), X);
        Files.writeString(folder.resolve("y.yaml"), Y);
        Files.writeString(temp.resolve("files/z.yaml"), OWN);
    }

    private List<Experiment> all() {
        return Experiments.in(temp.resolve("files")).all();
    }

    private void record() throws Exception {
        List<Experiment> toys = all().stream().filter(e -> !e.id().equals("z")).toList();
        new Reproducer(
                        place.workplace(),
                        toys,
                        Extent.all(Scale.STANDARD, toys, NO_LIMIT),
                        temp.resolve("recording"),
                        Part.ALL,
                        Optional.of(Records.beside(temp.resolve("files"), true)))
                .play();
        place.err.getBuffer().setLength(0);
    }

    private Reproducer check(double minutes, Workplace workplace, String... ids) {
        List<Experiment> asked = all().stream().filter(e -> List.of(ids).contains(e.id())).toList();
        return new Reproducer(
                workplace,
                all(),
                Extent.check(asked, minutes),
                temp.resolve("run"),
                Part.ALL,
                Optional.of(Records.beside(temp.resolve("files"), false)));
    }

    private static RowResult row(Reproducer reproducer, String name) {
        return reproducer.results().stream()
                .flatMap(result -> result.rows().stream())
                .filter(row -> row.row().name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void rowsOfClaimsHaveTheBudgetOfTheRecordAndStopWhenDecided() throws Exception {
        record();
        Reproducer check = check(NO_LIMIT, place.workplace(), "x", "y", "z");
        assertThat(check.play()).as(place.err.toString()).isZero();
        RowResult strong = row(check, "strong");
        assertThat(strong.consistency()).isEqualTo(Consistency.CONSISTENT);
        assertThat(strong.cost().games()).isEqualTo(200);
        assertThat(strong.total().games()).isLessThan(200);
        assertThat(row(check, "even").consistency()).isEqualTo(Consistency.CONSISTENT);
        assertThat(row(check, "silent").finding()).isEqualTo(Finding.SKIPPED);
        assertThat(row(check, "silent").reason()).contains("only the rows of the claims");
        assertThat(row(check, "single").total().games()).as("no claims: all rows").isEqualTo(2);
        check.print(false, false);
        assertThat(place.out.toString())
                .containsPattern("the first sentence +- +.*of 200 games.* games, consistent\n")
                .doesNotContain("Without claims");
        assertThat(place.err.toString()).contains("games against the recorded ones, at most");
        long games = strong.total().games();

        Reproducer again = check(NO_LIMIT, place.workplace(), "x", "y", "z");
        assertThat(again.play()).isZero();
        assertThat(row(again, "strong").total().games()).as("decided").isEqualTo(games);
    }

    @Test
    void withoutRecordsTheRowsOfClaimsAreQuick() throws Exception {
        Reproducer check = check(NO_LIMIT, place.workplace(), "x", "y");
        check.play();
        assertThat(row(check, "strong").total().games()).isEqualTo(4);
        assertThat(row(check, "even").total().games()).isEqualTo(6);
        check.print(false, false);
        assertThat(place.out.toString())
                .containsPattern("the first sentence .*not recorded .* of 4 games, no record\n");
    }

    @Test
    void aRunOfOneExperimentKeepsTheOthersPartOfTheReport() throws Exception {
        check(NO_LIMIT, place.workplace(), "x", "y").play();
        Files.writeString(
                temp.resolve("files/toys/x.yaml"), X.replace("resigns=on", "resigns=off"));
        Reproducer later = check(NO_LIMIT, place.workplace(), "z");
        later.play();
        assertThat(row(later, "even").total().games()).isEqualTo(6);
        assertThat(temp.resolve("run/report.html"))
                .content()
                .contains("check of the claims")
                .doesNotContain("verdicts:")
                .contains("Another toy", "the second sentence", "Without claims");
        later.print(false, false);
        assertThat(place.out.toString()).contains("Without claims").doesNotContain("Another toy");
    }

    @Test
    void whatWasNeverPlayedAndIsNotAskedForIsNotShown() throws Exception {
        check(NO_LIMIT, place.workplace(), "z").play();
        assertThat(temp.resolve("run/report.html")).content().doesNotContain("Another toy");
    }

    /** An engine that never answers must not hold up the end. */
    @Test
    @Timeout(60)
    void theTimeLimitEndsItWithoutAnError() throws Exception {
        record();
        PairExecutor endless =
                new PairExecutor() {
                    private final CountDownLatch cancelled = new CountDownLatch(1);

                    @Override
                    public void play(List<PairTask> pairs, Listener listener)
                            throws InterruptedException {
                        cancelled.await();
                    }

                    @Override
                    public void cancel() {
                        cancelled.countDown();
                    }
                };
        Reproducer check = check(0.001, place.workplace(kit -> endless), "x", "y");
        assertThat(check.play()).isZero();
        assertThat(place.err.toString())
                .contains("moyo: the time limit is over; the same command goes on\n");
        check.print(false, false);
        assertThat(place.out.toString())
                .containsPattern("the first sentence .*of 200 games.* not played\n");
    }

    @Test
    void rowsThatAreSoonDecidedComeFirstAndTheOthersGetAFewGames() throws Exception {
        record();
        Reproducer check = check(NO_LIMIT, place.workplace(), "x", "y");
        List<PlayOrder.Step> steps = PlayOrder.forTime(check.runs(), 1e9);
        assertThat(steps.subList(0, 2))
                .isSortedAccordingTo(
                        Comparator.comparingDouble(step -> step.row().forecast().seconds()))
                .extracting(step -> step.row().name())
                .containsExactlyInAnyOrder("x strong", "y even");
        assertThat(steps.get(0).games()).isGreaterThan(PlayOrder.GLANCE).isLessThan(200);
        List<PlayOrder.Step> hurried = PlayOrder.forTime(check.runs(), -1);
        assertThat(hurried).extracting(PlayOrder.Step::games).startsWith(4, 4, Integer.MAX_VALUE);
    }
}
