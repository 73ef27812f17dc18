package moyo.lab.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import moyo.lab.record.GameId;
import moyo.lab.record.GameResult;
import moyo.lab.record.Outcome;
import moyo.lab.report.figure.SampleRuns;
import moyo.lab.stats.Sprt;
import org.junit.jupiter.api.Test;

final class RunFoldTest {
    private static final Matchup MATCHUP = new Matchup("a", "b");
    private static final Matchup OTHER = new Matchup("a", "c");

    private final List<GameResult> games = games();

    private static List<GameResult> games() {
        List<GameResult> games = new ArrayList<>();
        games.addAll(SampleRuns.withMemory(SampleRuns.random("a", "b", 41, 0.7, 1)).results());
        games.addAll(SampleRuns.random("a", "c", 20, 0.5, 2).results());
        return games;
    }

    private static GameResult fault(int pair) {
        return SampleRuns.game("a", "b", pair, 0, Outcome.FIRST, "crash", Double.NaN, List.of());
    }

    @Test
    void theOrderOfTheResultsDoesNotMatter() {
        RunFold whole = RunFold.of(games);
        for (int seed = 0; seed < 20; seed++) {
            List<GameResult> shuffled = new ArrayList<>(games);
            Collections.shuffle(shuffled, new Random(seed));
            RunFold fold = RunFold.of(shuffled);
            for (Matchup matchup : List.of(MATCHUP, OTHER)) {
                assertThat(fold.standing(matchup).total())
                        .isEqualTo(whole.standing(matchup).total());
                assertThat(fold.standing(matchup).asFirst())
                        .isEqualTo(whole.standing(matchup).asFirst());
                assertThat(fold.standing(matchup).pairs())
                        .isEqualTo(whole.standing(matchup).pairs());
                assertThat(fold.work(matchup).a().counts())
                        .isEqualTo(whole.work(matchup).a().counts());
                assertThat(fold.work(matchup).saving()).isEqualTo(whole.work(matchup).saving());
            }
            assertThat(fold.games()).isEqualTo(61);
        }
    }

    @Test
    void aGameThatComesTwiceCountsOnce() {
        RunFold fold = RunFold.of(games);
        assertThat(fold.add(games.get(3))).isFalse();
        assertThat(fold.games()).isEqualTo(61);
        assertThat(fold.standing(MATCHUP).total().games()).isEqualTo(41);
        assertThat(fold.standing(MATCHUP).pairs().pairs()).isEqualTo(20);
    }

    @Test
    void theFirstOfTwoRecordsOfAGameStays() {
        RunFold fold = new RunFold();
        GameResult won = SampleRuns.game("a", "b", 0, 0, Outcome.FIRST, "score", 1, List.of("A1"));
        GameResult lost =
                SampleRuns.game("a", "b", 0, 0, Outcome.SECOND, "score", -1, List.of("A1"));
        assertThat(fold.add(won)).isTrue();
        assertThat(fold.add(lost)).isFalse();
        assertThat(fold.standing(MATCHUP).total().wins()).isEqualTo(1);
        assertThat(fold.results()).containsExactly(won);
    }

    @Test
    void resultsComeInTheirOrderAndByMatchup() {
        RunFold fold = RunFold.of(games);
        assertThat(fold.results()).isEqualTo(games);
        assertThat(fold.results(OTHER)).isEqualTo(games.subList(41, 61));
        assertThat(fold.has(new GameId("a vs b", 20, 0))).isTrue();
        assertThat(fold.has(new GameId("a vs b", 20, 1))).isFalse();
        assertThat(fold.standings().keySet()).containsExactly("a vs b", "a vs c");
    }

    @Test
    void withoutGamesNothingIsKnown() {
        RunFold fold = new RunFold();
        assertThat(fold.games()).isZero();
        assertThat(fold.standing(MATCHUP).total().games()).isZero();
        assertThat(fold.work(MATCHUP).isTelling()).isFalse();
        assertThat(fold.isDecided(Sprt.parse("0,10"))).isFalse();
    }

    @Test
    void countsFaults() {
        RunFold fold = RunFold.of(games);
        assertThat(fold.faults()).isZero();
        fold.add(fault(70));
        fold.add(fault(70));
        fold.add(fault(71));
        assertThat(fold.faults()).isEqualTo(2);
    }

    @Test
    void aTestDecidesByWholePairsOfOneMatchup() {
        Sprt sprt = Sprt.parse("-50,50");
        RunFold fold = new RunFold();
        int needed = 0;
        for (GameResult game : SampleRuns.random("a", "b", 400, 0.95, 3).results()) {
            if (!fold.isDecided(sprt)) {
                fold.add(game);
                needed++;
            }
        }
        assertThat(fold.isDecided(sprt)).isTrue();
        assertThat(needed).isEven().isBetween(6, 100);
        assertThat(RunFold.of(SampleRuns.random("a", "b", 4, 0.95, 3).results()).isDecided(sprt))
                .isFalse();
    }
}
