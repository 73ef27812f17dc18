package moyo.web.room;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;
import moyo.session.GameFamily;
import moyo.session.GameKit;
import moyo.session.GameList;
import moyo.session.record.GameRecord;
import moyo.sgf.SgfError;
import moyo.sgf.SgfNode;
import moyo.sgf.SgfReader;
import moyo.sgf.SgfWriter;
import moyo.web.part.OpenGames;
import moyo.web.part.OpenLine;
import moyo.web.part.Peer;
import moyo.web.part.Talk;
import moyo.web.room.clock.RoomClock;
import moyo.web.room.opponent.Seat;
import moyo.web.wire.Trace;

/**
 * All games on the page. A game is in memory while somebody looks at it, and for a while after
 * that; all are on the disk.
 */
final class Rooms implements OpenGames, AutoCloseable {
    private static final String ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";
    private static final int ID_LENGTH = 12;
    private static final int MOST_GAMES = 1_000;
    private static final int MOST_OPEN = 100;
    private static final int LONGEST_NAME = 300;
    private static final int LONGEST_RECORD = 2_000_000;
    private static final Duration TICK = Duration.ofMillis(100);

    /** After this time without a page a game leaves the memory. */
    private static final Duration PATIENCE = Duration.ofMinutes(10);

    /** Games in which nothing was ever played or said are deleted after this time. */
    private static final Duration EMPTY = Duration.ofDays(1);

    private final Hall hall;
    private final GameList games;
    private final SecureRandom random = new SecureRandom();
    private final Map<String, Room<?, ?>> open = new HashMap<>();
    private final Map<String, Instant> quietSince = new HashMap<>();

    /** What the list of games shows of those on the disk. */
    private final Map<String, ListedGame> known = new LinkedHashMap<>();

    private final ScheduledExecutorService clock;
    private boolean closed;

    Rooms(Hall hall, GameList games) {
        this.hall = hall;
        this.games = games;
        for (ListedGame game : hall.store().all(this::check, hall.log())) {
            known.put(game.id(), game);
        }
        clock =
                Executors.newSingleThreadScheduledExecutor(
                        task -> {
                            Thread thread = new Thread(task, "moyo-clock");
                            thread.setDaemon(true);
                            return thread;
                        });
        deleteEmpty();
        repeat(this::tick, TICK);
        repeat(this::sweep, Duration.ofMinutes(1));
    }

    private void check(SavedGame game) {
        GameKit<?, ?> kit = games.ofFacts(game.facts());
        if (kit.face().isEmpty()) {
            throw new BadInput("its game has no board to show");
        }
        sgf("the record", game.record());
    }

    private static SgfNode sgf(String name, String text) {
        try {
            return SgfReader.readText(text).get(0);
        } catch (SgfError e) {
            throw new BadInput("'%s' is no game record: %s".formatted(name, e.getMessage()), e);
        }
    }

    private void repeat(Runnable task, Duration pause) {
        long millis = pause.toMillis();
        var unused = clock.scheduleWithFixedDelay(task, millis, millis, TimeUnit.MILLISECONDS);
    }

    // ---- new games

    /**
     * Begins a game.
     *
     * @param board settings of the board as text
     * @return the number of the game
     */
    String begin(
            String game,
            Map<String, String> board,
            int handicap,
            List<Seat> seats,
            List<RoomClock> clocks) {
        return begin(games.of(game, board), handicap, seats, clocks);
    }

    private <G extends Game<P>, P extends Position<P>> String begin(
            GameKit<G, P> kit, int handicap, List<Seat> seats, List<RoomClock> clocks) {
        GameRecord<G, P> record = handicap == 0 ? kit.newRecord() : kit.newRecord(handicap);
        SgfNode root = kit.format().write(record, "Moyo");
        return add(kit, root, seats, clocks);
    }

    @Override
    public Opened open(String name, String text) {
        if (name.length() > LONGEST_NAME) {
            throw new BadInput("the name has more than %d characters".formatted(LONGEST_NAME));
        }
        if (text.length() > LONGEST_RECORD) {
            throw new BadInput("'%s' has more than %d characters".formatted(name, LONGEST_RECORD));
        }
        Optional<SgfNode> other = plainTree(text);
        SgfNode root = other.orElseGet(() -> sgf(name, text));
        for (GameFamily family : games.families()) {
            GameKit<?, ?> kit = games.of(family.name(), Map.of());
            if (kit.face().isPresent() && kit.format().isOf(root)) {
                return open(kit, root, other.isPresent());
            }
        }
        throw new BadInput("'%s' is a record of another game".formatted(name));
    }

    /** Reads a record that is no SGF; empty if it is none. */
    private Optional<SgfNode> plainTree(String text) {
        if (text.stripLeading().startsWith("(") || text.startsWith("\uFEFF")) {
            return Optional.empty();
        }
        return games.families().stream()
                .flatMap(family -> games.of(family.name(), Map.of()).treeOf(text).stream())
                .findFirst();
    }

    /**
     * @param strictly whether moves that break the rules are an error: any text could be such a
     *     record
     */
    private <G extends Game<P>, P extends Position<P>> Opened open(
            GameKit<G, P> family, SgfNode root, boolean strictly) {
        GameKit<G, P> kit = family.on(family.format().read(root, 1).game());
        if (strictly) {
            List<String> warnings = new GameTree<>(kit, root).warnings();
            if (!warnings.isEmpty()) {
                throw new BadInput("the text is no game record: " + warnings.get(0));
            }
        }
        String id = add(kit, root, List.of(new Seat.Human(), new Seat.Human()), List.of());
        return new Opened(id, room(id).warnings());
    }

