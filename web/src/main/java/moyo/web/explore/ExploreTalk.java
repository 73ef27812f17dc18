package moyo.web.explore;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;
import moyo.web.part.JsonTalk;
import moyo.web.part.Peer;
import moyo.web.part.Site;
import moyo.web.wire.Json;
import moyo.web.wire.Trace;
import org.jspecify.annotations.Nullable;

/**
 * The conversation of one page with one search. Requests: {@code open}, {@code run}, {@code stop},
 * {@code step}, {@code reset}, {@code node}, {@code nodes}; all but {@code stop} are answered in
 * their order, with the {@code ref} of the request.
 */
final class ExploreTalk extends JsonTalk {
    private static final int MOST_NODES_OF_ANSWER = 100;
    private static final int MOST_CHILDREN_OF_ANSWER = 1_200;

    private final Site site;
    private final Places.Place place;
    private final Turns turns;

    /** Requests to stop; each ends the runs that were asked for before it. */
    private final AtomicInteger stops = new AtomicInteger();

    private volatile @Nullable Exploration<?, ?> exploration;

    /** The memory of the search that is open. */
    private volatile int mib;

    ExploreTalk(Site site, Places places, Peer peer) {
        super(peer);
        this.site = site;
        place = places.newPlace();
        turns =
                new Turns(
                        site.lanes(),
                        () -> {
                            exploration = null;
                            place.giveBack();
                        });
    }

    @Override
    protected void hears(String what, Map<String, Object> message) {
        Object ref = message.get("ref");
        switch (what) {
            case "open" -> open(message, ref);
            case "run" -> {
                int simulations = Json.integer(message, "simulations");
                turns.add(new Run(simulations, ref));
            }
            case "stop" -> stops.incrementAndGet();
            case "step" -> add(true, ref, () -> opened().step());
            case "reset" ->
                    add(
                            true,
                            ref,
                            () -> {
                                opened().reset();
                                return opened().tree();
                            });
            case "node" -> {
                List<Integer> path = Json.integers(message, "path");
                int from = Json.integer(message, "from", 0);
                add(false, ref, () -> node(path, from));
            }
            case "nodes" -> {
                List<Wanted> wanted = wanted(message);
                add(false, ref, () -> nodes(wanted));
            }
            default -> throw new BadInput("unknown request '%s'".formatted(shortened(what)));
        }
    }

    private static String shortened(String text) {
        return text.length() > 40 ? text.substring(0, 40) + "…" : text;
    }

    private Exploration<?, ?> opened() {
        Exploration<?, ?> open = exploration;
        if (open == null) {
            throw new BadInput("no position is open; 'open' one first");
        }
        return open;
    }

    /** A new position takes the place of the one before, which stays if the player is refused. */
    private void open(Map<String, Object> message, @Nullable Object ref) {
        Start<?, ?> start = Start.read(site, message);
        place.take(Math.max(mib, Frugal.mib(start.spec())));
        stops.incrementAndGet();
        add(true, ref, () -> begin(start));
    }

    private <G extends Game<P>, P extends Position<P>> Map<String, Object> begin(
            Start<G, P> start) {
        try {
            Exploration<G, P> begun = new Exploration<>(start);
            exploration = begun;
            mib = Frugal.mib(start.spec());
            return begun.opened(start.kit().levels().where());
        } finally {
            place.take(mib); // no more than was taken for the request
        }
    }

