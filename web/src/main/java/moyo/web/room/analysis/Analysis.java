package moyo.web.room.analysis;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.clock.StopSignal;
import moyo.search.player.PlayerSpec;
import moyo.search.watch.Analyst;
import moyo.search.watch.Snapshot;
import moyo.session.GameKit;
import moyo.session.Session;
import moyo.session.Watch;
import moyo.web.lanes.Lanes;
import moyo.web.room.line.Follower;
import moyo.web.room.line.Line;
import org.jspecify.annotations.Nullable;

/**
 * A search that goes on while somebody looks at it. It runs in slices: when another search waits
 * for a thread, it gives way and goes on later with the same tree.
 *
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
final class Analysis<G extends Game<P>, P extends Position<P>> {
    /** The time between two looks at the search; the first is shown at once. */
    static final Duration INTERVAL = Duration.ofMillis(60);

    /** The least time between two messages. */
    private static final long MESSAGE_NANOS = 110_000_000L;

    private static final long SEED = 1;

    /** The least time of a slice. */
    private static final long SLICE_NANOS = 200_000_000L;

    /** The search time after which nobody is expected to look any more. */
    private static final double LONGEST_SECONDS = 600;

    private final Analyses home;
    private final GameKit<G, P> kit;
    private final PlayerSpec<G, P> spec;
    private final List<AnalysisView> views = new CopyOnWriteArrayList<>();
    private Analyses.Key key;
    private Line<G, P> line;

    /** The follower of the player; null between the start and the first slice. */
    private @Nullable Follower<G, P> follower;

    private volatile StopSignal slice = new StopSignal();
    private volatile boolean ended;
    private double searched;

    /** Whether no further slice follows. */
    private boolean left;

    Analysis(
            Analyses home,
            Analyses.Key key,
            GameKit<G, P> kit,
            PlayerSpec<G, P> spec,
            Line<G, P> line) {
        this.home = home;
        this.key = key;
        this.kit = kit;
        this.spec = spec;
        this.line = line;
    }

    synchronized Analyses.Key key() {
        return key;
    }

    boolean has(AnalysisView view) {
        return views.contains(view);
    }

    /** Adds a viewer; returns false if the search has ended. */
    synchronized boolean add(AnalysisView view) {
        if (left || ended) {
            return false;
        }
        if (!views.contains(view)) {
            views.add(view);
        }
        slice.request(); // the next slice knows what the viewers want
        return true;
    }

    void remove(AnalysisView view) {
        if (views.remove(view) && views.isEmpty()) {
            end();
        }
    }

    void end() {
        ended = true;
        slice.request();
    }

    /** Goes on with another node if this viewer is the only one; returns whether it does. */
    synchronized boolean moves(AnalysisView view, Analyses.Key next, Line<?, ?> to) {
        boolean alone = views.size() == 1 && views.contains(view);
        if (left
                || ended
                || !alone
                || !next.room().equals(key.room())
                || !next.player().equals(key.player())) {
            return false;
        }
        key = next;
        line = ofThisGame(to);
        searched = 0;
        slice.request();
        return true;
    }

    @SuppressWarnings("unchecked") // a room has one game
    private Line<G, P> ofThisGame(Line<?, ?> other) {
        return (Line<G, P>) other;
    }

    void start() {
        home.lanes().submit(Lanes.Purpose.ANALYSIS, this::search);
    }

    /** Takes one slice, in a thread of the lanes. */
    private void search() {
        Analyses.Key at = key();
        boolean goesOn = false;
        try {
            goesOn = !ended && takeSlice(at);
        } catch (BadInput e) {
            views.forEach(view -> view.refuses(String.valueOf(e.getMessage())));
        } catch (RuntimeException | Error e) {
            views.forEach(view -> view.refuses("the search has failed"));
            throw e;
        } finally {
            synchronized (this) {
                goesOn |= !ended && !key.equals(at);
                left = !goesOn;
            }
            if (goesOn) {
                start();
            } else {
                leave();
            }
        }
    }

    private void leave() {
        home.ended(this);
        Follower<G, P> player = follower;
        if (player != null) {
            home.giveBack(key().room(), spec.toString(), player);
        }
    }

    /** Returns whether another slice of the same node follows. */
    private boolean takeSlice(Analyses.Key at) {
        Line<G, P> to;
        StopSignal stop = new StopSignal();
        synchronized (this) {
            if (!key.equals(at)) {
                return false;
            }
            to = line;
            slice = stop;
        }
        if (follower == null) {
            follower = home.borrow(at.room(), kit, spec, SEED);
        }
        if (ended) {
            return false;
        }
        boolean owners = views.stream().anyMatch(AnalysisView::wantsOwners);
        Session<G, P> session = follower.session();
        follower.follow(to);
        int colour = session.record().mover();
        P root = session.rootToAnalyse(colour);
        long start = System.nanoTime();
        Slice taken = new Slice(at, root, owners, start, stop);
        Watch.Handle watch = session.watch(new Watch(INTERVAL, owners, taken::sees));
        try {
            session.analyse(colour, Analyst.ALL_MOVES, stop);
        } finally {
            watch.close();
        }
        return !ended && !taken.done;
    }

    /** What is seen of one slice. */
    private final class Slice {
        private final Analyses.Key at;
        private final P root;
        private final boolean owners;
        private final long start;
        private final StopSignal stop;
        private volatile boolean done;

        /** The time of the last message; 0 before the first. */
        private long shown;

        Slice(Analyses.Key at, P root, boolean owners, long start, StopSignal stop) {
            this.at = at;
            this.root = root;
            this.owners = owners;
            this.start = start;
            this.stop = stop;
        }

        void sees(Snapshot snapshot) {
            if (ended || !key().equals(at)) {
                stop.request();
                return;
            }
            long now = System.nanoTime();
            String why = why(snapshot);
            if (!why.isEmpty()) {
                done = true;
                stop.request();
            }
            boolean due = shown == 0 || now - shown >= MESSAGE_NANOS;
            if (done || due && !snapshot.moves().isEmpty()) {
                shown = now;
                show(snapshot, why);
            }
            boolean tired = now - start > SLICE_NANOS;
            if (tired && home.lanes().isWanted()) {
                stop.request();
            }
        }

        private void show(Snapshot snapshot, String why) {
            Map<String, Object> message = new LinkedHashMap<>();
            message.put("at", at.node());
            message.put("player", at.player());
            message.putAll(SearchJson.of(kit, root, snapshot, owners));
            if (!why.isEmpty()) {
                message.put("ended", why);
            }
            views.forEach(view -> view.shows(message));
        }

        /** Why the search ends; empty if it goes on. */
        private String why(Snapshot snapshot) {
            boolean proven = !snapshot.moves().isEmpty() && snapshot.moves().get(0).proven();
            if (proven) {
                return "The result is proven; the search has ended.";
            }
            if (searched + snapshot.seconds() > LONGEST_SECONDS) {
                return "The search has ended after %.0f minutes.".formatted(LONGEST_SECONDS / 60);
            }
            if (stop.isRequested()) {
                searched += snapshot.seconds();
            }
            return "";
        }
    }
}
