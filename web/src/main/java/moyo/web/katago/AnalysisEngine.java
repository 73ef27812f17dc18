package moyo.web.katago;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.function.Consumer;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;
import moyo.session.GameList;
import moyo.web.lanes.Lanes;
import moyo.web.wire.Json;
import org.jspecify.annotations.Nullable;

/**
 * One conversation in KataGo's JSON analysis protocol. Queries may come at any time; answers come
 * as searches end. Positions are searched in the order of their priority, a bounded number at a
 * time; one that is being searched goes on, whatever comes after it.
 */
public final class AnalysisEngine implements AutoCloseable {
    private static final String ACTION = "action";
    private static final String TERMINATE = "terminate";
    private static final String TERMINATE_ID = "terminateId";
    private static final String TURN_NUMBERS = "turnNumbers";
    private static final int QUOTED = 200;

    private final QueryReader reader;
    private final Players players;
    private final Lanes lanes;
    private final Limits limits;
    private final String version;
    private final Consumer<String> out;
    private final PlayerPool pool;
    private final Job.Desk desk;
    private final ScheduledThreadPoolExecutor timer;

    private final PriorityQueue<Job<?, ?>> queue = new PriorityQueue<>();
    private final Set<Job<?, ?>> active = new HashSet<>();
    private long numbers;
    private boolean closed;

