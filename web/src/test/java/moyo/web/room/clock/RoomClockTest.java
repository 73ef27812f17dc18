package moyo.web.room.clock;

import static moyo.web.TestGame.PERSON;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import moyo.game.BadInput;
import moyo.web.TestGame;
import moyo.web.TestServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class RoomClockTest {
    private static final long SECOND = 1_000_000_000L;

    private static RoomClock clock(double main, double period, int periods) {
        return RoomClock.read(Map.of("main", main, "period", period, "periods", periods));
    }

    private static double left(RoomClock clock, String what) {
        return ((Number) clock.view(0).getOrDefault(what, -1)).doubleValue();
    }

    @Test
    void mainTimeRunsOnlyWhileTheClockRuns() {
        RoomClock clock = clock(10, 0, 0);
        clock.start(0);
        clock.stop(4 * SECOND);
        clock.stop(9 * SECOND);
        assertThat(left(clock, "main")).isCloseTo(6, within(1e-9));
        clock.start(20 * SECOND);
        assertThat(clock.isOver(25 * SECOND)).isFalse();
        assertThat(clock.isOver(27 * SECOND)).isTrue();
    }

    @Test
    void aPeriodThatSufficesForAMoveIsKept() {
        RoomClock clock = clock(1, 5, 3);
        clock.start(0);
        clock.stop(5 * SECOND); // 1 s of main time, 4 s of the first period
        assertThat(clock.periodsInUse()).isEqualTo(3);
        clock.start(0);
        clock.stop(12 * SECOND); // two periods, and 2 s of the last
        assertThat(clock.periodsInUse()).isEqualTo(1);
        clock.start(0);
        assertThat(clock.isOver(4 * SECOND)).isFalse();
        assertThat(clock.isOver(6 * SECOND)).isTrue();
    }

    @Test
    void whatWasWrittenIsReadAgain() {
        RoomClock clock = clock(60, 10, 3);
        clock.start(0);
        clock.stop(75 * SECOND);
        assertThat(RoomClock.read(clock.json()).view(0)).isEqualTo(clock.view(0));
    }

    @Test
    void aClockWithoutTimeIsRefused() {
        for (Map<String, Object> bad :
                List.<Map<String, Object>>of(
                        Map.of(),
                        Map.of("main", 0),
                        Map.of("main", -1),
                        Map.of("main", 1e9),
                        Map.of("main", "1"),
                        Map.of("period", 10),
                        Map.of("main", 1, "periods", 1_000))) {
            assertThatThrownBy(() -> RoomClock.read(bad))
                    .as(bad.toString())
                    .isInstanceOf(BadInput.class);
        }
    }

    private static Map<String, Object> withClock(
            Object first, Object second, Map<String, ?> clock) {
        Map<String, Object> request = TestGame.request("connect4", Map.of(), first, second);
        request.put("clock", clock);
        return request;
    }

    @Test
    void whoseTimeIsOverLoses(@TempDir Path folder) {
        try (TestServer server = TestServer.in(folder);
                TestGame game =
                        TestGame.begin(
                                server,
                                withClock(
                                        PERSON,
                                        PERSON,
                                        Map.of("main", 0.3, "period", 0.3, "periods", 2)))) {
            game.play("d1");
            game.awaitPhase("over");
            assertThat(game.doc().path("result").path("text").asText()).isEqualTo("B+T");
            assertThat(game.doc().path("result").path("reason").asText()).isEqualTo("time");
            assertThat(game.doc().path("clock").get(1).path("periods").asInt()).isZero();
            assertThat(game.doc().path("clock").get(0).path("main").asDouble()).isPositive();
            assertThat(game.tries(game.cell("d2")).path("is").asText()).isEqualTo("played");
            assertThat(game.moves()).hasSize(1); // the move is a variation
        }
    }

    @Test
    void anEngineKeepsItsTime(@TempDir Path folder) {
        try (TestServer server = TestServer.in(folder);
                TestGame game =
                        TestGame.begin(
                                server,
                                withClock(
                                        PERSON,
                                        TestGame.player("uct"),
                                        Map.of("main", 0, "period", 0.6, "periods", 3)))) {
            for (int moves = 2; moves <= 6; moves += 2) {
                int wanted = moves;
                game.play(moves / 2);
                game.await("answer", d -> d.path("turn").asText().equals("human"));
                assertThat(game.moves()).hasSize(wanted);
            }
            assertThat(game.phase()).isEqualTo("play");
        }
    }

    @Test
    void theClockStandsWhileNobodyLooksAndWhileTheGameIsPaused(@TempDir Path folder) {
        try (TestServer server = TestServer.in(folder)) {
            String id;
            try (TestGame game =
                    TestGame.begin(server, withClock(PERSON, PERSON, Map.of("main", 100)))) {
                id = game.id();
                assertThat(game.doc().path("clock").get(0).path("running").asBoolean()).isTrue();
                game.send("pause", Map.of("on", true));
                game.await("stop", d -> !d.path("clock").get(0).path("running").asBoolean());
            }
            try (TestGame game = TestGame.at(server, id)) {
                assertThat(game.doc().path("clock").get(0).path("running").asBoolean()).isFalse();
            }
        }
    }
}
