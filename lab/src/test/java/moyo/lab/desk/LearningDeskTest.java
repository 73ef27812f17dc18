package moyo.lab.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import moyo.game.BadInput;
import moyo.lab.learn.Learned;
import moyo.lab.learn.Learner;
import moyo.lab.learn.Pairing;
import moyo.lab.learn.PlayedArena;
import moyo.lab.learn.Round;
import moyo.lab.learn.Stopped;
import moyo.lab.learn.Trial;
import moyo.lab.play.MatchRules;
import moyo.lab.play.ToyKit;
import moyo.lab.run.FolderLock;
import moyo.lab.run.RunFolder;
import moyo.lab.stats.Pentanomial;
import moyo.search.agent.AgentOrder;
import moyo.search.agent.AgentTeam;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Toy players do not know teams, so the spec ends where the team would begin. */
final class LearningDeskTest {
    private static final List<String> LETTERS = List.of("A", "B");
    private static final AgentTeam TEAM = AgentTeam.of(List.of(AgentOrder.parse("A-B", LETTERS)));

    @TempDir private Path temp;

    private final ToyGames.Place place = new ToyGames.Place();

    private LearningDesk desk(Map<String, Object> facts, int confirm, String player) {
        var contest = new PlayedArena.Contest(player, "random", MatchRules.STANDARD, 5);
        return new LearningDesk(place.workplace(), new ToyKit(), contest, temp, facts, confirm);
    }

    private static Map<String, Object> facts(int seed) {
        return Map.of("method", "toy", "seed", seed);
    }

    /** Claims what its own games say, without asking for any. */
    private static Learner claiming(boolean fresh) {
        return (arena, diary) -> {
            Pentanomial claim = new Pentanomial(1, 0, 2, 0, 3);
            diary.accept(new Trial("agent 1", TEAM, Trial.BASELINE, claim, true));
            diary.accept(new Trial("agent 2", TEAM, Trial.BASELINE, claim, false));
            return new Learned(TEAM, claim, fresh);
        };
    }

    @Test
    void keepsADiaryAndTheTeam() throws Exception {
        assertThat(desk(facts(1), 0, "random").learn(claiming(true))).isZero();
        assertThat(place.out.toString())
                .contains("agent 1: A-B 66.7 % (39.1 to 86.2) of 12 games against the baseline\n")
                .contains("of 12 games against the baseline, dropped\n")
                .contains("team: A-B\n")
                .contains("all of them new games")
                .contains("games played in all: 0");
        assertThat(temp.resolve("team.txt")).hasContent("A-B");
        assertThat(temp.resolve("report.html")).content().contains("abc1234", "./moyo toy");
        assertThat(Files.readAllLines(temp.resolve("trials.csv"))).hasSize(3);
    }

    @Test
    void saysIfTheClaimFlatters() throws Exception {
        desk(facts(1), 0, "random").learn(claiming(false));
        assertThat(place.out.toString())
                .contains("the games also chose the team, so the rate is too high on average");
    }

    @Test
    void refusesAFolderOfAnotherLearning() throws Exception {
        desk(facts(1), 0, "random").learn(claiming(true));
        assertThatThrownBy(() -> desk(facts(2), 0, "random").learn(claiming(true)))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("holds another learning: seed was 1 and is 2");
    }

    @Test
    void refusesAFolderInUseOrOfOthers() throws Exception {
        desk(facts(1), 0, "random").learn(claiming(true));
        FolderLock lock = FolderLock.take(temp);
        try (lock) {
            assertThatThrownBy(() -> desk(facts(1), 0, "random").learn(claiming(true)))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("another run is playing into");
        }
        Files.delete(temp.resolve("learning.json"));
        Files.writeString(temp.resolve("report.html"), "mine");
        assertThatThrownBy(() -> desk(facts(1), 0, "random").learn(claiming(true)))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("has no learning.json but other files");
        assertThat(temp.resolve("report.html")).hasContent("mine");
    }

    @Test
    void whatALearnerIsStoppedByIsSaid() throws Exception {
        Learner stopped =
                (arena, diary) -> {
                    throw new Stopped("the engine is gone");
                };
        assertThat(desk(facts(1), 0, "random").learn(stopped)).isEqualTo(1);
        assertThat(place.err.toString())
                .contains("moyo: the learning was stopped: the engine is gone")
                .contains("go on with: ./moyo toy");
        Learner interrupted =
                (arena, diary) -> {
                    throw new Stopped("");
                };
        assertThat(desk(facts(1), 0, "random").learn(interrupted)).isEqualTo(Interrupt.EXIT_CODE);
    }

    /** A round of real games; their results name the build that played them. */
    @Test
    void roundsArePlayedIntoFoldersOnceAndNameTheBuild() throws Exception {
        Learner playing =
                (arena, diary) ->
                        new Learned(
                                TEAM,
                                arena.playOne(
                                        new Round(
                                                "round-1",
                                                List.of(Pairing.withBaseline(TEAM)),
                                                6,
                                                Optional.empty())),
                                true);
        assertThat(desk(facts(1), 0, "teamed").learn(playing))
                .as(place.err.toString())
                .isEqualTo(1);
        assertThat(place.err.toString()).contains("unknown player 'teamed'");
        Path round = temp.resolve("rounds/round-1");
        assertThat(RunFolder.describe(round).lastSession().path("commit").asText())
                .isEqualTo("abc1234");
        assertThat(RunFolder.describe(round).plan().entrants())
                .extracting(entrant -> entrant.spec())
                .containsExactly("teamed team=A-B", "random");
    }
}
