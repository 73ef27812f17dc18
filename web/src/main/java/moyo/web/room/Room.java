package moyo.web.room;

import moyo.game.BadInput;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.player.Player;
import moyo.session.GameKit;
import moyo.session.face.BoardFace;
import moyo.session.record.GameRecord;
import moyo.sgf.SgfReader;
import moyo.web.lanes.Lanes;
import moyo.web.part.OpenLine;
import moyo.web.part.Peer;
import moyo.web.wire.Faces;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * A game on the page: its tree, who plays, whose turn it is, and the pages that look at it. Every
 * change is on the disk before the pages hear of it. Thread-safe.
 *
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
final class Room<G extends Game<P>, P extends Position<P>> {
    private static final int LONGEST_COMMENT = 4_000;
    private static final int MOST_PEERS = 100;
    private static final int MOST_CELLS = 16;

    /** What happens in the game. */
    enum Phase {
        PLAY,
        /** Both sides passed; dead stones are marked. */
        SCORING,
        OVER
    }

    private final String id;
    private final Instant created;
    private final Hall hall;
    private final GameKit<G, P> kit;
    private final BoardFace<P> face;
    private final GameTree<G, P> tree;
    private final Opponents<G, P> engines;
    private final Set<Peer> peers = new LinkedHashSet<>();
    private final List<Seat> seats;
    private final List<String> warnings = new ArrayList<>();
    private final List<RoomClock> clocks;
    private Instant updated;
    private TreeNode head;

    /** The game up to the head. */
    private Line<G, P> line;

    private Phase phase = Phase.PLAY;
    private boolean paused;

    /** The cells with dead stones; null until they are estimated. */
    private @Nullable Set<Integer> dead;

