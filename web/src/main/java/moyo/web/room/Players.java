package moyo.web.room;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;
import moyo.session.GameKit;
import moyo.web.room.clock.Clocks;
import moyo.web.room.opponent.Opponents;
import moyo.web.room.opponent.Seat;

/**
 * Who plays a game: the two seats, the programs on them and the clocks. Guarded by its room.
 *
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
final class Players<G extends Game<P>, P extends Position<P>> {
    private final GameKit<G, P> kit;
    private final Opponents<G, P> engines;
    private final Clocks clocks;
    private final List<Seat> seats = new ArrayList<>();
    private final List<String> warnings = new ArrayList<>();

    Players(Hall hall, GameKit<G, P> kit, SavedGame saved) {
        this.kit = kit;
        engines = new Opponents<>(hall.programs(), kit, saved.created().toEpochMilli());
        clocks = new Clocks(saved.clocks());
        saved.seats().forEach(seat -> seats.add(playable(seat)));
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

    /** Returns what was wrong with the saved seats. */
    List<String> warnings() {
        return warnings;
    }

    /**
     * Checks seats.
     *
     * @throws BadInput if a program is unknown
     */
    void check(List<Seat> wanted) {
        wanted.forEach(engines::check);
    }

    /** Changes the players; the programs that played are given up. */
    void sit(List<Seat> wanted) {
        engines.replace();
        seats.clear();
        seats.addAll(wanted);
    }

    List<Seat> seats() {
        return List.copyOf(seats);
    }

    Seat seat(int colour) {
        return seats.get(colour);
    }

    boolean isPerson(int colour) {
        return seats.get(colour).isHuman();
    }

    boolean hasPerson() {
        return isPerson(0) || isPerson(1);
    }

    /** Returns the name of the program, or of the colour if a person plays it. */
    String label(int colour) {
        Seat seat = seats.get(colour);
        return seat.isHuman() ? kit.colourName(colour) : engines.label(seat);
    }

    List<String> labels() {
        return List.of(label(0), label(1));
    }

    Map<String, Object> json(int colour) {
        Map<String, Object> side = seats.get(colour).json();
        side.put("label", isPerson(colour) ? null : label(colour));
        return side;
    }

    Opponents<G, P> engines() {
        return engines;
    }

    Clocks clocks() {
        return clocks;
    }
}
