package moyo.web.room;

import java.util.Arrays;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.clock.StopSignal;
import moyo.session.GameKit;
import moyo.session.Level;
import moyo.web.lanes.Lanes;
import org.jspecify.annotations.Nullable;

/**
 * The programs that play in a game. Guarded by the room, except what the threads of the lanes do
 * with an opponent.
 *
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
final class Engines<G extends Game<P>, P extends Position<P>> {
    /** Receives the answer of an engine, or the reason why there is none. */
    @FunctionalInterface
    interface Answer {
        void chosen(int move, @Nullable String trouble);
    }

    /** A request for a move that was not cancelled. */
    private static final class Turn {
        final StopSignal stop = new StopSignal();
    }

    private final Hall hall;
    private final GameKit<G, P> kit;
    private final long seed;

    /** The opponent of each colour; null until its first turn. */
    private final Opponent<G, P>[] opponents;

    private volatile @Nullable Turn turn;

    @SuppressWarnings({"unchecked", "rawtypes"}) // an array of a generic type
    Engines(Hall hall, GameKit<G, P> kit, long seed) {
        this.hall = hall;
        this.kit = kit;
        this.seed = seed;
        opponents = new Opponent[2];
    }

    /**
     * Checks that a seat can be played.
     *
     * @throws BadInput if its player is unknown
     */
    void check(Seat seat) {
        if (seat instanceof Seat.Outside outside) {
            hall.engines().find(outside.engine(), family());
        } else if (!seat.isHuman()) {
            hall.specs().parse(kit, spec(seat));
        }
    }

    private String family() {
        return String.valueOf(kit.facts().get("name"));
    }

    private String spec(Seat seat) {
        return seat instanceof Seat.AtLevel at
                ? kit.levels().at(at.level()).player()
                : seat instanceof Seat.Named named ? named.player() : "";
    }

    /** Returns what the page calls a program. */
    String label(Seat seat) {
        if (seat instanceof Seat.AtLevel at) {
            Level level = kit.levels().at(at.level());
            return "Level %d, %s".formatted(level.number(), level.name());
        } else if (seat instanceof Seat.Named named) {
            return named.player();
        }
        return seat instanceof Seat.Outside outside ? outside.engine() : "a person";
    }

    boolean isThinking() {
        return turn != null;
    }

    /** Lets a program choose a move, in a thread of the lanes. */
    void choose(Seat seat, int colour, Line<G, P> line, @Nullable RoomClock clock, Answer answer) {
        Turn begun = new Turn();
        turn = begun;
        if (opponents[colour] == null) {
            opponents[colour] = make(seat, colour);
        }
        Opponent<G, P> opponent = opponents[colour];
        hall.lanes()
                .submit(
                        Lanes.Purpose.MOVE,
                        () -> {
                            if (turn == begun) {
                                answer(begun, opponent, line, colour, clock, answer);
                            }
                        });
    }

    private void answer(
            Turn begun,
            Opponent<G, P> opponent,
            Line<G, P> line,
            int colour,
            @Nullable RoomClock clock,
            Answer answer) {
        int move = 0;
        String trouble = null;
        try {
            move = opponent.choose(line, colour, clock, begun.stop);
        } catch (BadInput e) {
            trouble = String.valueOf(e.getMessage());
        } catch (RuntimeException | Error e) {
            trouble = "the program has failed; the game is paused";
            hall.log().accept("a player failed: " + e);
        }
        if (turn == begun) {
            answer.chosen(move, trouble);
        }
    }

    private Opponent<G, P> make(Seat seat, int colour) {
        if (seat instanceof Seat.Outside outside) {
            moyo.web.part.Engines.Engine engine = hall.engines().find(outside.engine(), family());
            return new OutsideOpponent<>(kit, engine.name(), engine.command());
        }
        return new OwnOpponent<>(kit, hall.specs().parse(kit, spec(seat)), seed + colour);
    }

    /** The turn is over; returns false if it had been cancelled. */
    boolean ends() {
        boolean current = turn != null;
        turn = null;
        return current;
    }

    /** Cancels the turn; its answer is not heard. */
    void cancel() {
        Turn current = turn;
        turn = null;
        if (current != null) {
            current.stop.request();
        }
    }

    /** Others will play. */
    void replace() {
        cancel();
        for (Opponent<G, P> opponent : opponents) {
            if (opponent != null) {
                opponent.close();
            }
        }
        Arrays.fill(opponents, null);
    }

    void close() {
        replace();
    }
}
