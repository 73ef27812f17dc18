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
 * A game in progress for any front end: the record on the board, the player that answers, a clock
 * and a name for each side; it thinks, ponders, analyses and lets others watch.
 *
 * <p>Threads: any thread may call {@link #stop}, {@link #snapshot}, {@link #watch}, {@link #game},
 * {@link #name} and {@link #moveName} at any time, a watcher included. All other methods are for
 * any thread but a watcher's, one after the other: a call waits while another is under way, so
 * whoever cannot wait calls {@link #stop} first. A search runs in the thread that asked for it, and
 * every call that moves, thinks or changes the game ends the pondering. The objects that {@link
 * #record} and {@link #thinker} return are not guarded: a front end with one thread uses them
 * directly, one with several goes through {@link #change}.
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

    /** The thought under way, or the last one. */
    private volatile StopSignal thought = new StopSignal();

    private volatile @Nullable Analyst<P> searching;

    /** An empty board, and a player that is yet to be made. */
    public Session(GameKit<G, P> kit, PlayerSpec<G, P> spec, long seed) {
        this.kit = kit;
        thinker = new Thinker<>(spec, kit.game(), seed, kit.standardPlayer());
        record = kit.newRecord();
    }

    public GameKit<G, P> kit() {
        return kit;
    }

    /** The game on the board. */
    public GameRecord<G, P> record() {
        return record;
    }

    public G game() {
        return record.game();
    }

    /** Who answers. */
    public Thinker<G, P> thinker() {
        return thinker;
    }

    /** A new game on an empty board, with full clocks. */
    public void start() {
        start(record.fresh());
    }

    /** A new game that begins with this record, with full clocks. */
    public synchronized void start(GameRecord<G, P> other) {
        load(other);
        thinker.resetClocks();
    }

    /** Puts another game on the board; who plays it is not known. */
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

    /** The game on the board goes on under other rules: with this record of it. */
    public synchronized void changeRules(GameRecord<G, P> sameGame) {
        pondering.end();
        record = sameGame;
        thinker.setGame(sameGame.game());
    }

    /** Does something with the record that is special to the game, such as a set-up. */
    public synchronized void change(Consumer<GameRecord<G, P>> change) {
        pondering.end();
        change.accept(record);
    }

    /** Who plays a colour, for the record; empty if unknown. */
    public String name(int colour) {
        return names.get(colour);
    }

    public void setName(int colour, String name) {
        names.set(colour, name);
    }

    /**
     * Plays a move of somebody else.
     *
     * @throws BadInput if it is illegal
     */
    public synchronized void play(int colour, int move) {
        pondering.end();
        record.play(colour, move);
    }

    /** Why a move is illegal, a phrase for people; empty if it is legal. */
    public synchronized Optional<String> whyIllegal(int colour, int move) {
        return record.whyIllegal(colour, move);
    }

    /** Takes back so many moves, or none if that cannot be. */
    public synchronized boolean undo(int moves) {
        pondering.end();
        return record.undo(moves);
    }

    /** Is told of every position that the player is going to search, by the thread that asked. */
    public synchronized void beforeThought(Consumer<P> listener) {
        beforeThought = listener;
    }

    /** A search under way: who searches, and who watches. */
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

    /** Whether a move needs no thought. */
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

    /** A move of the player, or {@link Player#RESIGN}. It costs no time and is not played. */
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
     * A move of the player for the game, on its clock, or {@link Player#RESIGN}; {@link
     * #playChosen} plays it.
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

    /** Puts a move of the player on the board with its explanation, unless it resigns. */
    public synchronized void playChosen(int colour, int move) {
        if (move != Player.RESIGN && record.records(move)) {
            record.play(colour, move, thinker.explainLastMove());
        }
    }

    /** A move as people write it; {@code resign} for {@link Player#RESIGN}. */
    public String moveName(int move) {
        return move == Player.RESIGN ? "resign" : game().moveName(move);
    }

    /**
     * Thinks about the position with a colour to move until {@code stop} is requested, also if the
     * search has proven all there is to know before.
     *
     * @param allowed the moves worth a thought
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
     * The position that {@link #analyse} would think about.
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

    /** Ends the thought under way, which answers with the best it has; for any thread. */
    public void stop() {
        thought.request();
    }

    /** What the search under way, or the last one, knows now; for any thread. */
    public Snapshot snapshot() {
        Analyst<P> analyst = searching;
        return analyst == null ? Snapshot.EMPTY : analyst.snapshot();
    }

    /** From the next thought on somebody watches, but for pondering; for any thread. */
    public Watch.Handle watch(Watch watch) {
        watches.add(watch);
        return () -> watches.remove(watch);
    }

    /**
     * Thinks on in another thread until the next call, if the player may and a game is on: from its
     * first move on.
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

    /** Returns when the player does not think any more. */
    public synchronized void endPondering() {
        pondering.end();
    }

    /** There is nothing to ponder about until the player is asked for a move. */
    public synchronized void endGame() {
        pondering.end();
        pondering.forbid();
    }
}
