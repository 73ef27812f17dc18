package moyo.lab.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import moyo.game.BadInput;
import moyo.lab.executor.ExecutorFactory;
import moyo.lab.play.Entrant;
import moyo.lab.play.MatchRules;
import moyo.lab.play.ToyEngine;
import moyo.lab.play.ToyKit;
import moyo.lab.run.Openings;
import moyo.lab.run.RunFolder;
import moyo.lab.run.RunPlan;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class RunDeskTest {
    @TempDir private Path temp;

    private final ToyKit kit = new ToyKit();
    private final ToyGames.Place place = new ToyGames.Place();

    private static RunPlan plan(int games, String openings, String sprt, String... specs) {
        List<Entrant> entrants =
                List.of(specs).stream().map(s -> new Entrant("p" + s.hashCode() % 97, s)).toList();
        return new RunPlan(
                "A toy, a match!",
                Map.of("name", "tic-tac-toe"),
                entrants,
                RunPlan.roundRobin(entrants),
                games,
                7,
                MatchRules.STANDARD,
                openings,
                sprt);
    }

    private static RunPlan match(int games) {
        return plan(games, "none", "", "random", "random value=0.4");
    }

    private RunDesk desk() {
        return new RunDesk(place.workplace(), kit, Openings.parse("none", kit));
    }

    @Test
    void carriesOutAMatch() throws Exception {
        assertThat(desk().carryOut(match(6), temp, false)).isZero();
        assertThat(place.out.toString())
                .containsPattern("all +6 ")
                .containsPattern("moving 1st +3 ")
                .endsWith("report: " + temp.resolve("report.html") + "\n");
        assertThat(RunFolder.isBusy(temp)).isFalse();
        assertThat(temp.resolve("report.html"))
                .content()
                .contains("./moyo toy", "abc1234")
                .doesNotContain("class=\"live\"");
        assertThat(RunFolder.describe(temp).lastSession().path("commit").asText())
                .isEqualTo("abc1234");
    }

    @Test
    void goesOnAndSaysWhatIsThere() throws Exception {
        desk().carryOut(match(4), temp, false);
        desk().carryOut(match(6), temp, false);
        assertThat(place.err.toString())
                .contains("moyo: 4 games are in '%s', 2 are missing".formatted(temp))
                .doesNotContain("played by build");
        var newer =
                new Workplace(
                        new Circumstances("./moyo toy", 1, "def"),
                        ToyGames.LIST,
                        place.workplace().executors(),
                        place.workplace().interrupts(),
                        place.workplace().out(),
                        place.workplace().err());
        new RunDesk(newer, kit, Openings.parse("none", kit)).carryOut(match(6), temp, false);
        assertThat(place.err.toString())
                .contains("0 are missing")
                .contains("moyo: some were played by build abc1234, this is def");
    }

    @Test
    void printsRatingsForATournamentAndJsonForMachines() throws Exception {
        RunPlan three = plan(4, "none", "", "random", "random value=0.4", "random resigns=on");
        assertThat(desk().carryOut(three, temp, false)).isZero();
        assertThat(place.out.toString()).contains("Elo   95 % interval   games  points");
        place.out.getBuffer().setLength(0);
        desk().carryOut(three, temp, true);
        assertThat(place.out.toString()).startsWith("{").contains("\"games\"");
    }

    @Test
    void aTestEndsTheMatchAndIsPrinted() throws Exception {
        RunPlan tested = plan(2000, "none", "-100,0,0.05,0.05", "random", "random resigns=on");
        assertThat(desk().carryOut(tested, temp, false)).isZero();
        assertThat(place.out.toString()).contains("stronger: closer to Elo 0");
        assertThat(RunFolder.results(temp)).hasSizeLessThan(200);
    }

    @Test
    void keepsGivenOpeningsBesideTheResults() throws Exception {
        Openings<?> given = Openings.parse("file", kit);
        RunPlan plan = plan(2, given.toString(), "", "random", "random value=0.4");
        new RunDesk(place.workplace(), kit, given).carryOut(plan, temp, false);
        assertThat(temp.resolve("openings.txt")).hasContent("b2\na1 c3\nb1 c1 a2");
    }

    @Test
    void aRunOfFaultsEndsWithACodeAndAnAdvice() throws Exception {
        RunPlan faulty = plan(50, "none", "", "random", ToyEngine.spec("crashes"));
        assertThat(desk().carryOut(faulty, temp, false)).isEqualTo(1);
        assertThat(place.err.toString())
                .contains("moyo: the run was stopped: 3 games in a row ended by a fault")
                .contains("moyo: when the cause is removed, go on with: ./moyo toy");
        assertThat(place.out.toString()).contains("3 of 3 games ended by a fault");
    }

    @Test
    void anInterruptEndsItWithItsOwnCodeAndAReport() throws Exception {
        ExecutorFactory threads = place.workplace().executors();
        RunDesk desk = new RunDesk(place.workplace(threads), kit, Openings.parse("none", kit));
        Thread stopper =
                new Thread(
                        () -> {
                            long limit = System.nanoTime() + 20_000_000_000L;
                            while ((place.interrupts.isEmpty() || !hasGames())
                                    && System.nanoTime() < limit) {
                                Thread.onSpinWait();
                            }
                            place.interrupts.get(0).run();
                        });
        stopper.start();
        RunPlan slow = plan(5000, "none", "", "random millis=5", "random value=0.4 millis=5");
        assertThat(desk.carryOut(slow, temp, false)).isEqualTo(Interrupt.EXIT_CODE);
        stopper.join();
        assertThat(place.err.toString()).contains("moyo: to go on: ./moyo toy");
        assertThat(temp.resolve("report.html")).content().contains("Stopped: ");
    }

    private boolean hasGames() {
        Path file = temp.resolve("results.jsonl");
        return Files.exists(file) && file.toFile().length() > 0;
    }

    @Test
    void checksPlayersWithoutPlaying() {
        assertThat(desk().check(match(4))).isZero();
        assertThat(place.out.toString()).contains("Moyo, random value=0.4, ready");
        RunPlan absent = plan(2, "none", "", "random", "gtp:/no/engine");
        assertThatThrownBy(() -> desk().check(absent))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("/no/engine");
        assertThat(temp).isEmptyDirectory();
    }

    @Test
    void theSamePlanHasTheSameFolderHoweverManyGames() {
        Path folder = RunDesk.usualFolder(match(4));
        assertThat(folder).isEqualTo(RunDesk.usualFolder(match(400)));
        assertThat(folder.toString()).matches("runs/a-toy-a-match-[-]?[0-9a-f]{8}");
        assertThat(folder)
                .isNotEqualTo(
                        RunDesk.usualFolder(plan(4, "random 2", "", "random", "random value=0.4")));
    }
}
