package moyo.web.room;

import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.player.Player;
import moyo.web.room.Course.Phase;
import moyo.web.room.clock.Clocks;
import moyo.web.room.opponent.Opponents;
import org.jspecify.annotations.Nullable;

/**
 * Whose turn it is in a game: lets the programs think and the clocks run. Guarded by its room.
 *
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
final class Turns<G extends Game<P>, P extends Position<P>> {
    private final Room<G, P> room;
    private final Course<G, P> course;
    private final Players<G, P> players;
    private final Opponents<G, P> engines;
    private final Clocks clocks;
    private final Pages pages;
    private boolean paused;

    /**
     * @param room is told of changes, and guards all methods here
     */
    Turns(
            Room<G, P> room,
            Course<G, P> course,
            Players<G, P> players,
            Pages pages,
            boolean paused) {
        this.room = room;
        this.course = course;
        this.players = players;
        engines = players.engines();
        clocks = players.clocks();
        this.pages = pages;
        this.paused = paused;
    }

    boolean isPaused() {
        return paused;
    }

    void pause(boolean on) {
        paused = on;
        if (on) {
            engines.cancel();
        }
    }

    /**
     * Lets the engine think whose turn it is; engines among themselves only while somebody looks.
     */
    void think() {
        boolean wanted = !pages.isEmpty() || players.hasPerson();
        if (wanted && isEnginesTurn() && !paused && !engines.isThinking()) {
            int colour = course.mover();
            engines.choose(
                    players.seat(colour),
                    colour,
                    course.tree().line(course.head()),
                    clocks.of(colour),
                    (turn, move, value, trouble) -> chosen(turn, colour, move, value, trouble));
            runClocks();
            room.show();
        }
    }

    private boolean isEnginesTurn() {
        return course.phase() == Phase.PLAY && !players.isPerson(course.mover());
    }

    /** An engine has answered; called by one of its threads. */
    private void chosen(Object turn, int colour, int move, double value, @Nullable String trouble) {
        synchronized (room) {
            if (!engines.ends(turn)) {
                return; // it was cancelled
            }
            String problem = trouble == null ? whyIllegal(colour, move) : trouble;
            if (problem != null) {
                paused = true;
                pages.tell("error", problem);
            } else if (move == Player.RESIGN) {
                course.finish(Outcome.lostBy(colour, "resign"));
            } else {
                moved();
                course.play(colour, move);
                course.head().estimate(Colour.valueFor(colour, value));
            }
            room.changed();
        }
    }

    private @Nullable String whyIllegal(int colour, int move) {
        return move == Player.RESIGN
                ? null
                : course.record()
                        .whyIllegal(colour, move)
                        .map(why -> refused(colour, move, why))
                        .orElse(null);
    }

    private String refused(int colour, int move, String why) {
        return "%s has answered '%s': %s"
                .formatted(players.label(colour), course.record().game().moveName(move), why);
    }

    /** A move was made: its time is over. */
    void moved() {
        clocks.run(Clocks.NOBODY);
    }

    /** Lets the clock of the side to move run, if it is played and somebody looks. */
    void runClocks() {
        boolean run = course.phase() == Phase.PLAY && !paused && !pages.isEmpty();
        clocks.run(run ? course.mover() : Clocks.NOBODY);
    }

    /** Is called several times a second. */
    void tick() {
        engines.tick(System.nanoTime());
        if (course.phase() == Phase.PLAY && clocks.isOver(course.mover())) {
            clocks.run(Clocks.NOBODY);
            course.finish(Outcome.lostBy(course.mover(), "time"));
            room.changed();
        }
    }

    /** Cancels the move of an engine. */
    void cancel() {
        engines.cancel();
    }

    /** Nothing is played any more; programs give up their memory and processes. */
    void end() {
        clocks.run(Clocks.NOBODY);
        engines.replace();
    }

    boolean isThinking() {
        return engines.isThinking();
    }
}
