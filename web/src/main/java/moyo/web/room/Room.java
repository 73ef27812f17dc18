package moyo.web.room;

import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import moyo.game.BadInput;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.Position;
import moyo.session.GameKit;
import moyo.web.lanes.Lanes;
import moyo.web.part.OpenLine;
import moyo.web.part.Peer;
import moyo.web.room.Course.Phase;
import moyo.web.room.analysis.AnalysisView;
import moyo.web.room.line.Line;
import moyo.web.room.opponent.Seat;
import moyo.web.wire.Faces;
import org.jspecify.annotations.Nullable;

/**
 * A game on the page: its course, who plays, whose turn it is, and the pages that look at it. Every
 * change is on the disk before the pages hear of it. Thread-safe.
 *
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
final class Room<G extends Game<P>, P extends Position<P>> {
    private final String id;
    private final Hall hall;
    private final GameKit<G, P> kit;
    private final Course<G, P> course;
    private final Players<G, P> players;
    private final Turns<G, P> turns;
    private final RoomDoc<G, P> doc;
    private final RoomSearches<G, P> searches;
    private final ReviewOfRoom<G, P> review;
    private final Pages pages = new Pages();
    private Instant updated;
    private boolean closed;

    /**
     * Opens a saved game.
     *
     * @throws BadInput if its record cannot be read
     */
    Room(Hall hall, GameKit<G, P> kit, SavedGame saved) {
        this.hall = hall;
        this.kit = kit;
        id = saved.id();
        updated = saved.updated();
        course = new Course<>(kit, saved);
        players = new Players<>(hall, kit, saved);
        turns = new Turns<>(this, course, players, pages, saved.paused());
        doc = new RoomDoc<>(id, saved.created(), kit, GameFacts.of(id, kit), course, players);
        searches = new RoomSearches<>(hall, id, kit);
        review =
                new ReviewOfRoom<>(
                        this, hall, kit, course.tree(), this::reviewProgressed, this::reviewEnded);
        estimateIfNeeded();
    }

    String id() {
        return id;
    }

    /**
     * Checks the seats of a new game and writes the names of its programs into the record.
     *
     * @throws BadInput if a program is unknown
     */
    synchronized void welcome(List<Seat> wanted) {
        players.check(wanted);
        for (int colour = 0; colour < 2; colour++) {
            if (!players.isPerson(colour)) {
                nameInRecord(colour);
            }
        }
    }

    private void nameInRecord(int colour) {
        course.tree().root().sgf.set(colour == 0 ? "PB" : "PW", players.label(colour));
    }

    /** Returns what was wrong with the record and the seats, in sentences. */
    List<String> warnings() {
        List<String> all = new ArrayList<>(course.tree().warnings());
        all.addAll(players.warnings());
        return all;
    }

    // ---- pages

    /** A page begins to look. */
    synchronized void enter(Peer peer) {
        if (closed) {
            throw new BadInput("this game was closed");
        }
        pages.add(peer);
        turns.runClocks();
        peer.send(game());
        turns.think();
    }

    synchronized void leave(Peer peer) {
        pages.remove(peer);
        if (pages.isEmpty() && !closed) {
            turns.runClocks();
        }
    }

    /** Returns whether somebody looks or something happens. */
    synchronized boolean isBusy() {
        return !pages.isEmpty() || turns.isThinking() || review.isRunning();
    }

    /** Closes the game unless it is busy; returns whether it is closed. */
    synchronized boolean closeIfIdle() {
        if (!isBusy()) {
            close("This game was closed because nobody looked at it.");
        }
        return closed;
    }

    synchronized boolean isClosed() {
        return closed;
    }

    /** The server ends: pages are not told, so that they come back when it runs again. */
    synchronized void pauseForEnd() {
        save();
        closed = true;
        turns.end();
        cancelReview();
    }

    /** Ends everything; the game stays on the disk. */
    synchronized void close(String why) {
        closed = true;
        turns.end();
        cancelReview();
        hall.analyses().forget(id);
        pages.close(why);
    }

    // ---- what changes

    /**
     * The game has changed, with the monitor held: clocks, disk, pages, and the engine whose turn
     * it is.
     */
    void changed() {
        if (closed) {
            return;
        }
        updated = Instant.now();
        if (course.phase() == Phase.OVER) {
            turns.end();
        }
        turns.runClocks();
        save();
        show();
        estimateIfNeeded();
        turns.think();
    }

    synchronized void save() {
        try {
            hall.store().save(doc.saved(updated, turns.isPaused()));
        } catch (IOException e) {
            hall.log().accept("game %s cannot be saved: %s".formatted(id, e));
            pages.tell("error", "the game cannot be saved; the operator's log says why");
        }
    }

    private void estimateIfNeeded() {
        if (course.needsEstimate()) {
            hall.lanes().submit(Lanes.Purpose.MOVE, this::estimate);
        }
    }

    /** Finds dead stones, in a thread of the lanes. */
    private void estimate() {
        P end = kit.game().newPosition();
        TreeNode at;
        synchronized (this) {
            if (closed || !course.needsEstimate()) {
                return;
            }
            at = course.head();
            end.copyFrom(course.record().position());
        }
        List<Integer> found = Faces.of(kit).dead(end, 1);
        synchronized (this) {
            if (closed || !course.needsEstimate() || course.head() != at) {
                return;
            }
            course.estimated(found);
            if (!players.hasPerson()) {
                course.accept();
            }
            changed();
        }
    }

    /** Is called several times a second. */
    synchronized void tick() {
        if (!closed) {
            turns.tick();
        }
    }

    // ---- what people do

    /** Plays a move at a node: in the game if the node is its end, otherwise as a variation. */
    synchronized int play(int at, List<Integer> cells) {
        Course.Wish<G, P> wish = course.wish(at, cells);
        boolean atHead = wish.at() == course.head() && course.phase() == Phase.PLAY;
        boolean isPerson = players.isPerson(wish.colour());
        if (atHead && !isPerson && !turns.isPaused()) {
            throw new BadInput("it is the turn of " + players.label(wish.colour()));
        }
        TreeNode next = course.add(wish);
        if (atHead && isPerson) {
            turns.moved();
            course.goTo(next);
        }
        changed();
        return next.id;
    }

    /** Returns the reason why a move is illegal; empty if it is legal. */
    synchronized Optional<String> why(int at, List<Integer> cells) {
        course.node(at);
        try {
            course.wish(at, cells);
            return Optional.empty();
        } catch (BadInput e) {
            return Optional.of(String.valueOf(e.getMessage()));
        }
    }

    /** Takes moves back until it is a person's turn. */
    synchronized void undo() {
        if (!players.hasPerson()) {
            throw new BadInput("no person plays this game");
        }
        course.undo(players::isPerson);
        turns.cancel();
        changed();
    }

    synchronized void resign() {
        if (course.phase() != Phase.PLAY) {
            throw new BadInput("the game is not being played");
        }
        int colour = course.mover();
        if (!players.isPerson(colour)) {
            colour = Colour.other(colour);
        }
        if (!players.isPerson(colour)) {
            throw new BadInput("no person plays this game");
        }
        course.finish(Outcome.lostBy(colour, "resign"));
        changed();
    }

    synchronized void pause(boolean on) {
        turns.pause(on);
        changed();
    }

    /** The game goes on from a node; what was played after it stays as a variation. */
    synchronized void goOnFrom(int at) {
        TreeNode node = course.node(at);
        turns.cancel();
        course.goTo(node);
        turns.pause(false);
        changed();
    }

    /** Changes the course of the game: marks, comments, variations. */
    synchronized void change(Consumer<Course<G, P>> change) {
        change.accept(course);
        changed();
    }

    synchronized void seat(List<Seat> wanted) {
        players.check(wanted);
        if (!wanted.equals(players.seats())) {
            players.sit(wanted);
            nameInRecord(0);
            nameInRecord(1);
            changed();
        }
    }

    // ---- searches

    /** Returns the game up to a node, as a copy. */
    private synchronized Line<G, P> lineAt(int at) {
        return course.tree().line(course.node(at));
    }

    OpenLine<G, P> openLine(int at) {
        return new OpenLine<>(kit, lineAt(at).record());
    }

    void analyse(AnalysisView view, int at, String player) {
        searches.analyse(view, at, lineAt(at), player);
    }

    void stopAnalysis(AnalysisView view) {
        searches.stop(view);
    }

    /** Looks for a good move; the answer comes later. */
    void hint(int at, Peer peer, @Nullable Object ref) {
        searches.hint(at, lineAt(at), peer, ref);
    }

    Map<String, Object> influence(int at) {
        return searches.influence(at, lineAt(at));
    }

    /** Judges the moves of the game. */
    synchronized void review(String player, int visits) {
        review.start(searches.spec(player), visits);
        pages.tell(game());
    }

    synchronized void cancelReview() {
        review.stop();
    }

    private void reviewProgressed(Map<String, Object> progress, boolean marked) {
        pages.tell(progress);
        if (marked) {
            pages.tell(game());
        }
    }

    private void reviewEnded(Optional<String> trouble) {
        trouble.ifPresent(text -> pages.tell("error", text));
        changed();
    }

    // ---- what pages and the disk get

    /** Shows the game to all pages, with the monitor held. */
    void show() {
        pages.tell(game());
    }

    private Map<String, Object> game() {
        return doc.game(turns.isPaused(), review.progress(), warnings());
    }

    synchronized Map<String, Object> position(int at) {
        return doc.position(at);
    }

    synchronized ListedGame listed() {
        return doc.listed(updated);
    }

    /** Returns the record with all variations, and the ending of its file. */
    synchronized Map.Entry<String, String> record() {
        return Map.entry(course.tree().text(), Objects.requireNonNull(kit.recordType()));
    }
}
