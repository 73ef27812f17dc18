package moyo.web.room;

import static moyo.web.TestGame.PERSON;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import moyo.web.TestGame;
import moyo.web.TestServer;
import moyo.web.TestSocket;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LoadTest {
    private static final int GAMES = 10;
    private static final int SPECTATORS = 5;
    private static final int MOVES = 10;

    /** Generous, because other programs share the machine. */
    private static final long MOST_MILLIS = 3_000;

    /** When a spectator saw each number of moves, in the order in which they came. */
    private static final class Spectator {
        private final Map<Integer, Long> seen = new LinkedHashMap<>();
        private boolean over;

        synchronized void hear(JsonNode message) {
            if (!message.path("is").asText().equals("game")) {
                return;
            }
            int moves = message.path("nodes").size() - 1;
            seen.putIfAbsent(moves, System.nanoTime());
            over |= message.path("phase").asText().equals("over");
            notifyAll();
        }

        synchronized List<Integer> awaitEnd() throws InterruptedException {
            long end = System.nanoTime() + 50_000_000_000L;
            while (!over) {
                long left = (end - System.nanoTime()) / 1_000_000;
                assertThat(left).as("the game goes on after " + seen.keySet()).isPositive();
                wait(left);
            }
            return List.copyOf(seen.keySet());
        }

        synchronized long at(int moves) throws InterruptedException {
            long end = System.nanoTime() + 20_000_000_000L;
            while (!seen.containsKey(moves)) {
                long left = (end - System.nanoTime()) / 1_000_000;
                assertThat(left).isPositive();
                wait(left);
            }
            return seen.get(moves);
        }
    }

    private static Map<String, ?> game(int number) {
        return number % 2 == 0
                ? TestGame.request("connect4", Map.of(), PERSON, PERSON)
                : TestGame.request("go", Map.of("size", 5, "rules", "chinese"), PERSON, PERSON);
    }

    @Test
    void fiftySpectatorsSeeEveryPositionOfTenGamesInOrder(@TempDir Path folder)
            throws InterruptedException {
        Map<String, List<Spectator>> spectators = new HashMap<>();
        List<TestSocket> sockets = new ArrayList<>();
        List<TestGame> pages = new ArrayList<>();
        try (TestServer server = TestServer.in(folder)) {
            for (int i = 0; i < GAMES; i++) {
                pages.add(TestGame.begin(server, game(i)));
                spectators.put(pages.get(i).id(), watch(server, pages.get(i).id(), sockets));
            }
            Map<String, Object> engine = TestGame.player("uct playouts=100");
            pages.forEach(page -> page.send("seats", Map.of("seats", List.of(engine, engine))));
            List<Long> delays = playBeside(server, sockets);
            List<Long> spread = new ArrayList<>();
            int positions = 0;
            for (List<Spectator> ofGame : spectators.values()) {
                List<Integer> all = ofGame.get(0).awaitEnd();
                assertThat(all).first().isEqualTo(0);
                for (int moves = 0; moves < all.size(); moves++) {
                    assertThat(all.get(moves)).isEqualTo(moves);
                    positions++;
                    spread.add(spread(ofGame, moves));
                }
                for (Spectator spectator : ofGame) {
                    assertThat(spectator.awaitEnd()).isEqualTo(all);
                }
            }
            delays.sort(null);
            spread.sort(null);
            System.out.printf(
                    "load: %d engine games, %d spectators, %d positions: first to last spectator"
                            + " %d ms (median), %d ms (worst); a person's move to its last"
                            + " spectator %d ms (median), %d ms (worst)%n",
                    GAMES,
                    GAMES * SPECTATORS,
                    positions,
                    spread.get(spread.size() / 2),
                    spread.get(spread.size() - 1),
                    delays.get(delays.size() / 2),
                    delays.get(delays.size() - 1));
            assertThat(delays.get(delays.size() - 1)).isLessThan(MOST_MILLIS);
            assertThat(server.log()).isEmpty();
        } finally {
            sockets.forEach(TestSocket::close);
            pages.forEach(TestGame::close);
        }
    }

    private static List<Spectator> watch(TestServer server, String id, List<TestSocket> sockets) {
        List<Spectator> made = new ArrayList<>();
        for (int i = 0; i < SPECTATORS; i++) {
            Spectator spectator = new Spectator();
            sockets.add(server.socket("/api/games/" + id + "/socket", spectator::hear));
            made.add(spectator);
        }
        return made;
    }

    private static long spread(List<Spectator> spectators, int moves) throws InterruptedException {
        long first = Long.MAX_VALUE;
        long last = Long.MIN_VALUE;
        for (Spectator spectator : spectators) {
            first = Math.min(first, spectator.at(moves));
            last = Math.max(last, spectator.at(moves));
        }
        return (last - first) / 1_000_000;
    }

    /** People play while the engines do; returns the delay of each move in milliseconds. */
    private static List<Long> playBeside(TestServer server, List<TestSocket> sockets)
            throws InterruptedException {
        List<Long> delays = new ArrayList<>();
        try (TestGame people = TestGame.begin(server, "go", Map.of("size", 9), PERSON, PERSON)) {
            List<Spectator> spectators = watch(server, people.id(), sockets);
            for (int moves = 1; moves <= MOVES; moves++) {
                long start = System.nanoTime();
                people.play(7 * moves);
                for (Spectator spectator : spectators) {
                    long seen = spectator.at(moves);
                    delays.add((seen - start) / 1_000_000);
                }
            }
        }
        return delays;
    }
}
