package moyo.web.room;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
import org.jspecify.annotations.Nullable;

/** An outside engine that the operator has named; its process lives as long as the game is open. */
final class OutsideOpponent<G extends Game<P>, P extends Position<P>> implements Opponent<G, P> {
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    /** A move that was sent to the engine or came from it. */
    private record Told(int colour, int move) {}

    private final GameKit<G, P> kit;
    private final String name;
    private final String command;
    private final List<Told> told = new ArrayList<>();
    private volatile @Nullable GtpClient client;
    private volatile boolean closed;

    OutsideOpponent(GameKit<G, P> kit, String name, String command) {
        this.kit = kit;
        this.name = name;
        this.command = command;
    }

    @Override
    public synchronized int choose(
            Line<G, P> line, int colour, @Nullable RoomClock clock, StopSignal stop) {
        if (!line.onlyMoves() || !line.fromStart()) {
            throw new BadInput("engine '%s' plays only from the empty board".formatted(name));
        }
        try {
            tell(line);
            if (clock != null) {
                double left = clock.timeLeft().toNanos() / 1e9;
                for (String way : kit.dialect().timeLeft(colour, left)) {
                    if (client().knows(way.split(" ", 2)[0])) {
                        client().send(way);
                        break;
                    }
                }
            }
            String answer = client().send(kit.dialect().genmove(colour), PATIENCE).strip();
            if (answer.equalsIgnoreCase("resign")) {
                return Player.RESIGN;
            }
            int move = kit.game().parseMove(answer);
            told.add(new Told(colour, move));
            return move;
        } catch (GtpRefusal | EngineFault e) {
            retire();
            throw new BadInput("engine '%s': %s".formatted(name, e.getMessage()), e);
        } catch (InterruptedException e) {
            retire();
            Thread.currentThread().interrupt();
            throw new BadInput("engine '%s' was stopped".formatted(name), e);
        }
    }

    private List<? extends GameRecord.Move> moves(Line<G, P> line) {
        return line.record().moves();
    }

    private GtpClient client() {
        GtpClient running = client;
        if (running == null) {
            if (closed) {
                throw new BadInput("engine '%s' was stopped".formatted(name));
            }
            running = GtpClient.start(command, Limits.DEFAULT);
            client = running;
        }
        return running;
    }

    /** Sends what the engine does not know of the line; begins again if it knows another one. */
    private void tell(Line<G, P> line) throws GtpRefusal, InterruptedException {
        List<Told> wanted =
                moves(line).stream().map(move -> new Told(move.colour(), move.move())).toList();
        boolean goesOn =
                client != null
                        && told.size() <= wanted.size()
                        && wanted.subList(0, told.size()).equals(told);
        if (!goesOn) {
            told.clear();
            for (String start : kit.dialect().newGame()) {
                client().send(start);
            }
        }
        for (Told move : wanted.subList(told.size(), wanted.size())) {
            Optional<String> play = kit.dialect().play(move.colour, move.move);
            if (play.isPresent()) {
                client().send(play.get());
            }
            told.add(move);
        }
    }

    private void retire() {
        GtpClient running = client;
        client = null;
        told.clear();
        if (running != null) {
            running.close();
        }
    }

    @Override
    public void close() {
        closed = true;
        retire();
    }
}
