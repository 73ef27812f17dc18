package moyo.lab.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import moyo.game.BadInput;
import moyo.lab.executor.PairExecutor;
import moyo.lab.executor.PairTask;
import moyo.lab.executor.PlayedGame;
import moyo.lab.play.MatchRules;
import moyo.lab.play.ToyKit;
import moyo.lab.record.GameResult;
import moyo.lab.record.Outcome;
import moyo.lab.run.RunFolder;
import moyo.lab.stats.Pentanomial;
import moyo.lab.stats.Sprt;
import moyo.search.agent.AgentTeam;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rounds as runs in folders; the games are not played but decided by an executor of the test. */
final class PlayedArenaTest {
    private static final List<String> LETTERS = List.of("A", "B");
    private static final AgentTeam STRONG = AgentTeam.parse("A-B", LETTERS);
    private static final AgentTeam WEAK = AgentTeam.parse("B-A", LETTERS);

    @TempDir private Path temp;

    private final List<PairTask> asked = new ArrayList<>();
    private final List<Integer> earlier = new ArrayList<>();
    private boolean cancelled;

    /** Whoever has A-B wins; else the first player. */
    private final class Deciding implements PairExecutor {
        @Override
        public void play(List<PairTask> pairs, Listener listener) {
            for (PairTask pair : pairs) {
                asked.add(pair);
                for (int game : pair.games()) {
                    if (!cancelled) {
                        listener.finished(new PlayedGame(decided(pair, game), "a record"));
                    }
                }
            }
        }

        @Override
        public void cancel() {
            cancelled = true;
        }
    }

    private static GameResult decided(PairTask pair, int game) {
        String first = (game == 0 ? pair.a() : pair.b()).spec();
        String second = (game == 0 ? pair.b() : pair.a()).spec();
        return new GameResult(
                pair.conditions().run(),
                pair.matchup(),
                pair.pair(),
                game,
                first,
                second,
                pair.seed(),
                second.endsWith("A-B") ? Outcome.SECOND : Outcome.FIRST,
                "score",
                1,
                1,
                0,
                List.of("b2"),
                List.of(0L, 0L),
                List.of(),
                List.of(0.0, 0.0),
                List.of(0.0, 0.0),
                List.of(0.0, 0.0),
                List.of(),
                Map.of(),
                List.of(),
                "",
                "here",
                "abc",
                "2026-01-01T00:00:00Z");
    }

    private PlayedArena arena() {
        var contest = new PlayedArena.Contest("toy", "toy base", MatchRules.STANDARD, 5);
        return new PlayedArena(
                new ToyKit(),
                contest,
                temp,
                Map.of("commit", "abc"),
                Deciding::new,
                (round, games) -> {
                    earlier.add(games);
                    return result -> {};
                });
    }

    private static Round round(String name, int games, AgentTeam... teams) {
        return new Round(
                name,
                List.of(teams).stream().map(Pairing::withBaseline).toList(),
                games,
                Optional.empty());
    }

    @Test
    void tellsThePairsOfEveryPairing() throws Stopped {
        List<Pentanomial> results = arena().play(round("one", 6, STRONG, WEAK));
        assertThat(results)
                .containsExactly(new Pentanomial(0, 0, 0, 0, 3), new Pentanomial(0, 0, 3, 0, 0));
        assertThat(asked)
                .extracting(PairTask::matchup)
                .contains("A-B vs baseline", "B-A vs baseline");
        assertThat(asked.get(0).a().spec()).isEqualTo("toy team=A-B");
        assertThat(asked.get(0).b().spec()).isEqualTo("toy base");
    }

    @Test
    void aRoundThatWasPlayedIsNotPlayedAgain() throws Stopped {
        List<Pentanomial> first = arena().play(round("one", 6, STRONG));
        asked.clear();
        assertThat(arena().play(round("one", 6, STRONG))).isEqualTo(first);
        assertThat(asked).isEmpty();
        assertThat(earlier).containsExactly(0);
    }

    @Test
    void aRoundThatWasCutOffGoesOn() throws Exception {
        arena().play(round("one", 6, STRONG));
        Path results = temp.resolve("one/results.jsonl");
        List<String> lines = Files.readAllLines(results);
        Files.write(results, lines.subList(0, 3));
        asked.clear();
        assertThat(arena().playOne(round("one", 6, STRONG)))
                .isEqualTo(new Pentanomial(0, 0, 0, 0, 3));
        assertThat(asked).extracting(PairTask::pair).containsExactly(1, 2);
        assertThat(asked.get(0).games()).containsExactly(1);
        assertThat(earlier).containsExactly(0, 3);
    }

    @Test
    void everyRoundHasGamesOfItsOwn() throws Stopped {
        arena().play(round("one", 2, STRONG));
        arena().play(round("two", 2, STRONG));
        assertThat(asked).extracting(PairTask::seed).doesNotHaveDuplicates().hasSize(2);
        assertThat(RunFolder.results(temp.resolve("two")).get(0).run()).isEqualTo("two");
    }

    @Test
    void aTestEndsARoundEarly() throws Stopped {
        Round tested =
                new Round(
                        "final",
                        List.of(Pairing.withBaseline(STRONG)),
                        400,
                        Optional.of(Sprt.parse("0,100")));
        assertThat(arena().playOne(tested).pairs()).isBetween(2L, 60L);
        assertThat(cancelled).isTrue();
    }

    @Test
    void nothingIsBegunOnceItWasStopped() {
        PlayedArena arena = arena();
        arena.stop();
        assertThatThrownBy(() -> arena.play(round("one", 2, STRONG)))
                .isInstanceOfSatisfying(Stopped.class, e -> assertThat(e.complaint()).isEmpty());
        assertThat(asked).isEmpty();
    }

    @Test
    void aLearningIsKnownByItsFacts() throws Exception {
        Map<String, Object> facts = new LinkedHashMap<>(Map.of("seed", 1, "time", 0.5));
        LearningFile.check(temp, facts);
        LearningFile.check(temp, facts);
        facts.put("time", 0.25);
        assertThatThrownBy(() -> LearningFile.check(temp, facts))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("holds another learning: time was 0.5 and is 0.25");
        Files.writeString(temp.resolve("learning.json"), "{");
        assertThatThrownBy(() -> LearningFile.check(temp, facts))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("learning.json");
    }
}
