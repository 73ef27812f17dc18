package moyo.lab.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import moyo.lab.clock.TimeLimit;
import moyo.lab.record.GameId;
import moyo.lab.record.GameResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** Games at a budget of CPU time, and what is measured of any game. */
final class CpuBudgetTest {
    private static final MatchRules CPU =
            new MatchRules(new TimeLimit(0, 0, 0.1, 0.01, 20), 0, 3, 0, MatchRules.AGREE);

    private final ToyKit kit = new ToyKit();

    private GameStory play(MatchRules rules, String first, String second) throws Abandoned {
        try (var table = new GameManager<>(kit, rules, new Source("test", "here", "abc"))) {
            return table.play(
                    new GameTask(
                            new GameId("a vs b", 0, 0),
                            new Entrant("a", first),
                            new Entrant("b", second),
                            5,
                            List.of()));
        }
    }

    @Test
    void ownPlayersHaveTheBudgetUnlessTheyHaveOneOfTheirOwn() throws Abandoned {
        GameResult game = play(CPU, "budget", "budget playouts=3").result();
        assertThat(game.simulations().get(0)).as("not a number of playouts").isZero();
        assertThat(game.simulations().get(1)).isEqualTo(3L * game.thoughts().get(1));
    }

    @Test
    void nobodyLosesOnTime() throws Abandoned {
        GameResult own = play(CPU, "random millis=200", "random").result();
        assertThat(own.reason()).isEqualTo("score");
        GameResult outside = play(CPU, "random", ToyEngine.spec("dawdles")).result();
        assertThat(outside.reason()).isEqualTo("score");
        assertThat(outside.longestMove().get(1)).isGreaterThan(0.39);
    }

    @Test
    void anEngineThatHangsIsStillFound() throws Abandoned {
        MatchRules impatient =
                new MatchRules(new TimeLimit(0, 0, 0.1, 1, 1), 0, 3, 0, MatchRules.AGREE);
        assertThat(play(impatient, "random", ToyEngine.spec("hangs")).result().reason())
                .isEqualTo("hang");
    }

    @Test
    void outsideEnginesAreToldOfTheSecondsBeforeEachMove() throws Abandoned {
        GameResult game = play(CPU, "random", ToyEngine.spec("waits-for-time-left")).result();
        assertThat(game.reason()).isEqualTo("score");
    }

    @Test
    void thoughtsAreTheMovesThatPlayersWereAskedFor() throws Abandoned {
        GameResult whole = play(MatchRules.STANDARD, "random", "random").result();
        assertThat(whole.thoughts()).containsExactly((whole.plies() + 1) / 2, whole.plies() / 2);
        GameResult resigned = play(MatchRules.STANDARD, "random resigns=on", "random").result();
        assertThat(resigned.reason()).isEqualTo("resign");
        assertThat(resigned.plies()).isEqualTo(2);
        assertThat(resigned.thoughts()).containsExactly(2, 1);
    }

    /** Neither its start nor the count at the end, in which it burns as much again. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void theCpuTimeOfAnOutsideEngineIsThatOfItsMoves() throws Abandoned {
        GameResult game = play(MatchRules.STANDARD, "random", ToyEngine.spec("burns")).result();
        double expected = 0.06 * game.thoughts().get(1);
        assertThat(game.cpuSeconds().get(1)).isBetween(expected - 0.03, expected + 0.25);
        assertThat(game.cpuSeconds().get(0)).isBetween(0.0, 0.5);
    }

    @Test
    void theCpuTimeOfAnEngineThatIsGoneIsUnknown() throws Abandoned {
        GameResult game = play(MatchRules.STANDARD, "random", ToyEngine.spec("crashes")).result();
        assertThat(game.reason()).isEqualTo("crash");
        assertThat(game.cpuSeconds().get(0)).isNotNaN();
        assertThat(game.cpuSeconds().get(1)).isNaN();
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void theCpuTimeOfAnEngineThatIsEndedForAFaultIsKnown() throws Abandoned {
        GameResult game = play(MatchRules.STANDARD, "random", ToyEngine.spec("illegal")).result();
        assertThat(game.reason()).isEqualTo("illegal");
        assertThat(game.cpuSeconds().get(1)).isNotNaN();
    }

    @Test
    void theCpuTimeOfOwnPlayersIsKnownInSeveralThreadsToo() throws Abandoned {
        GameResult game = play(MatchRules.STANDARD, "gated threads=2", "random").result();
        assertThat(game.cpuSeconds().get(0)).isPositive();
    }

    @Test
    void anEnginesCommentIsBounded() throws Abandoned {
        GameStory story = play(MatchRules.STANDARD, "random", ToyEngine.spec("babbles"));
        assertThat(story.result().reason()).isEqualTo("score");
        String comment = story.comments().get(1);
        assertThat(comment)
                .hasSizeLessThan(Remark.LONGEST + 100)
                .startsWith("xxx")
                .endsWith("[2996001 more characters were not kept]");
    }

    @Test
    void shortRemarksAreKeptAndNoCharacterIsCutInTwo() {
        String page = "x".repeat(Remark.LONGEST);
        assertThat(Remark.bounded(page)).isEqualTo(page);
        String smiles = "x".repeat(Remark.LONGEST - 1) + "\uD83D\uDE00";
        assertThat(Remark.bounded(smiles))
                .isEqualTo("x".repeat(Remark.LONGEST - 1) + "\n[2 more characters were not kept]");
    }
}
