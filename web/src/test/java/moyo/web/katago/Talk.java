package moyo.web.katago;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.player.PlayerSpec;
import moyo.session.GameKit;
import moyo.web.TestServer;
import moyo.web.lanes.Lanes;

/** A conversation with an engine, without a socket or a pipe. */
final class Talk implements AutoCloseable {
    private static final long PATIENCE_SECONDS = 60;

    private final BlockingQueue<JsonNode> answers = new LinkedBlockingQueue<>();
    private final List<Throwable> failures = new ArrayList<>();
    private final Lanes lanes;
    final AnalysisEngine engine;

    /** A conversation with one search at a time, by playouts. */
    static Talk open() {
        return new Talk("fuego-style playouts=100", new Limits(1, 50_000, 100, 3_600));
    }

    Talk(String player, Limits limits) {
        lanes = new Lanes(limits.searches(), failures::add);
        engine =
                new AnalysisEngine(
                        TestServer.GAMES,
                        View.BLACK,
                        new Players() {
                            @Override
                            public <G extends Game<P>, P extends Position<P>> PlayerSpec<G, P> of(
                                    GameKit<G, P> kit) {
                                return kit.players().parse(player);
                            }
                        },
                        lanes,
                        limits,
                        1,
                        "1.2.3",
                        line -> answers.add(TestServer.read(line)));
    }

    /** A query about a 7x7 board, to which fields are added. */
    static Map<String, Object> query(String id, String... moves) {
        Map<String, Object> query = new LinkedHashMap<>();
        query.put("id", id);
        query.put("rules", "japanese");
        query.put("komi", 6.5);
        query.put("boardXSize", 7);
        query.put("boardYSize", 7);
        query.put("moves", stones(moves));
        return query;
    }

    /** Reads {@code B D4}, {@code W pass}. */
    static List<List<String>> stones(String... texts) {
        return Arrays.stream(texts).map(text -> List.of(text.split(" "))).toList();
    }

    void send(Map<String, ?> query) {
        engine.hears(TestServer.write(query));
    }

    JsonNode ask(Map<String, ?> query) {
        send(query);
        return next();
    }

    JsonNode next() {
        return next(answer -> true);
    }

    /** Waits for an answer; it and all before it are taken. */
    JsonNode next(Predicate<JsonNode> wanted) {
        while (true) {
            try {
                JsonNode answer = answers.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
                if (answer == null) {
                    throw new AssertionError("no answer; failures: " + failures);
                }
                if (wanted.test(answer)) {
                    return answer;
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException(e);
            }
        }
    }

    /** Waits for the last answer to a query. */
    JsonNode last(String id) {
        return next(
                answer ->
                        answer.path("id").asText().equals(id)
                                && answer.path("isDuringSearch").isBoolean()
                                && !answer.path("isDuringSearch").asBoolean());
    }

    boolean isSilent() {
        return answers.isEmpty();
    }

    @Override
    public void close() {
        engine.close();
        lanes.close();
    }
}
