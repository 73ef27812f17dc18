package moyo.lab.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.DoubleSupplier;
import java.util.stream.Stream;
import moyo.game.BadInput;
import moyo.lab.clock.TimeLimit;
import moyo.lab.record.GameId;
import moyo.lab.record.GameResult;
import moyo.lab.record.Outcome;
import moyo.lab.record.SampleCounts;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class GameManagerTest {
    private static final Source SOURCE = new Source("test", "here", "abc");
    private static final MatchRules FAST_TO_DESPAIR =
            new MatchRules(new TimeLimit(0, 0, 1, 3), 0, 3, 0, MatchRules.AGREE);

    private final ToyKit kit = new ToyKit();
    private final List<String> notes = new ArrayList<>();

    private GameStory play(MatchRules rules, String first, String second, Integer... opening)
            throws Abandoned {
        return playSeeded(rules, first, second, 5, opening);
    }

    private GameStory playSeeded(
            MatchRules rules, String first, String second, long seed, Integer... opening)
            throws Abandoned {
        try (var table = new GameManager<>(kit, rules, SOURCE)) {
            return table.play(
                    new GameTask(
                            new GameId("a vs b", 3, 1),
                            new Entrant("a", first),
                            new Entrant("b", second),
                            seed,
                            List.of(opening)));
        }
    }

    @Test
    void playsAGameOfOwnPlayersToItsEnd() throws Abandoned {
        GameStory story = play(MatchRules.STANDARD, "random", "random value=0.25");
        GameResult result = story.result();
        TicTacToe.Board board = kit.game().newPosition();
        story.moves().forEach(board::play);
        assertThat(board.isOver()).isTrue();
        assertThat(result.score()).isEqualTo(board.score());
        assertThat(result.reason()).isEqualTo("score");
        assertThat(result.plies()).isEqualTo(story.moves().size());
        assertThat(result.id()).isEqualTo(new GameId("a vs b", 3, 1));
        assertThat(result.second()).isEqualTo("random value=0.25");
        assertThat(result.moves().get(0)).isEqualTo(kit.game().moveName(story.moves().get(0)));
        assertThat(result.simulations())
                .containsExactly(7L * ((result.plies() + 1) / 2), 7L * (result.plies() / 2));
        assertThat(story.comments()).containsOnly("why not");
    }

    /** Five moves at least: the second player's first comes before the gate, the others after. */
    @Test
    void recordsWhatSearchesCountedInThisGame() throws Abandoned {
        try (var table = new GameManager<>(kit, MatchRules.STANDARD, SOURCE)) {
            for (int pair = 0; pair < 3; pair++) {
                GameResult game = gated(table, pair, "gated gate=9", "gated gate=3").result();
                int moves = game.plies() / 2;
                int others = game.plies() - moves;
                assertThat(game.countsOf(0))
                        .isEqualTo(SampleCounts.of(10L * others, 40L * others, 0, 0, 0, 0, 0));
                assertThat(game.countsOf(1))
                        .isEqualTo(
                                SampleCounts.of(
                                        10L * moves,
                                        40 + 30L * (moves - 1),
                                        10L * (moves - 1),
                                        30L * (moves - 1),
                                        5L * (moves - 1),
                                        40L * (moves - 1),
                                        8L * (moves - 1)));
                String gated = SampleCounts.GATED.name();
                assertThat(game.timedCpuSeconds().get(0).get(gated)).isZero();
                assertThat(game.timedCpuSeconds().get(1).get(gated))
                        .isPositive()
                        .isLessThan(game.cpuSeconds().get(1));
            }
        }
    }

    private static GameStory gated(
            GameManager<TicTacToe, TicTacToe.Board> table, int pair, String first, String second)
            throws Abandoned {
        return table.play(
                new GameTask(
                        new GameId("a vs b", pair, 0),
                        new Entrant("a", first),
                        new Entrant("b", second),
                        pair,
                        List.of()));
    }

    @Test
    void whatIsNotKnownOfSearchesIsNotClaimed() throws Abandoned {
        GameResult outside = play(MatchRules.STANDARD, "random", ToyEngine.spec("none")).result();
        assertThat(outside.counts()).containsExactly(Map.of(), Map.of());
        assertThat(outside.timedCpuSeconds()).containsExactly(Map.of(), Map.of());
        GameResult threads = play(MatchRules.STANDARD, "gated threads=2", "random").result();
        assertThat(threads.countsOf(0).get(SampleCounts.GATED)).isPositive();
        assertThat(threads.timedCpuSeconds().get(0)).isEmpty();
    }

    @Test
    void theSeedDecidesTheGame() throws Abandoned {
        GameStory one = playSeeded(MatchRules.STANDARD, "random", "random", 11);
        assertThat(playSeeded(MatchRules.STANDARD, "random", "random", 11).moves())
                .isEqualTo(one.moves());
        assertThat(playSeeded(MatchRules.STANDARD, "random", "random", 12).moves())
                .isNotEqualTo(one.moves());
    }

    @Test
    void beginsWithTheOpening() throws Abandoned {
        GameStory story = play(MatchRules.STANDARD, "random", ToyEngine.spec("none"), 4, 0, 8);
        assertThat(story.moves()).startsWith(4, 0, 8);
        assertThat(story.result().openingPlies()).isEqualTo(3);
        assertThat(story.result().isFault()).isFalse();
    }

    @Test
    void enginesMayCommentTheirMoves() throws Abandoned {
        GameStory story = play(MatchRules.STANDARD, ToyEngine.spec("none"), ToyEngine.spec("mute"));
        assertThat(story.comments()).startsWith("because", "", "because", "");
        assertThat(story.result().isFault()).isFalse();
    }

    @Test
    void aPlayerMayResign() throws Abandoned {
        GameResult result = play(MatchRules.STANDARD, "random", "random resigns=on").result();
        assertThat(result.result()).isEqualTo(Outcome.FIRST);
        assertThat(result.reason()).isEqualTo("resign");
        assertThat(result.score()).isNaN();
        assertThat(result.plies()).isEqualTo(3);
    }

    @Test
    void aPlayerWithoutHopeHasLost() throws Abandoned {
        MatchRules rules = new MatchRules(TimeLimit.NONE, 0.1, 2, 0, MatchRules.AGREE);
        GameResult result = play(rules, "random value=0.05", "random value=0.95").result();
        assertThat(result.result()).isEqualTo(Outcome.SECOND);
        assertThat(result.reason()).isEqualTo("adjudication");
        assertThat(result.plies()).isEqualTo(3);
    }

    @Test
    void aLongGameIsCountedAsItStands() throws Abandoned {
        MatchRules rules = new MatchRules(TimeLimit.NONE, 0, 3, 4, MatchRules.AGREE);
        GameResult result = play(rules, "random", "random").result();
        assertThat(result.plies()).isEqualTo(4);
        assertThat(result.reason()).isEqualTo("move-limit");
        assertThat(result.result()).isEqualTo(Outcome.DRAW);
    }

    @ParameterizedTest
    @CsvSource({
        "crashes, crash, exited with code 3",
        "hangs, hang, no answer within 3.0 s",
        "junk, nonsense, Segmentation fault",
        "illegal, illegal, z9",
        "occupied, illegal, played",
        "refuses, refused, illegal move",
        "crashes-at-start, crash, no weights"
    })
    void anEngineThatMisbehavesLosesWithTheReasonOnRecord(
            String habit, String reason, String detail) throws Abandoned {
        GameResult result = play(FAST_TO_DESPAIR, "random", ToyEngine.spec(habit)).result();
        assertThat(result.result()).isEqualTo(Outcome.FIRST);
        assertThat(result.reason()).isEqualTo(reason);
        assertThat(result.detail()).contains(detail);
        assertThat(result.isFault()).isTrue();
        assertThat(result.score()).isNaN();
    }

    @ParameterizedTest
    @ValueSource(strings = {"crashes", "illegal"})
    void anEngineIsStartedAnewAfterAFault(String habit) throws Abandoned {
        long before = started();
        try (var table = new GameManager<>(kit, FAST_TO_DESPAIR, SOURCE)) {
            Entrant bad = new Entrant("a", ToyEngine.spec(habit));
            Entrant good = new Entrant("b", ToyEngine.spec("none"));
            Set<Long> engines = new HashSet<>();
            for (int pair = 0; pair < 3; pair++) {
                GameTask task = new GameTask(new GameId("m", pair, 0), bad, good, pair, List.of());
                GameResult result = table.play(task).result();
                assertThat(result.isFault()).isTrue();
                assertThat(result.plies()).isEqualTo(2);
                assertThat(started() - before).as("the bad one is gone").isEqualTo(1);
                engines.add(pidOfTheOnly(before));
            }
            assertThat(engines).as("the good one stays").hasSize(1);
        }
        assertThat(started()).isEqualTo(before);
    }

    private static long started() {
        return engines().count();
    }

    /** Those in a JVM; the client has another child, which watches over them. */
    private static Stream<ProcessHandle> engines() {
        return ProcessHandle.current()
                .children()
                .filter(ProcessHandle::isAlive)
                .filter(handle -> handle.info().command().orElse("").endsWith("java"));
    }

    private static long pidOfTheOnly(long before) {
        return engines()
                .mapToLong(ProcessHandle::pid)
                .sorted()
                .skip(before)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void anEngineThatKnowsNoSuchClockPlaysAllTheSame() throws Abandoned {
        MatchRules rules = new MatchRules(new TimeLimit(2.5, 0, 1, 3), 0, 3, 0, MatchRules.AGREE);
        GameResult result = play(rules, "random", ToyEngine.spec("no-clock")).result();
        assertThat(result.reason()).isEqualTo("score");
    }

    @Test
    void whoBreaksDownAfterTheLastMoveHasLostNothing() throws Abandoned {
        for (String habit : List.of("crashes-at-the-end", "crashes-at-the-count")) {
            for (int seed = 0; seed < 3; seed++) {
                GameResult result =
                        playSeeded(FAST_TO_DESPAIR, "random", ToyEngine.spec(habit), seed).result();
                assertThat(result.reason()).isEqualTo("score");
                assertThat(result.score()).isNotNaN();
            }
        }
    }

    @Test
    void aHopelessPlayerMayStillEndTheGame() throws Abandoned {
        MatchRules rules = new MatchRules(TimeLimit.NONE, 0.1, 5, 0, MatchRules.AGREE);
        for (int seed = 0; seed < 20; seed++) {
            GameResult result = playSeeded(rules, "random value=0.05", "random", seed).result();
            assertThat(result.reason()).isEqualTo("score"); // nobody has more than five moves
        }
    }

    @Test
    void playersKeepABudgetOfTheirOwnUnderAClock() throws Abandoned {
        MatchRules rules = new MatchRules(new TimeLimit(0, 60, 1, 3), 0, 3, 0, MatchRules.AGREE);
        GameResult result = play(rules, "budget playouts=3", "budget").result();
        assertThat(result.simulations().get(0)).isEqualTo(3L * ((result.plies() + 1) / 2));
        assertThat(result.simulations().get(1)).isZero();
    }

    @Test
    void enginesHearBeforeEachMoveHowMuchTimeItHas() throws Abandoned {
        MatchRules rules = new MatchRules(new TimeLimit(2, 0, 1, 3), 0, 3, 0, MatchRules.AGREE);
        String engine = ToyEngine.spec("waits-for-time-left");
        assertThat(play(rules, "random", engine).result().isFault()).isFalse();
        MatchRules untimed = new MatchRules(new TimeLimit(0, 0, 1, 3), 0, 3, 0, MatchRules.AGREE);
        assertThat(play(untimed, "random", engine).result().detail()).contains("no time");
    }

    @Test
    void whoOverstepsTheTimeLosesTheGame() throws Abandoned {
        MatchRules rules = new MatchRules(new TimeLimit(0.1, 0, 0.2, 3), 0, 3, 0, MatchRules.AGREE);
        GameResult dawdler = play(rules, "random", ToyEngine.spec("dawdles")).result();
        assertThat(dawdler.reason()).isEqualTo("time");
        assertThat(dawdler.result()).isEqualTo(Outcome.FIRST);
        GameResult own = play(rules, "random millis=400", "random").result();
        assertThat(own.reason()).isEqualTo("time");
        assertThat(own.detail()).contains("had 0.10 s");
        assertThat(own.longestMove().get(0)).isGreaterThan(0.3);
    }

    @Test
    void theTimeThatAnEngineTakesToHearOfAMoveIsItsOwn() throws Abandoned {
        String engine = ToyEngine.spec("thinks-in-play");
        MatchRules move = new MatchRules(new TimeLimit(0.1, 0, 0.2, 3), 0, 3, 0, MatchRules.AGREE);
        GameResult result = play(move, "random", engine).result();
        assertThat(result.reason()).isEqualTo("time");
        assertThat(result.result()).isEqualTo(Outcome.FIRST);
        assertThat(result.plies()).isEqualTo(1);
        assertThat(result.longestMove().get(1)).isGreaterThan(0.39);
        GameResult opening = play(move, engine, "random", 4, 0).result();
        assertThat(opening.reason()).isEqualTo("time");
        assertThat(opening.plies()).isZero();
        MatchRules game = new MatchRules(new TimeLimit(0, 0.5, 0.1, 3), 0, 3, 0, MatchRules.AGREE);
        GameResult clock = play(game, "random", engine).result();
        assertThat(clock.reason()).isEqualTo("time");
        assertThat(clock.plies()).isEqualTo(3);
        assertThat(clock.seconds().get(1)).isGreaterThan(0.79);
    }

    /** As if a second passed without this process between any two looks at the watch. */
    private static DoubleSupplier alwaysStalled() {
        AtomicInteger seconds = new AtomicInteger();
        return seconds::incrementAndGet;
    }

    private GameResult playOnAMachine(DoubleSupplier stalls, String engine) throws Abandoned {
        MatchRules rules = new MatchRules(new TimeLimit(0.1, 0, 0.2, 3), 0, 3, 0, MatchRules.AGREE);
        try (var table = new GameManager<>(kit, rules, SOURCE, notes::add, stalls)) {
            return table.play(
                            new GameTask(
                                    new GameId("a vs b", 3, 1),
                                    Entrant.of("random"),
                                    new Entrant("b", ToyEngine.spec(engine)),
                                    5,
                                    List.of()))
                    .result();
        }
    }

    @Test
    void aGameThatAStallWouldLoseIsPlayedAgain() throws Abandoned {
        GameResult result = playOnAMachine(alwaysStalled(), "dawdles-in-1st-game");
        assertThat(result.reason()).isEqualTo("score");
        assertThat(notes)
                .singleElement()
                .asString()
                .startsWith("a vs b, pair 3, game 1 is played again: b took 0.")
                .contains("had 0.10 s, but the machine stood still for");
    }

    @Test
    void aStalledGameIsPlayedAgainThreeTimesAtMost() throws Abandoned {
        GameResult result = playOnAMachine(alwaysStalled(), "dawdles");
        assertThat(result.reason()).isEqualTo("time");
        assertThat(notes).hasSize(3);
    }

    @Test
    void anEngineThatIsLateWithoutAStallHasLost() throws Abandoned {
        assertThat(playOnAMachine(() -> 0, "dawdles-in-1st-game").reason()).isEqualTo("time");
        assertThat(notes).isEmpty();
    }

    /** A thread that sleeps uses as much processor time as one that gets no processor. */
    @Test
    void anOwnPlayerThatGotNoProcessorPlaysAgain() throws Abandoned {
        MatchRules rules = new MatchRules(new TimeLimit(0.1, 0, 0.2, 3), 0, 3, 0, MatchRules.AGREE);
        try (var table = new GameManager<>(kit, rules, SOURCE, notes::add, () -> 0)) {
            GameTask task =
                    new GameTask(
                            new GameId("a vs b", 3, 1),
                            Entrant.of("random"),
                            new Entrant("b", "random sleeps=400"),
                            5,
                            List.of());
            assertThat(table.play(task).result().reason()).isEqualTo("score");
        }
        assertThat(notes)
                .singleElement()
                .asString()
                .contains("is played again: b took 0.")
                .contains("stood still for 0.");
    }

    @Test
    void whatWentWrongIsToldTheSameInEveryCountry() throws Abandoned {
        MatchRules rules = new MatchRules(new TimeLimit(0.1, 0, 0, 3), 0, 3, 0, MatchRules.AGREE);
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.GERMANY);
            GameResult result = play(rules, "random millis=200", "random").result();
            assertThat(result.detail()).containsPattern("took \\d+\\.\\d\\d s .* had 0\\.10 s");
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void aClockForTheGameRunsOut() throws Abandoned {
        MatchRules rules =
                new MatchRules(new TimeLimit(0, 0.5, 0.05, 3), 0, 3, 0, MatchRules.AGREE);
        GameResult result = play(rules, "random millis=200", "random").result();
        assertThat(result.reason()).isEqualTo("time");
        assertThat(result.result()).isEqualTo(Outcome.SECOND);
        assertThat(result.plies()).as("the third move is late at the latest").isIn(0, 2, 4);
        assertThat(result.seconds().get(0)).isBetween(0.55, 30.0);
    }

    @Test
    void countsWhatBothEnginesTakeForDead() throws Abandoned {
        assertThat(score("dead-a1", "dead-a1", MatchRules.AGREE)).isEqualTo(1);
        assertThat(score("dead-a1", "dead-b2", MatchRules.AGREE)).isEqualTo(0);
        assertThat(score("dead-?", "dead-?", MatchRules.AGREE)).isEqualTo(0);
        assertThat(score("dead-a1", "dead-a1", MatchRules.PLAYOUTS)).isEqualTo(0);
    }

    /** Of a game without a line of three, which one of ten seeds has. */
    private double score(String first, String second, String referee) throws Abandoned {
        MatchRules rules = new MatchRules(TimeLimit.NONE, 0, 3, 2, referee);
        return play(rules, ToyEngine.spec(first), ToyEngine.spec(second)).result().score();
    }

    @ParameterizedTest
    @CsvSource({"illegal-at-length, illegal", "refuses-at-length, refused"})
    void whatAnEngineSaysInAFaultIsBounded(String habit, String reason) throws Abandoned {
        GameResult result = play(MatchRules.STANDARD, ToyEngine.spec(habit), "random").result();
        assertThat(result.reason()).isEqualTo(reason);
        assertThat(result.detail())
                .hasSizeLessThan(Remark.LONGEST + 100)
                .containsPattern("\\[89[0-9]{4} more characters were not kept]");
    }

    @Test
    void anOutsideRefereeCounts() throws Abandoned {
        MatchRules rules = new MatchRules(TimeLimit.NONE, 0, 3, 0, ToyEngine.spec("referee"));
        GameResult result = play(rules, "random", "random").result();
        assertThat(result.score()).isEqualTo(3.5);
        assertThat(result.result()).isEqualTo(Outcome.FIRST);
        assertThat(result.detail()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"W+2, -2", "b+7.5, 7.5", "0, 0", "Jigo, 0", "B+1_(by_estimate), 1", "B+27, 27"})
    void aRefereesScoreIsUnderstood(String answer, double score) throws Abandoned {
        MatchRules rules =
                new MatchRules(TimeLimit.NONE, 0, 3, 0, ToyEngine.spec("counts-" + answer));
        GameResult result = play(rules, "random", "random").result();
        assertThat(result.detail()).isEmpty();
        assertThat(result.score()).isEqualTo(score);
    }

    /** Nine moves at most, so that nobody wins by more than 27 points. */
    @ParameterizedTest
    @ValueSource(
            strings = {"B+0x1p3", "0x1p3", "B+1e3", "B+99999999", "B+28", "B+", "Drawn", "B+3."})
    void aRefereesNonsenseIsNoScore(String answer) throws Abandoned {
        MatchRules rules =
                new MatchRules(TimeLimit.NONE, 0, 3, 0, ToyEngine.spec("counts-" + answer));
        GameResult result = play(rules, "random", "random").result();
        assertThat(result.detail()).contains("the referee failed").contains("'" + answer + "'");
    }

    @Test
    void whereAnOutsideRefereeFailsOurOwnJudges() throws Abandoned {
        for (String habit : List.of("none", "crashes-at-start")) {
            MatchRules rules = new MatchRules(TimeLimit.NONE, 0, 3, 0, ToyEngine.spec(habit));
            GameStory story = play(rules, "random", "random");
            TicTacToe.Board board = kit.game().newPosition();
            story.moves().forEach(board::play);
            assertThat(story.result().score()).isEqualTo(board.score());
            assertThat(story.result().detail()).contains("the referee failed");
            assertThat(story.result().isFault()).isFalse();
        }
    }

    @Test
    void checksTheReferee() {
        MatchRules rules = new MatchRules(TimeLimit.NONE, 0, 3, 0, "gtp:/no/such/referee");
        try (var table = new GameManager<>(kit, rules, SOURCE)) {
            assertThatThrownBy(table::checkReferee)
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("/no/such/referee");
        }
    }

    @Test
    void ofALargePoolOnlySomePlayersStay() throws Abandoned {
        long before = started();
        try (var table = new GameManager<>(kit, FAST_TO_DESPAIR, SOURCE)) {
            for (int i = 0; i < 6; i++) {
                Entrant engine = new Entrant("engine " + i, ToyEngine.spec("none"));
                table.play(
                        new GameTask(
                                new GameId("m", i, 0), engine, Entrant.of("random"), i, List.of()));
            }
            assertThat(started() - before).isEqualTo(3);
        }
        assertThat(started()).isEqualTo(before);
    }

    @Test
    void checksThatPlayersAreFitToPlay() throws Abandoned {
        try (var table = new GameManager<>(kit, FAST_TO_DESPAIR, SOURCE)) {
            assertThat(table.check(Entrant.of("random"))).isEqualTo("Moyo, random");
            assertThat(table.check(new Entrant("x", ToyEngine.spec("none")))).isEqualTo("Toy 1.0");
            assertThatThrownBy(
                            () -> table.check(new Entrant("y", ToyEngine.spec("crashes-at-start"))))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("player 'y' cannot play")
                    .hasMessageContaining("no weights");
            assertThatThrownBy(() -> table.check(Entrant.of("gtp:/no/such/engine")))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("could not be started");
        }
    }

    @Test
    void aGameUnderWayCanBeAbandoned() throws InterruptedException {
        for (String thinker : List.of("random millis=9000", ToyEngine.spec("hangs"))) {
            var table = new GameManager<>(kit, MatchRules.STANDARD, SOURCE);
            AtomicReference<Object> end = new AtomicReference<>();
            Thread player =
                    new Thread(
                            () -> {
                                try {
                                    end.set(
                                            table.play(
                                                    new GameTask(
                                                            new GameId("m", 0, 0),
                                                            Entrant.of("random"),
                                                            Entrant.of(thinker),
                                                            1,
                                                            List.of())));
                                } catch (Abandoned e) {
                                    end.set(e);
                                }
                            });
            int before = ToyKit.ASKED.get();
            player.start();
            long deadline = System.nanoTime() + 60_000_000_000L;
            // The thinker's second move, by when the engine hangs and the own player still thinks.
            while (ToyKit.ASKED.get() < before + 2 && System.nanoTime() < deadline) {
                Thread.onSpinWait();
            }
            assertThat(player.isAlive()).as("a game is under way").isTrue();
            table.abandon();
            player.join(6_000);
            assertThat(end.get()).isInstanceOf(Abandoned.class);
        }
    }

    @Test
    void anEngineIsCalledByItsProgram() {
        assertThat(Entrant.of("gtp:/usr/games/gnugo --mode gtp").name()).isEqualTo("gnugo");
        assertThat(Entrant.of("gtp:'my engine' -x").name()).isEqualTo("my engine");
        assertThat(Entrant.of(" uct playouts=3").name()).isEqualTo("uct playouts=3");
    }

    @Test
    void refusesNonsense() {
        assertThatThrownBy(() -> new TimeLimit(1, 1, 1, 1)).hasMessageContaining("not both");
        assertThatThrownBy(() -> new TimeLimit(-1, 0, 1, 1)).hasMessageContaining("-1.0 s");
        assertThatThrownBy(() -> new MatchRules(TimeLimit.NONE, 0.7, 3, 0, MatchRules.AGREE))
                .hasMessageContaining("0.7");
        assertThatThrownBy(() -> new MatchRules(TimeLimit.NONE, 0, 3, 0, "gnugo"))
                .hasMessageContaining("unknown referee 'gnugo'");
        assertThatThrownBy(() -> Entrant.of("gtp: ")).hasMessageContaining("names no command");
    }
}
