package moyo.web.room.opponent;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;
import moyo.gtp.client.EngineFault;
import moyo.gtp.client.GtpClient;
import moyo.gtp.client.GtpRefusal;
import moyo.gtp.client.Limits;
import moyo.search.clock.StopSignal;
import moyo.search.player.Player;
import moyo.session.GameKit;
import moyo.session.record.GameRecord;
import moyo.web.part.Engines.Engine;
import moyo.web.room.clock.RoomClock;
import moyo.web.room.line.Line;
import org.jspecify.annotations.Nullable;

/** An outside engine that the operator has named; its process lives as long as the game is open. */
final class OutsideOpponent<G extends Game<P>, P extends Position<P>> implements Opponent<G, P> {
    private static final Duration PATIENCE = Duration.ofMinutes(2);
    private static final Limits LIMITS =
            new Limits(Duration.ofSeconds(60), Duration.ofSeconds(60), Duration.ofMillis(500));

    /** A move that was sent to the engine or came from it. */
    private record Told(int colour, int move) {}

    private final GameKit<G, P> kit;
    private final Engine engine;
    private final Consumer<String> log;
    private final List<Told> told = new ArrayList<>();

    /** What the process was told before the moves. */
    private List<String> start = List.of();

    /** Held while it thinks. */
    private final ReentrantLock thinking = new ReentrantLock();

    private volatile @Nullable GtpClient client;
    private volatile boolean closed;

    /**
     * @param log receives what the operator should know of a fault; the page gets a sentence
     *     without the command
     */
    OutsideOpponent(GameKit<G, P> kit, Engine engine, Consumer<String> log) {
        this.kit = kit;
        this.engine = engine;
        this.log = log;
    }

    @Override
    public int choose(Line<G, P> line, int colour, @Nullable RoomClock clock, StopSignal stop) {
        thinking.lock();
        try {
            tell(line, stop);
            if (clock != null) {
                tellTime(colour, clock, stop);
            }
            return move(colour, client(stop).send(kit.dialect().genmove(colour), PATIENCE).strip());
        } catch (GtpRefusal e) {
            retire();
            throw new BadInput(sentence(e.getMessage()), e);
        } catch (EngineFault e) {
            retire();
            if (!stop.isRequested()) {
                log.accept(e.getMessage());
            }
            throw new BadInput(sentence(words(e)), e);
        } catch (InterruptedException e) {
            retire();
            Thread.currentThread().interrupt();
            throw new BadInput(sentence("it was stopped"), e);
        } finally {
            thinking.unlock();
            if (closed) {
                retire();
            }
        }
    }

    private String sentence(@Nullable String what) {
        return "engine '%s': %s".formatted(engine.name(), what);
    }

    /** The fault without the command, which is the operator's. */
    private static String words(EngineFault e) {
        return switch (e.kind()) {
            case COULD_NOT_START -> "it could not be started";
            case CRASHED -> "it crashed: " + e.reason();
            case HUNG -> "it hung: " + e.reason();
            case NONSENSE -> "it answered nonsense: " + e.reason();
            case CLOSED -> "it was stopped";
        };
    }

    private int move(int colour, String answer) {
        if (answer.equalsIgnoreCase("resign")) {
            return Player.RESIGN;
        }
        try {
            int move = kit.game().parseMove(answer);
            told.add(new Told(colour, move));
            return move;
        } catch (BadInput e) {
            retire();
            throw new BadInput(
                    sentence("it answered '%s': %s".formatted(answer, e.getMessage())), e);
        }
    }

    private void tellTime(int colour, RoomClock clock, StopSignal stop)
            throws GtpRefusal, InterruptedException {
        double left = clock.timeLeft().toNanos() / 1e9;
        for (String way : kit.dialect().timeLeft(colour, left)) {
            if (client(stop).knows(way.split(" ", 2)[0])) {
                client(stop).send(way);
                return;
            }
        }
    }

    private GtpClient client(StopSignal stop) {
        requireWanted(stop);
        GtpClient running = client;
        if (running == null) {
            running = GtpClient.start(engine.command(), LIMITS);
            client = running;
            requireWanted(stop);
        }
        return running;
    }

    private void requireWanted(StopSignal stop) {
        if (closed || stop.isRequested()) {
            throw new BadInput(sentence("it was stopped"));
        }
    }

    /** Sends what the engine does not know of the line; begins again if it knows another one. */
    private void tell(Line<G, P> line, StopSignal stop) throws GtpRefusal, InterruptedException {
        List<String> wantedStart = startOf(line);
        List<Told> wanted = new ArrayList<>();
        for (GameRecord.Move move : line.record().moves()) {
            wanted.add(new Told(move.colour(), move.move()));
        }
        boolean goesOn =
                client != null
                        && start.equals(wantedStart)
                        && told.size() <= wanted.size()
                        && wanted.subList(0, told.size()).equals(told);
        if (!goesOn) {
            told.clear();
            start = List.of();
            for (String command : wantedStart) {
                client(stop).send(command);
            }
            start = wantedStart;
        }
        for (Told move : wanted.subList(told.size(), wanted.size())) {
            Optional<String> play = kit.dialect().play(move.colour, move.move);
            if (play.isPresent()) {
                client(stop).send(play.get());
            }
            told.add(move);
        }
    }

    private List<String> startOf(Line<G, P> line) {
        List<String> commands =
                line.fromStart() ? kit.dialect().newGame() : kit.dialect().handicap(line.record());
        if (!line.onlyMoves() || commands.isEmpty()) {
            throw new BadInput(sentence("it cannot play from a set-up position"));
        }
        return commands;
    }

    private void retire() {
        GtpClient running = client;
        client = null;
        if (running != null) {
            running.close();
        }
    }

    /** Ends the process: GTP has no way to cancel a move. */
    @Override
    public void interrupt() {
        if (thinking.isLocked()) {
            retire();
        }
    }

    @Override
    public void rest() {
        if (thinking.tryLock()) {
            try {
                retire();
            } finally {
                thinking.unlock();
            }
        }
    }

    @Override
    public void close() {
        closed = true;
        retire();
    }
}