    private @Nullable Outcome outcome;
    private @Nullable ReviewOfRoom<G, P> review;
    private final AtomicBoolean hinting = new AtomicBoolean();
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
        created = saved.created();
        updated = saved.updated();
        face = Faces.of(kit);
        tree = new GameTree<>(kit, SgfReader.readText(saved.record()).get(0), saved.ids());
        seats = new ArrayList<>();
        clocks = saved.clocks();
        warnings.addAll(tree.warnings());
        engines = new Opponents<>(hall.programs(), kit, created.toEpochMilli());
        saved.seats().forEach(seat -> seats.add(playable(seat)));
        TreeNode last = tree.root().mainLine().get(tree.root().mainLine().size() - 1);
        head = tree.node(saved.head()).orElse(last);
        line = tree.line(head);
        paused = saved.paused();
        outcome = saved.outcome();
        if (outcome != null) {
            phase = Phase.OVER;
            dead = saved.counting() ? new TreeSet<>(saved.dead()) : null;
        } else if (saved.counting() && line.record().isOver()) {
            phase = Phase.SCORING;
            dead = new TreeSet<>(saved.dead());
        } else {
            judge();
        }
    }

    /** A program that is not there any more is replaced by a person, so that no game is lost. */
    private Seat playable(Seat seat) {
        try {
            engines.check(seat);
            return seat;
        } catch (BadInput e) {
            warnings.add("%s; a person plays instead".formatted(e.getMessage()));
            return new Seat.Human();
        }
    }

    /**
     * Checks the seats of a new game.
     *
     * @throws BadInput if a program is unknown
     */
    void check(List<Seat> wanted) {
        wanted.forEach(engines::check);
    }

    String id() {
        return id;
    }

    /** Writes the names of the players into a new game's record. */
    synchronized void welcome() {
        for (int colour = 0; colour < 2; colour++) {
            String name = colour == 0 ? "PB" : "PW";
            if (!seats.get(colour).isHuman()) {
                tree.root().sgf.set(name, label(colour));
            }
        }
    }

    List<String> warnings() {
        return List.copyOf(warnings);
    }

    // ---- pages

    /** A page begins to look. */
    synchronized void enter(Peer peer) {
        if (closed) {
            throw new BadInput("this game was closed");
        }
        if (peers.size() >= MOST_PEERS) {
            throw new BadInput("%d pages look at this game, the maximum".formatted(MOST_PEERS));
        }
        peers.add(peer);
        runClocks();
        peer.send(doc());
        think();
    }

    synchronized void leave(Peer peer) {
        peers.remove(peer);
        if (peers.isEmpty() && !closed) {
            runClocks();
        }
    }

    private void tellAll(Map<String, Object> message) {
        peers.forEach(peer -> peer.send(message));
    }

    private void tellAll(String is, String text) {
        Map<String, Object> message = new LinkedHashMap<>();
        message.put("is", is);
        message.put("text", text);
        tellAll(message);
    }

    /** Returns whether nobody looks and nothing happens. */
    synchronized boolean isIdle() {
        return peers.isEmpty() && !engines.isThinking() && review == null;
    }

    /** Closes the game if it is idle; returns whether it did. */
    synchronized boolean closeIfIdle() {
        if (!isIdle()) {
            return false;
        }
        close("This game was closed because nobody looked at it.");
        return true;
    }

    synchronized boolean isClosed() {
        return closed;
    }

    /** The server ends: pages are not told, so that they come back when it runs again. */
    synchronized void pauseForEnd() {
        closed = true;
        engines.replace();
        if (review != null) {
            review.stop();
        }
    }

    /** Ends everything; the game stays on the disk. */
    synchronized void close(String why) {
        closed = true;
        long now = System.nanoTime();
        clocks.forEach(clock -> clock.stop(now));
        engines.replace();
        if (review != null) {
            review.stop();
        }
        hall.analyses().forget(id);
        tellAll("gone", why);
        peers.forEach(peer -> peer.close(why));
        peers.clear();
    }

    // ---- what changes

    /** The game has changed: clocks, disk, pages, and the engine whose turn it is. */
    private void changed() {
        if (closed) {
            return;
        }
        updated = Instant.now();
        runClocks();
        save();
        tellAll(doc());
        think();
    }

    void saveNow() {
        synchronized (this) {
            save();
        }
    }

    private void save() {
        try {
            hall.store().save(saved());
        } catch (IOException e) {
            hall.log().accept("game %s cannot be saved: %s".formatted(id, e));
            tellAll(
                    "error",
                    "the game cannot be saved on the server; its operator finds why in the log");
        }
    }

    private void moveHead(TreeNode node) {
        head = node;
        tree.promote(node);
        line = tree.line(node);
        outcome = null;
        dead = null;
        phase = Phase.PLAY;
        tree.root().sgf.remove("RE");
    }

    /** Ends the play if the rules say so. */
    private void judge() {
        if (phase != Phase.PLAY || !line.record().isOver()) {
            return;
        }
        if (face.marksDead()) {
            phase = Phase.SCORING;
            hall.lanes().submit(Lanes.Purpose.MOVE, this::estimate);
        } else {
            finish(counted(Set.of()));
        }
    }

    private Outcome counted(Set<Integer> deadCells) {
        double score = face.score(line.record().position(), deadCells);
        return new Outcome(face.resultText(score), score, "score");
    }

    private void finish(Outcome how) {
        engines.replace();
        outcome = how;
        phase = Phase.OVER;
        tree.root().sgf.set("RE", how.text());
    }

    /** Finds dead stones, in a thread of the lanes. */
    private void estimate() {
        P end;
        TreeNode at;
        synchronized (this) {
            if (phase != Phase.SCORING || dead != null || closed) {
                return;
            }
            at = head;
            end = kit.game().newPosition();
            end.copyFrom(line.record().position());
        }
        List<Integer> found = face.dead(end, 1);
        synchronized (this) {
            if (phase != Phase.SCORING || dead != null || head != at) {
                return;
            }
            dead = new TreeSet<>(found);
            if (seats.stream().noneMatch(Seat::isHuman)) {
                finish(counted(dead));
            }
            changed();
        }
    }

    // ---- turns and clocks

    private int mover() {
        return line.record().mover();
    }

    private boolean isEnginesTurn() {
        return phase == Phase.PLAY && !seats.get(mover()).isHuman();
    }

    /** Engines among themselves play only while somebody looks. */
    private void think() {
        boolean wanted = !peers.isEmpty() || seats.stream().anyMatch(Seat::isHuman);
        if (isEnginesTurn() && wanted && !paused && !closed && !engines.isThinking()) {
            int colour = mover();
            RoomClock clock = clocks.isEmpty() ? null : clocks.get(colour);
            engines.choose(
                    seats.get(colour),
                    colour,
                    tree.line(head),
                    clock == null ? null : clock.copy(System.nanoTime()),
                    (move, trouble) -> chosen(colour, move, trouble));
            runClocks();
            tellAll(doc());
        }
    }

    /** An engine has answered; called by a thread of the lanes while the turn is still its own. */
    private void chosen(int colour, int move, @Nullable String trouble) {
        synchronized (this) {
            if (closed || !engines.ends()) {
                return;
            }
            String problem = trouble;
            GameRecord<G, P> record = line.record();
            if (problem == null && move != Player.RESIGN) {
                problem =
                        record.whyIllegal(colour, move)
                                .map(
                                        why ->
                                                "%s has answered '%s': %s"
                                                        .formatted(
                                                                engines.label(seats.get(colour)),
                                                                kit.game().moveName(move),
                                                                why))
                                .orElse(null);
            }
            if (problem != null) {
                paused = true;
                tellAll("error", problem);
            } else if (move == Player.RESIGN) {
                finish(Outcome.lostBy(colour, "resign"));
            } else {
                advance(tree.play(head, record, colour, move));
            }
            changed();
        }
    }

    private void advance(TreeNode node) {
        long now = System.nanoTime();
        clocks.forEach(clock -> clock.stop(now));
        moveHead(node);
        judge();
    }

    /** Lets the clock of the side to move run, if it is played and somebody looks. */
    private void runClocks() {
        long now = System.nanoTime();
        boolean run = phase == Phase.PLAY && !paused && !peers.isEmpty() && !closed;
        for (int colour = 0; colour < clocks.size(); colour++) {
            if (run && colour == mover()) {
                clocks.get(colour).start(now);
            } else {
                clocks.get(colour).stop(now);
            }
        }
    }

    /** Is called several times a second. */
    synchronized void tick() {
        engines.tick(System.nanoTime());
        if (clocks.isEmpty() || phase != Phase.PLAY || closed) {
            return;
        }
        int colour = mover();
        if (clocks.get(colour).isOver(System.nanoTime())) {
            clocks.get(colour).stop(System.nanoTime());
            finish(Outcome.lostBy(colour, "time"));
            changed();
        }
    }

    // ---- what people do

    private TreeNode node(int at) {
        return tree.node(at)
                .orElseThrow(
                        () -> new BadInput("move %d is not in this game any more".formatted(at)));
    }

    /** Plays a move at a node: in the game if the node is its end, otherwise as a variation. */
    synchronized int play(int at, List<Integer> cells) {
        TreeNode node = node(at);
        Line<G, P> here = node == head ? line : tree.line(node);
        GameRecord<G, P> record = here.record();
        if (record.isOver()) {
            throw new BadInput("the game is over here");
        }
        int colour = record.mover();
        int move = moveOn(record, colour, cells);
        Optional<String> why = record.whyIllegal(colour, move);
        if (why.isPresent()) {
            throw new BadInput(why.get());
        }
        boolean inGame = node == head && phase == Phase.PLAY && seats.get(colour).isHuman();
        if (node == head && phase == Phase.PLAY && !inGame && !paused) {
            throw new BadInput("it is the turn of " + engines.label(seats.get(colour)));
        }
        TreeNode next = tree.play(node, record, colour, move);
        if (inGame) {
            advance(next);
        }
        changed();
        return next.id;
    }

    private int moveOn(GameRecord<G, P> record, int colour, List<Integer> cells) {
        if (cells.isEmpty()) {
            return Game.PASS;
        }
        int count = face.shape().cells();
        if (cells.size() > MOST_CELLS || cells.stream().anyMatch(c -> c < 0 || c >= count)) {
            throw new BadInput("the cells are not on this board");
        }
        OptionalInt move = face.moveOn(record.positionFor(colour), cells);
        return move.orElseThrow(() -> new BadInput("these cells are not the cells of a move"));
    }

    /** Returns the reason why a move is illegal; empty if it is legal. */
    synchronized Optional<String> why(int at, List<Integer> cells) {
        GameRecord<G, P> record = tree.line(node(at)).record();
        if (record.isOver()) {
            return Optional.of("the game is over here");
        }
        try {
            int colour = record.mover();
            return record.whyIllegal(colour, moveOn(record, colour, cells));
        } catch (BadInput e) {
            return Optional.of(String.valueOf(e.getMessage()));
        }
    }

    /** Takes moves back until it is a person's turn. */
    synchronized void undo() {
        if (seats.stream().noneMatch(Seat::isHuman)) {
            throw new BadInput("no person plays this game");
        }
        boolean notCounted = outcome != null && !outcome.reason().equals("score");
        TreeNode target = notCounted ? head : before(head);
        while (!notCounted && target.parent != null && !seats.get(moverAt(target)).isHuman()) {
            target = before(target);
        }
        engines.cancel();
        TreeNode old = head;
        moveHead(target);
        for (TreeNode gone = old; gone != target && gone.parent != null; gone = gone.parent) {
            if (!gone.children.isEmpty()) {
                break;
            }
            tree.remove(gone);
        }
        changed();
    }

    private static TreeNode before(TreeNode node) {
        if (node.parent == null) {
            throw new BadInput("there is no move to take back");
        }
        return node.parent;
    }

    private int moverAt(TreeNode node) {
        return tree.line(node).record().mover();
    }

    synchronized void resign() {
        if (phase != Phase.PLAY) {
            throw new BadInput("the game is not being played");
        }
        int colour = mover();
        if (!seats.get(colour).isHuman()) {
            colour = Colour.other(colour);
        }
        if (!seats.get(colour).isHuman()) {
            throw new BadInput("no person plays this game");
        }
        finish(Outcome.lostBy(colour, "resign"));
        changed();
    }

    synchronized void pause(boolean on) {
        paused = on;
        if (on) {
            engines.cancel();
        }
        changed();
    }

    /** The game goes on from a node; what was played after it stays as a variation. */
    synchronized void goOnFrom(int at) {
        TreeNode node = node(at);
        engines.cancel();
        moveHead(node);
        paused = false;
        judge();
        changed();
    }

    /** Marks the stones around a cell as dead, or as alive again. */
    synchronized void markDead(int cell) {
        Set<Integer> marked = dead;
        if (phase != Phase.SCORING || marked == null) {
            throw new BadInput("the score is not being counted");
        }
        if (cell < 0 || cell >= face.shape().cells()) {
            throw new BadInput("cell %d is not on this board".formatted(cell));
        }
        List<Integer> group = face.group(line.record().position(), cell);
        if (group.isEmpty()) {
            throw new BadInput("there is no stone");
        }
        if (marked.contains(cell)) {
            group.forEach(marked::remove);
        } else {
            marked.addAll(group);
        }
        changed();
    }

    synchronized void accept() {
        Set<Integer> marked = dead;
        if (phase != Phase.SCORING || marked == null) {
            throw new BadInput("the score is not being counted");
        }
        finish(counted(marked));
        changed();
    }

    /** The play goes on without the passes at its end. */
    synchronized void resume() {
        if (phase != Phase.SCORING) {
            throw new BadInput("the score is not being counted");
        }
        TreeNode target = head;
        while (target.parent != null && target.hasMove() && target.cells.isEmpty()) {
            target = target.parent;
        }
        moveHead(target);
        changed();
    }

    synchronized void comment(int at, String text) {
        if (text.length() > LONGEST_COMMENT) {
            throw new BadInput(
                    "the comment has more than %d characters".formatted(LONGEST_COMMENT));
        }
        TreeNode node = node(at);
        if (text.isBlank()) {
            node.sgf.remove("C");
        } else {
            node.sgf.set("C", text);
        }
        changed();
    }

    /** Removes a variation. */
    synchronized void remove(int at) {
        TreeNode node = node(at);
        if (head.path().contains(node)) {
            throw new BadInput("the moves of the game cannot be deleted; undo takes them back");
        }
        tree.remove(node);
        changed();
    }

    synchronized void seat(List<Seat> wanted) {
        wanted.forEach(engines::check);
        if (!wanted.equals(seats)) {
            engines.replace();
            for (int colour = 0; colour < 2; colour++) {
                seats.set(colour, wanted.get(colour));
            }
            tree.root().sgf.set("PB", label(0));
            tree.root().sgf.set("PW", label(1));
            changed();
        }
    }

    private String label(int colour) {
        return seats.get(colour).isHuman()
                ? kit.colourName(colour)
                : engines.label(seats.get(colour));
    }

    // ---- searches

    /** Returns the game up to a node, as a copy. */
    synchronized Line<G, P> lineAt(int at) {
        return tree.line(node(at));
    }

    OpenLine<G, P> openLine(int at) {
        return new OpenLine<>(kit, lineAt(at).record());
    }

    /** Lets a page follow an analysis of a node. */
    void analyse(AnalysisView view, int at, String player) {
        Line<G, P> here = lineAt(at);
        if (here.record().isOver()) {
            hall.analyses().drop(view);
            Map<String, Object> nothing = new LinkedHashMap<>();
            nothing.put("at", at);
            nothing.put("player", player);
            nothing.put("toMove", here.record().mover());
            nothing.put("visits", 0);
            nothing.put("perSecond", 0);
            nothing.put("moves", List.of());
            nothing.put("ended", "The game is over here.");
            view.shows(nothing);
            return;
        }
        String text = player.isBlank() ? kit.standardPlayer() : player.strip();
        hall.analyses()
                .watch(
                        view,
                        new Analyses.Key(id, at, text),
                        kit,
                        hall.specs().parse(kit, text).withReuse(),
                        here);
    }

    void stopAnalysis(AnalysisView view) {
        hall.analyses().drop(view);
    }

    /** Looks for a good move; the answer comes later. */
    void hint(int at, Peer peer, @Nullable Object ref) {
        Line<G, P> here = lineAt(at);
        if (here.record().isOver()) {
            throw new BadInput("the game is over here");
        }
        if (!hinting.compareAndSet(false, true)) {
            throw new BadInput("a hint is being looked for; one at a time");
        }
        new Hint<>(hall.analyses(), id, kit, hall.specs().parse(kit, kit.standardPlayer()))
                .search(
                        here,
                        found -> {
                            hinting.set(false);
                            Map<String, Object> message = new LinkedHashMap<>();
                            message.put("is", "hint");
                            message.put("at", at);
                            message.putAll(found);
                            peer.send(message);
                        },
                        text -> {
                            hinting.set(false);
                            Map<String, Object> error = new LinkedHashMap<>();
                            error.put("is", "error");
                            error.put("text", text);
                            error.put("ref", ref);
                            peer.send(error);
                        });
    }

    Map<String, Object> influence(int at) {
        Line<G, P> here = lineAt(at);
        double[] values =
                face.influence(here.record().position())
                        .orElseThrow(() -> new BadInput("this game has no influence"));
        Map<String, Object> message = new LinkedHashMap<>();
        message.put("is", "influence");
        message.put("at", at);
        message.put("values", values);
        return message;
    }

    /** Judges the moves of the game. */
    synchronized void review(String player, int visits) {
        if (review != null) {
            throw new BadInput("the game is being reviewed");
        }
        if (!hall.reviews().tryAcquire()) {
            throw new BadInput(
                    "%d games are being reviewed on this server, the maximum; try again later"
                            .formatted(Hall.MOST_REVIEWS));
        }
        try {
            beginReview(player, visits);
        } catch (RuntimeException | Error e) {
            review = null;
            hall.reviews().release();
            throw e;
        }
        tellAll(doc());
    }

    private void beginReview(String player, int visits) {
        String text = player.isBlank() ? kit.standardPlayer() : player.strip();
        List<TreeNode> main = tree.root().mainLine();
        GameTree.Moves<G, P> moves = tree.moves(main.get(main.size() - 1));
        ReviewOfRoom<G, P> begun =
                new ReviewOfRoom<>(this, kit, tree, moves, this::reviewChanged, this::reviewEnded);
        review = begun;
        begun.start(hall.lanes(), hall.specs().parse(kit, text), visits);
    }

    synchronized void cancelReview() {
        if (review != null) {
            review.stop();
        }
    }

    private void reviewChanged(Map<String, Object> progress, boolean marked) {
        tellAll(progress);
        if (marked) {
            tellAll(doc());
        }
    }

    private void reviewEnded(Optional<String> trouble) {
        hall.reviews().release();
        synchronized (this) {
            review = null;
            trouble.ifPresent(text -> tellAll("error", text));
            changed();
        }
    }

    // ---- what pages and the disk get

    /** Returns the message {@code position} of a node. */
    synchronized Map<String, Object> position(int at) {
        TreeNode node = node(at);
        Map<String, Object> message = new LinkedHashMap<>();
        message.put("is", "position");
        message.put("at", at);
        message.putAll(Faces.position(kit, tree.line(node).record(), node.cells));
        return message;
    }

    /** Returns the message {@code game}: all but positions. */
    private Map<String, Object> doc() {
        Map<String, Object> doc = new LinkedHashMap<>();
        doc.put("is", "game");
        doc.put("id", id);
        doc.put("game", String.valueOf(kit.facts().get("name")));
        doc.put("title", title());
        doc.put("shape", Faces.shape(face.shape()));
        doc.put("colours", colours());
        doc.put("facts", facts());
        doc.put("hasPass", kit.game().hasPass() && line.record().records(Game.PASS));
        doc.put("marksDead", face.marksDead());
        doc.put("hasInfluence", face.influence(kit.game().newPosition()).isPresent());
        List<Object> sides = new ArrayList<>();
        for (Seat seat : seats) {
            Map<String, Object> side = seat.json();
            side.put("label", seat.isHuman() ? null : engines.label(seat));
            sides.add(side);
        }
        doc.put("seats", sides);
        doc.put("phase", phase.name().toLowerCase(java.util.Locale.ROOT));
        doc.put("paused", paused);
        doc.put("toMove", mover());
        doc.put(
                "turn",
                phase == Phase.PLAY ? (Object) (isEnginesTurn() ? "engine" : "human") : null);
        doc.put("thinking", engines.isThinking() ? Map.of("colour", mover()) : null);
        doc.put("head", head.id);
        doc.put("nodes", tree.nodes().stream().map(TreeNode::json).toList());
        doc.put("scoring", dead == null ? null : scoring(dead));
        doc.put("result", outcome == null ? null : outcome.json());
        doc.put("clock", clockViews());
        doc.put("review", review == null ? null : review.progress());
        doc.put("warnings", warnings);
        return doc;
    }

    private @Nullable List<Object> clockViews() {
        long now = System.nanoTime();
        return clocks.isEmpty()
                ? null
                : clocks.stream().<Object>map(clock -> clock.view(now)).toList();
    }

    private Map<String, Object> scoring(Set<Integer> marked) {
        Map<String, Object> json = new LinkedHashMap<>();
        P end = line.record().position();
        json.put("text", face.resultText(face.score(end, marked)));
        json.put("dead", marked);
        json.put("owners", face.owners(end, marked));
        return json;
    }

    private String title() {
        return kit.levels().where();
    }

    private List<String> colours() {
        return List.of(kit.colourName(0), kit.colourName(1));
    }

    private Map<String, Object> facts() {
        Map<String, Object> facts = new LinkedHashMap<>(kit.facts());
        facts.remove("name");
        return facts;
    }

    /** Returns what the list of games shows. */
    synchronized ListedGame listed() {
        return new ListedGame(
                id,
                title(),
                colours(),
                List.of(label(0), label(1)),
                moveCount(),
                outcome == null ? null : outcome.text(),
                updated);
    }

    private int moveCount() {
        return (int) head.path().stream().filter(TreeNode::hasMove).count();
    }

    synchronized SavedGame saved() {
        long now = System.nanoTime();
        return new SavedGame(
                id,
                kit.facts(),
                title(),
                colours(),
                List.of(label(0), label(1)),
                moveCount(),
                created,
                updated,
                List.copyOf(seats),
                clocks.stream().map(clock -> clock.copy(now)).toList(),
                tree.text(),
                tree.ids(),
                head.id,
                dead != null,
                dead == null ? List.of() : List.copyOf(dead),
                paused,
                outcome);
    }

    /** Returns the record with all variations, and the ending of its file. */
    synchronized Map.Entry<String, String> record() {
        return Map.entry(tree.text(), Objects.requireNonNull(kit.recordType()));
    }
}