    private Map<String, Object> node(List<Integer> path, int from) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("is", "node");
        json.putAll(opened().node(path, from, NodeJson.PAGE));
        return json;
    }

    /**
     * A node that the page shows.
     *
     * @param count the number of its children that are shown
     */
    private record Wanted(List<Integer> path, int count) {}

    private static List<Wanted> wanted(Map<String, Object> message) {
        List<Wanted> wanted = new ArrayList<>();
        for (Object entry : Json.list(message, "nodes")) {
            if (!(entry instanceof Map<?, ?> map)) {
                throw new BadInput("nodes '%s' is not a list of objects".formatted(entry));
            }
            Map<String, Object> node = new LinkedHashMap<>();
            map.forEach((key, value) -> node.put(String.valueOf(key), value));
            int count = Math.max(NodeJson.PAGE, Json.integer(node, "count", NodeJson.PAGE));
            wanted.add(new Wanted(Json.integers(node, "path"), count));
        }
        if (wanted.size() > MOST_NODES_OF_ANSWER) {
            throw new BadInput(
                    "%d nodes are more than %d, the maximum of one request"
                            .formatted(wanted.size(), MOST_NODES_OF_ANSWER));
        }
        return wanted;
    }

    /** Several nodes at once; those that the tree does not have are left out. */
    private Map<String, Object> nodes(List<Wanted> wanted) {
        List<Object> found = new ArrayList<>();
        int left = MOST_CHILDREN_OF_ANSWER;
        for (Wanted one : wanted) {
            int count = Math.min(one.count, left);
            try {
                found.add(opened().node(one.path, 0, count));
                left -= count;
            } catch (BadInput e) {
                opened(); // refuses if that is the reason
            }
        }
        Map<String, Object> json = Json.map("is", "nodes");
        json.put("nodes", found);
        return json;
    }

    private void add(boolean searches, @Nullable Object ref, Supplier<Map<String, Object>> work) {
        turns.add(
                new Turns.Turn() {
                    @Override
                    public boolean searches() {
                        return searches;
                    }

                    @Override
                    public boolean take() {
                        answer(ref, work);
                        return true;
                    }
                });
    }

    private void answer(@Nullable Object ref, Supplier<Map<String, Object>> work) {
        try {
            send(ref, work.get());
        } catch (BadInput e) {
            refuse(ref, String.valueOf(e.getMessage()));
        } catch (RuntimeException | Error e) {
            site.log().accept("an exploration failed: " + Trace.of(e));
            refuse(ref, "internal error");
        }
    }

    private void refuse(@Nullable Object ref, String text) {
        Map<String, Object> error = Json.map("is", "error");
        error.put("text", text);
        send(ref, error);
    }

    private void send(@Nullable Object ref, Map<String, Object> message) {
        if (ref != null) {
            message.put("ref", ref);
        }
        peer().send(message);
    }

    /** Takes simulations until all are done, somebody stops it, or the socket is closed. */
    private final class Run implements Turns.Turn {
        private static final long SLICE_NANOS = 150_000_000L;

        private final int simulations;
        private final @Nullable Object ref;
        private final int stopsBefore = stops.get();
        private int done;

        Run(int simulations, @Nullable Object ref) {
            this.simulations = simulations;
            this.ref = ref;
        }

        @Override
        public boolean searches() {
            return true;
        }

        @Override
        public boolean take() {
            boolean[] goesOn = {false};
            answer(
                    ref,
                    () -> {
                        goesOn[0] = !search(opened());
                        return goesOn[0] ? progress() : opened().tree();
                    });
            return !goesOn[0];
        }

        /** Returns whether the run has ended; otherwise other searches wait. */
        private boolean search(Exploration<?, ?> search) {
            if (done == 0) {
                search.check(simulations);
            }
            long slice = System.nanoTime();
            while (done < simulations && stops.get() == stopsBefore && !turns.hasEnded()) {
                search.simulate();
                done++;
                if (System.nanoTime() - slice > SLICE_NANOS && done < simulations) {
                    if (site.lanes().isWanted()) {
                        return false;
                    }
                    send(ref, progress());
                    slice = System.nanoTime();
                }
            }
            return true;
        }

        private Map<String, Object> progress() {
            Map<String, Object> json = Json.map("is", "progress");
            json.put("simulations", opened().simulations());
            json.put("done", done);
            json.put("of", simulations);
            return json;
        }
    }

    @Override
    public void ends() {
        turns.end();
    }
}