    /**
     * @param view whose values are reported unless a query says otherwise
     * @param lanes the threads of the searches
     * @param version the version of the program
     * @param out receives the answers, each a line without its end, from any thread; must not block
     *     for long
     * @throws BadInput if no game has a size, a komi and rules
     */
    public AnalysisEngine(
            GameList games,
            View view,
            Players players,
            Lanes lanes,
            Limits limits,
            long seed,
            String version,
            Consumer<String> out) {
        reader = QueryReader.of(games, view);
        this.players = players;
        this.lanes = lanes;
        this.limits = limits;
        this.version = version;
        this.out = out;
        pool = new PlayerPool(players, limits, seed);
        timer = new ScheduledThreadPoolExecutor(1, AnalysisEngine::daemon);
        timer.setRemoveOnCancelPolicy(true);
        desk = new Job.Desk(pool, timer, limits, lanes::isWanted, this::send);
    }

    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "moyo-analysis-timer");
        thread.setDaemon(true);
        return thread;
    }

    /** Returns the name of the game that the protocol describes. */
    public static String game(GameList games) {
        return QueryReader.family(games);
    }

    /** Takes a line of input; an empty one is ignored. */
    public void hears(String line) {
        if (line.isBlank()) {
            return;
        }
        if (line.length() > Limits.LONGEST_LINE) {
            refuse("the line has more than %d characters".formatted(Limits.LONGEST_LINE));
            return;
        }
        Object value;
        try {
            value = Json.read(line);
        } catch (BadInput e) {
            refuse("%s: %s".formatted(e.getMessage(), shortened(line)));
            return;
        }
        if (!(value instanceof Map<?, ?>)) {
            refuse("the line is not a JSON object: " + shortened(line));
            return;
        }
        hears(Fields.of("", value, ""));
    }

    private static String shortened(String text) {
        return text.length() > QUOTED ? text.substring(0, QUOTED) + "..." : text;
    }

    private void refuse(String error) {
        send(Json.map("error", error));
    }

    private void hears(Fields message) {
        String id = message.textOrNull(QueryReader.ID);
        if (id == null) {
            refuse("a request must have a text \"id\"");
            return;
        }
        try {
            String action = message.textOrNull(ACTION);
            if (action == null) {
                begin(reader.read(id, message));
            } else {
                act(action, message);
            }
        } catch (FieldError e) {
            tell("error", id, e.field(), String.valueOf(e.getMessage()));
        } catch (BadInput e) {
            tell("error", id, "moves", String.valueOf(e.getMessage()));
        }
    }

    private void tell(String what, String id, String field, String text) {
        Map<String, Object> json = Json.map(what, text);
        json.put("field", field);
        json.put("id", id);
        send(json);
    }

    private void send(Map<String, Object> json) {
        synchronized (this) {
            if (closed) {
                return;
            }
        }
        out.accept(Json.write(json));
    }

    private <G extends Game<P>, P extends Position<P>> void begin(Query<G, P> query) {
        players.of(query.course().kit());
        for (Query.Warning warning : query.warnings()) {
            tell("warning", query.id(), warning.field(), warning.text());
        }
        synchronized (this) {
            if (queue.size() + query.turns().size() > limits.queued()) {
                throw new FieldError(
                        "analyzeTurns",
                        "%d positions may wait, the maximum".formatted(limits.queued()));
            }
            for (int turn : query.turns().keySet()) {
                queue.add(new Job<>(desk, query, turn, numbers++));
            }
        }
        pump();
    }

    /** Begins searches while there is room. */
    private synchronized void pump() {
        while (!closed && active.size() < limits.searches() && !queue.isEmpty()) {
            Job<?, ?> next = queue.remove();
            active.add(next);
            lanes.submit(Lanes.Purpose.ANALYSIS, () -> work(next));
        }
        notifyAll(); // finish waits
    }

    private void work(Job<?, ?> job) {
        boolean goesOn = false;
        try {
            goesOn = job.search();
            if (!goesOn) {
                job.finish();
            }
        } catch (RuntimeException | Error e) {
            job.fail(e);
            if (!(e instanceof BadInput)) {
                throw e; // the lanes tell the operator
            }
        } finally {
            if (goesOn) {
                lanes.submit(Lanes.Purpose.ANALYSIS, () -> work(job));
            } else {
                ended(job);
            }
        }
    }

    private void ended(Job<?, ?> job) {
        synchronized (this) {
            active.remove(job);
        }
        pump();
    }

    private void act(String action, Fields message) {
        Map<String, Object> answer = message.json();
        switch (action) {
            case "query_version" -> {
                answer.put("version", version);
                answer.put("git_hash", "<omitted>");
            }
            case "query_models" -> answer.put("models", List.of(model()));
            case "clear_cache" -> pool.clear();
            case TERMINATE -> {
                String id = message.text(TERMINATE_ID, "must be the id of a query");
                terminate(id, turns(message));
            }
            case "terminate_all" -> terminate(null, turns(message));
            default -> {
                refuse(
                        "the action '%s' is not query_version, query_models, clear_cache, terminate or terminate_all"
                                .formatted(shortened(action)));
                return;
            }
        }
        send(answer);
    }

    /** The program plays with different players on different boards, so its model is itself. */
    private static Map<String, Object> model() {
        Map<String, Object> model = Json.map("name", "Moyo");
        model.put("internalName", "moyo");
        model.put("maxBatchSize", 1);
        model.put("usesHumanSLProfile", false);
        model.put("version", 0);
        model.put("usingFP16", "false");
        return model;
    }

    /** Returns the turns that are named; null for all. */
    private static @Nullable Set<Long> turns(Fields message) {
        return message.has(TURN_NUMBERS) ? new HashSet<>(message.integers(TURN_NUMBERS)) : null;
    }

    /**
     * Ends searches and forgets waiting ones.
     *
     * @param id the query; null for all
     */
    private void terminate(@Nullable String id, @Nullable Set<Long> turns) {
        List<Job<?, ?>> waiting = new ArrayList<>();
        synchronized (this) {
            for (Job<?, ?> job : queue) {
                if (isMeant(job, id, turns)) {
                    waiting.add(job);
                }
            }
            queue.removeAll(Set.copyOf(waiting));
            for (Job<?, ?> job : active) {
                if (isMeant(job, id, turns)) {
                    job.terminate();
                }
            }
        }
        waiting.sort(null);
        waiting.forEach(job -> send(AnswerJson.nothing(job.id(), job.turn())));
    }

    private static boolean isMeant(Job<?, ?> job, @Nullable String id, @Nullable Set<Long> turns) {
        return (id == null || job.id().equals(id))
                && (turns == null || turns.contains((long) job.turn()));
    }

    /** Waits until all queries are answered. */
    public synchronized void finish() throws InterruptedException {
        while (!closed && !(queue.isEmpty() && active.isEmpty())) {
            wait();
        }
    }

    /** Ends all searches at once, without answers. */
    @Override
    public void close() {
        synchronized (this) {
            closed = true;
            queue.clear();
            active.forEach(Job::terminate);
            notifyAll();
        }
        timer.shutdownNow();
        pool.clear();
    }
}
