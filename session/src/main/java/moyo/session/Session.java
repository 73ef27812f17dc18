package moyo.session;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import moyo.game.BadInput;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.clock.Budget;
import moyo.search.clock.StopSignal;
import moyo.search.player.Player;
import moyo.search.player.PlayerSpec;
import moyo.search.watch.Analyst;
import moyo.search.watch.Snapshot;
import moyo.session.record.GameRecord;
import org.jspecify.annotations.Nullable;

/**
 * A game in progress for any front end: the record, the player, a clock and a name for each side.
 * It searches for moves, ponders, analyses, and sends snapshots of its searches to watchers.
 *
 * <p>Threads: any thread, also a watcher's, may call {@link #stop}, {@link #snapshot}, {@link
 * #watch}, {@link #game}, {@link #name} and {@link #moveName} at any time. All other methods may be
 * called by any thread but a watcher's; they are synchronized, so a call waits for a running search
 * unless {@link #stop} is called first. A search runs in the calling thread, and every call that
 * moves, searches or changes the game ends the pondering. The objects that {@link #record} and
 * {@link #thinker} return are not guarded: a front end with one thread uses them directly, one with
 * several goes through {@link #change}.
 *
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
public final class Session<G extends Game<P>, P extends Position<P>> {
    private final GameKit<G, P> kit;
    private final Thinker<G, P> thinker;
    private final Pondering<P> pondering = new Pondering<>();
    private final List<Watch> watches = new CopyOnWriteArrayList<>();
    private final AtomicReferenceArray<String> names =
            new AtomicReferenceArray<>(new String[] {"", ""});
    private volatile GameRecord<G, P> record;
    private Consumer<P> beforeThought = root -> {};

    /** The stop signal of the current or the last search. */
    private volatile StopSignal thought = new StopSignal();

    private volatile @Nullable Analyst<P> searching;

    /** Creates a session with an empty board; the player is created at its first search. */
    public Session(GameKit<G, P> kit, PlayerSpec<G, P> spec, long seed) {
        this.kit = kit;
        thinker = new Thinker<>(spec, kit.game(), seed, kit.standardPlayer());
        record = kit.newRecord();
    }

    public GameKit<G, P> kit() {
        return kit;
    }

    /** Returns the record of the current game. */
    public GameRecord<G, P> record() {
        return record;
    }

    public G game() {
        return record.game();
    }

    /** Returns the player with its settings and clocks. */
    public Thinker<G, P> thinker() {
        return thinker;
    }

    /** Starts a new game on an empty board, with full clocks. */
    public void start() {
        start(record.fresh());
    }

    /** Starts a new game from this record, with full clocks. */
    public synchronized void start(GameRecord<G, P> other) {
        load(other);
        thinker.resetClocks();
    }

    /** Replaces the current game and clears the names of the players. */
    public synchronized void load(GameRecord<G, P> other) {
        pondering.end();
        pondering.forbid();
        names.set(Colour.FIRST, "");
        names.set(Colour.SECOND, "");
        boolean sameGame = other.game().equals(record.game());
        record = other;
        if (sameGame) {
            thinker.newGame();
        } else {
            thinker.setGame(other.game());
        }
    }

    /** Continues the current game under other rules, with this record of it. */
    public synchronized void changeRules(GameRecord<G, P> sameGame) {
        pondering.end();
        record = sameGame;
        thinker.setGame(sameGame.game());
    }

    /** Changes the record in a way that is specific to the game, such as a set-up. */
    public synchronized void change(Consumer<GameRecord<G, P>> change) {
        pondering.end();
        change.accept(record);
    }

    /** Returns the name of the player of a colour, for the record; empty if unknown. */
    public String name(int colour) {
        return names.get(colour);
    }

    public void setName(int colour, String name) {
        names.set(colour, name);
    }

    /**
     * Plays a move that the session's player did not choose.
     *
     * @throws BadInput if it is illegal
     */
    public synchronized void play(int colour, int move) {
        pondering.end();
        record.play(colour, move);
    }

    /** Returns the reason why a move is illegal; empty if it is legal. */
    public synchronized Optional<String> whyIllegal(int colour, int move) {
        return record.whyIllegal(colour, move);
    }

    /** Takes back the given number of moves; false, and no change, if that is impossible. */
    public synchronized boolean undo(int moves) {
        pondering.end();
        return record.undo(moves);
    }

    /**
     * Sets a listener that is called with every position before it is searched, in the calling
     * thread of the search.
     */
    public synchronized void beforeThought(Consumer<P> listener) {
        beforeThought = listener;
    }

    /** A running search: its player and its watchers. */
    private final class Thought implements AutoCloseable {
        private final Player<P> player = thinker.player();
        private final Optional<Watching> watching;

        Thought(StopSignal stop) {
            Analyst<P> analyst = player instanceof Analyst<P> a ? a : null;
            searching = analyst;
            watching =
                    analyst == null || watches.isEmpty()
                            ? Optional.empty()
                            : Optional.of(new Watching(analyst, stop, watches));
        }

        @Override
        public void close() {
            watching.ifPresent(Watching::close);
        }
    }

    /** Returns whether the move needs no search. */
    private boolean isDecided(P root) {
        return root.isOver() || kit.mustPass(root);
    }

    private int decided(P root) {
        return root.isOver() ? record.answerWhenOver() : Game.PASS;
    }

    private P rootFor(int colour) {
        pondering.end();
        return record.positionFor(colour);
    }

    private Thought begin(P root, StopSignal stop) {
        thought = stop;
        beforeThought.accept(root);
        return new Thought(stop);
    }

    /**
     * Returns a move of the player, or {@link Player#RESIGN}. The clock does not run and the move
     * is not played.
     */
    public synchronized int think(int colour, StopSignal stop) {
        P root = rootFor(colour);
        if (isDecided(root)) {
            return decided(root);
        }
        try (Thought search = begin(root, stop)) {
            return search.player.chooseMove(root, budget(colour, root), stop);
        }
    }

    /**
     * Returns a move of the player, or {@link Player#RESIGN}, while its clock runs; {@link
     * #playChosen} plays the move.
     */
    public synchronized int choose(int colour, StopSignal stop) {
        long start = System.nanoTime();
        P root = rootFor(colour);
        if (isDecided(root)) {
            return chosen(colour, decided(root), start);
        }
        try (Thought search = begin(root, stop)) {
            int move = search.player.chooseMove(root, budget(colour, root), stop);
            return chosen(colour, move, start);
        }
    }

    private Budget budget(int colour, P root) {
        return thinker.budget(colour, kit.movesToGo(root));
    }

    private int chosen(int colour, int move, long start) {
        thinker.spendSince(start, colour);
        names.set(colour, "Moyo (" + thinker.spec() + ")");
        if (move == Player.RESIGN) {
            pondering.forbid();
        } else {
            pondering.allow();
        }
        return move;
    }

    /** Plays a move of the player with its explanation as a comment, unless it resigns. */
    public synchronized void playChosen(int colour, int move) {
        if (move != Player.RESIGN && record.records(move)) {
            record.play(colour, move, thinker.explainLastMove());
        }
    }

    /** Returns the name of a move; {@code resign} for {@link Player#RESIGN}. */
    public String moveName(int move) {
        return move == Player.RESIGN ? "resign" : game().moveName(move);
    }

    /**
     * Searches the position with a colour to move until {@code stop} is requested; returns not
     * before that, also if the position is proven.
     *
     * @param allowed the moves that are considered at the root
     * @throws BadInput if the game is over, or the player cannot be watched
     */
    public synchronized void analyse(int colour, IntPredicate allowed, StopSignal stop) {
        Analyst<P> analyst = thinker.analyst();
        P root = rootToAnalyse(colour);
        Thought search = begin(root, stop);
        try {
            analyst.analyse(root, allowed, new Budget.UntilStopped(), stop);
            stop.await();
        } finally {
            search.close();
        }
    }

    /**
     * Returns the position that {@link #analyse} would search.
     *
     * @throws BadInput if the game is over, or it is not that colour's turn
     */
    public synchronized P rootToAnalyse(int colour) {
        P root = rootFor(colour);
        if (root.isOver()) {
            throw new BadInput("the game is over");
        }
        return root;
    }

    /**
     * Stops the current search, which returns the best move so far; may be called by any thread.
     */
    public void stop() {
        thought.request();
    }

    /** Returns a snapshot of the current or the last search; may be called by any thread. */
    public Snapshot snapshot() {
        Analyst<P> analyst = searching;
        return analyst == null ? Snapshot.EMPTY : analyst.snapshot();
    }

    /** Adds a watch of all later searches except pondering; may be called by any thread. */
    public Watch.Handle watch(Watch watch) {
        watches.add(watch);
        return () -> watches.remove(watch);
    }

    /**
     * Searches in another thread until the next call, if the player's setting allows it and the
     * player has made a move in this game.
     */
    public synchronized void ponder() {
        pondering.end();
        boolean wanted =
                pondering.isAllowed() && thinker.spec().ponders() && !record.position().isOver();
        if (wanted && thinker.player() instanceof Analyst<P> analyst) {
            P root = record.positionFor(record.mover());
            beforeThought.accept(root);
            searching = analyst;
            pondering.begin(analyst, root);
        }
    }

    /** Ends the pondering and returns when the search has ended. */
    public synchronized void endPondering() {
        pondering.end();
    }

    /** Ends the pondering, and forbids it until the next move of the player. */
    public synchronized void endGame() {
        pondering.end();
        pondering.forbid();
    }
}
