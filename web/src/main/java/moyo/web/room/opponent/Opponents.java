package moyo.web.room.opponent;

import java.util.Arrays;
import java.util.concurrent.Executor;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.clock.StopSignal;
import moyo.session.GameKit;
import moyo.session.Level;
import moyo.web.lanes.Lanes;
import moyo.web.part.Engines;
import moyo.web.room.clock.RoomClock;
import moyo.web.room.line.Line;
import moyo.web.wire.Trace;
import org.jspecify.annotations.Nullable;

/**
 * The programs that play in a game. Guarded by the room, except what the threads of the searches do
 * with an opponent.
 *
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
public final class Opponents<G extends Game<P>, P extends Position<P>> {
    /** A search for a move that takes longer plays the best move so far. */
    private static final long LONGEST_NANOS = 120_000_000_000L;

    /** Receives the answer of an engine, or the reason why there is none. */
    @FunctionalInterface
    public interface Answer {
        /**
         * Is called once, by a thread of the program, unless the turn was cancelled before.
         *
         * @param turn for {@link #ends}
         * @param value the win rate that the engine gives itself; NaN if unknown
         */
        void chosen(Object turn, int move, double value, @Nullable String trouble);
    }

    /** A request for a move that was not cancelled. */
    private static final class Turn {
        private final Opponent<?, ?> opponent;
        private final StopSignal stop = new StopSignal();

        /** When our player began; 0 before that, and for others, which have limits of their own. */
        private volatile long start;

        Turn(Opponent<?, ?> opponent) {
            this.opponent = opponent;
        }
    }

    private final Programs programs;
    private final GameKit<G, P> kit;
    private final long seed;

    /** The opponent of each colour; null until its first turn. */
    private final Opponent<G, P>[] opponents;

    private volatile @Nullable Turn turn;

    @SuppressWarnings({"unchecked", "rawtypes"}) // an array of a generic type
    public Opponents(Programs programs, GameKit<G, P> kit, long seed) {
        this.programs = programs;
        this.kit = kit;
        this.seed = seed;
        opponents = new Opponent[2];
    }

    /**
     * Checks that a seat can be played.
     *
     * @throws BadInput if its player is unknown
     */
    public void check(Seat seat) {
        if (seat instanceof Seat.Outside outside) {
            programs.engines().find(outside.engine(), family());
        } else if (!seat.isHuman()) {
            programs.specs().parse(kit, spec(seat));
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
    public String label(Seat seat) {
        if (seat instanceof Seat.AtLevel at) {
            Level level = kit.levels().at(at.level());
            return "Level %d, %s".formatted(level.number(), level.name());
        } else if (seat instanceof Seat.Named named) {
            return named.player();
        }
        return seat instanceof Seat.Outside outside ? outside.engine() : "a person";
    }

    public boolean isThinking() {
        return turn != null;
    }

    /** Lets a program choose a move: ours in a thread of the lanes, others in one of their own. */
    public void choose(
            Seat seat, int colour, Line<G, P> line, @Nullable RoomClock clock, Answer answer) {
        if (opponents[colour] == null) {
            opponents[colour] = make(seat, colour);
        }
        Opponent<G, P> opponent = opponents[colour];
        Turn begun = new Turn(opponent);
        turn = begun;
        Executor threads =
                seat instanceof Seat.Outside
                        ? programs.outside()
                        : search -> programs.lanes().submit(Lanes.Purpose.MOVE, search);
        threads.execute(
                () -> {
                    if (turn == begun) {
                        begun.start = seat instanceof Seat.Outside ? 0 : System.nanoTime();
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
            programs.roster().use(opponent);
            move = opponent.choose(line, colour, clock, begun.stop);
        } catch (BadInput e) {
            trouble = String.valueOf(e.getMessage());
        } catch (RuntimeException | Error e) {
            trouble = "the program has failed; the game is paused";
            programs.log().accept("a player failed: " + Trace.of(e));
        }
        if (turn == begun) {
            answer.chosen(begun, move, opponent.value(), trouble);
        }
    }

    private Opponent<G, P> make(Seat seat, int colour) {
        if (seat instanceof Seat.Outside outside) {
            Engines.Engine engine = programs.engines().find(outside.engine(), family());
            return new OutsideOpponent<>(kit, engine, programs.log());
        }
        return new OwnOpponent<>(kit, programs.specs().parse(kit, spec(seat)), seed + colour);
    }

    /** The turn is over; returns false if it had been cancelled. */
    public boolean ends(Object of) {
        if (turn != of) {
            return false;
        }
        turn = null;
        return true;
    }

    /** Is called several times a second: a search that is too long ends with its best move. */
    public void tick(long now) {
        Turn current = turn;
        if (current != null && current.start != 0 && now - current.start > LONGEST_NANOS) {
            current.stop.request();
        }
    }

    /** Cancels the turn; its answer is not heard. */
    public void cancel() {
        Turn current = turn;
        turn = null;
        if (current != null) {
            current.stop.request();
            current.opponent.interrupt();
        }
    }

    /** Gives up the programs, which are made again when they are needed. */
    public void replace() {
        cancel();
        for (Opponent<G, P> opponent : opponents) {
            if (opponent != null) {
                programs.roster().forget(opponent);
                opponent.close();
            }
        }
        Arrays.fill(opponents, null);
    }
}