    private <G extends Game<P>, P extends Position<P>> String add(
            GameKit<G, P> kit, SgfNode root, List<Seat> seats, List<RoomClock> clocks) {
        synchronized (this) {
            if (known.size() >= MOST_GAMES) {
                throw new BadInput(
                        "the server keeps %d games, the maximum; delete some that you do not need"
                                .formatted(MOST_GAMES));
            }
        }
        Instant now = Instant.now();
        SavedGame saved =
                new SavedGame(
                        newId(),
                        kit.facts(),
                        kit.levels().where(),
                        List.of(kit.colourName(0), kit.colourName(1)),
                        List.of("", ""),
                        0,
                        now,
                        now,
                        seats,
                        clocks,
                        SgfWriter.write(root),
                        List.of(),
                        -1,
                        false,
                        false,
                        List.of(),
                        false,
                        null);
        Room<G, P> room = new Room<>(hall, kit, saved);
        room.welcome(seats);
        synchronized (this) {
            requireRoom();
            room.save();
            open.put(saved.id(), room);
            known.put(saved.id(), room.listed());
        }
        return saved.id();
    }

    private void requireRoom() {
        if (closed) {
            throw new BadInput("the server ends");
        }
        if (open.size() >= MOST_OPEN) {
            sweep(Duration.ZERO);
        }
        if (open.size() >= MOST_OPEN) {
            throw new BadInput(
                    "%d games are being played on this server, the maximum".formatted(MOST_OPEN));
        }
    }

    private String newId() {
        StringBuilder id = new StringBuilder();
        for (int i = 0; i < ID_LENGTH; i++) {
            id.append(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
        }
        return id.toString();
    }

    // ---- games that there are

    /** Returns the lines of the list, the latest first. */
    List<Map<String, Object>> list() {
        List<ListedGame> all;
        synchronized (this) {
            open.values().forEach(room -> known.put(room.id(), room.listed()));
            all = new ArrayList<>(known.values());
        }
        all.sort(Comparator.comparing(ListedGame::updated).reversed());
        return all.stream().map(ListedGame::json).toList();
    }

    /**
     * Returns a game, from the disk if need be.
     *
     * @throws BadInput if there is none
     */
    synchronized Room<?, ?> room(String id) {
        Room<?, ?> room = open.get(id);
        if (closed) {
            throw new BadInput("the server ends");
        }
        if (room == null) {
            if (!known.containsKey(id)) {
                throw new BadInput(
                        "there is no game '%s' here; it was deleted".formatted(shortened(id)));
            }
            requireRoom();
            SavedGame saved = hall.store().load(id);
            room = reopened(games.ofFacts(saved.facts()), saved);
            open.put(id, room);
        }
        return room;
    }

    private static String shortened(String id) {
        return id.length() > 20 ? id.substring(0, 20) + "…" : id;
    }

    private <G extends Game<P>, P extends Position<P>> Room<G, P> reopened(
            GameKit<G, P> kit, SavedGame saved) {
        return new Room<>(hall, kit, saved);
    }

    @Override
    public OpenLine<?, ?> line(String id, int node) {
        return room(id).openLine(node);
    }

    Talk talk(String id, Peer peer) {
        while (true) {
            Room<?, ?> room = room(id);
            try {
                return new RoomTalk(room, peer);
            } catch (BadInput e) {
                if (!room.isClosed()) {
                    throw e;
                }
                // It was closed, because nobody looked at it, before this page did.
            }
        }
    }

    void delete(String id) {
        Room<?, ?> room;
        synchronized (this) {
            if (!known.containsKey(id)) {
                throw new BadInput("there is no game '%s'".formatted(shortened(id)));
            }
            room = open.remove(id);
            known.remove(id);
            quietSince.remove(id);
        }
        if (room != null) {
            room.close("This game was deleted.");
        }
        hall.store().delete(id);
    }

    // ---- time

    private void tick() {
        List<Room<?, ?>> rooms;
        synchronized (this) {
            rooms = List.copyOf(open.values());
        }
        for (Room<?, ?> room : rooms) {
            try {
                room.tick();
            } catch (RuntimeException | Error e) {
                hall.log().accept("a clock failed: " + Trace.of(e));
            }
        }
    }

    private void sweep() {
        try {
            sweep(PATIENCE);
            deleteEmpty();
        } catch (RuntimeException | Error e) {
            hall.log().accept("closing idle games failed: " + Trace.of(e));
        }
    }

    /** Closes games at which nobody has looked for a time. */
    private synchronized void sweep(Duration patience) {
        Instant now = Instant.now();
        for (Room<?, ?> room : List.copyOf(open.values())) {
            if (room.isBusy()) {
                quietSince.remove(room.id());
                continue;
            }
            Instant since = quietSince.computeIfAbsent(room.id(), id -> now);
            if (!since.plus(patience).isAfter(now) && room.closeIfIdle()) {
                known.put(room.id(), room.listed());
                open.remove(room.id());
                quietSince.remove(room.id());
            }
        }
    }

    private synchronized void deleteEmpty() {
        Instant limit = Instant.now().minus(EMPTY);
        for (ListedGame game : List.copyOf(known.values())) {
            if (game.blank() && game.updated().isBefore(limit) && !open.containsKey(game.id())) {
                known.remove(game.id());
                hall.store().delete(game.id());
            }
        }
    }

    @Override
    public void close() {
        clock.shutdownNow();
        List<Room<?, ?>> rooms;
        synchronized (this) {
            closed = true;
            rooms = List.copyOf(open.values());
            open.clear();
        }
        for (Room<?, ?> room : rooms) {
            room.pauseForEnd();
        }
        hall.programs().outside().shutdownNow();
        hall.analyses().close();
    }
}
