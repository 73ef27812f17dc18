package moyo.blokus;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import moyo.game.BadInput;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.session.record.GameRecord;

/**
 * A game with its set-up, its moves and its current position. Unlike a {@link BlokusPosition} it
 * accepts placements of either side at any time, and can undo them. Passes are not recorded: a
 * blocked side is skipped.
 */
public final class BlokusRecord implements GameRecord<BlokusGame, BlokusPosition> {
    /** A move or a set-up. */
    public sealed interface Event {
        /** Further properties by SGF identifier; C is a comment. */
        Map<String, List<String>> notes();
    }

    /** A placement. */
    public record Move(int colour, int move, Map<String, List<String>> notes)
            implements Event, GameRecord.Move {
        @Override
        public String comment() {
            return String.join("\n", notes.getOrDefault("C", List.of()));
        }
    }

    /** A set-up: all placements on the board by colour, and the side to move. */
    record SetUp(List<List<Integer>> pieces, int toMove, Map<String, List<String>> notes)
            implements Event {
        SetUp {
            pieces = pieces.stream().map(List::copyOf).toList();
        }
    }

    private final BlokusGame game;
    private final BlokusPosition position;
    private final List<Event> events = new ArrayList<>();
    private final List<List<Integer>> pieces = List.of(new ArrayList<>(), new ArrayList<>());
    private final Map<String, List<String>> facts = new LinkedHashMap<>();

    public BlokusRecord(BlokusGame game) {
        this.game = game;
        position = game.newPosition();
    }

    @Override
    public BlokusGame game() {
        return game;
    }

    /** The properties of the game by SGF identifier: players, date, event. */
    public Map<String, List<String>> facts() {
        return facts;
    }

    @Override
    public BlokusRecord fresh() {
        return new BlokusRecord(game);
    }

    /** The current position, with sides in turn; the caller must copy it before playing on it. */
    @Override
    public BlokusPosition position() {
        return position;
    }

    @Override
    public BlokusPosition positionFor(int colour) {
        BlokusPosition copy = game.newPosition();
        copy.copyFrom(position);
        turnTo(copy, colour);
        return copy;
    }

    /** Plays a forced pass if that gives the turn to the colour, so that the pass is counted. */
    private static void turnTo(BlokusPosition position, int colour) {
        if (colour != position.toMove() && position.isLegal(Game.PASS)) {
            position.play(Game.PASS);
        } else {
            position.setToMove(colour);
        }
    }

    /** The next side to place: the side to move, or the other if that side must pass. */
    @Override
    public int mover() {
        int toMove = position.toMove();
        return position.isLegal(Game.PASS) ? Colour.other(toMove) : toMove;
    }

    public List<Event> events() {
        return Collections.unmodifiableList(events);
    }

    /** The moves since the start, or since the last set-up. */
    @Override
    public List<Move> moves() {
        List<Move> moves = new ArrayList<>();
        for (Event event : events) {
            if (event instanceof Move move) {
                moves.add(move);
            } else {
                moves.clear();
            }
        }
        return moves;
    }

    /** The last move; empty at the start and after a set-up. */
    public Optional<Move> lastMove() {
        List<Move> moves = moves();
        return moves.isEmpty() ? Optional.empty() : Optional.of(moves.get(moves.size() - 1));
    }

    /** A colour's placements on the board, in the order they were made. */
    public List<Integer> pieces(int colour) {
        return List.copyOf(pieces.get(colour));
    }

    @Override
    public boolean isLegal(int colour, int move) {
        return move != Game.PASS && position.side(colour).isLegal(move);
    }

    @Override
    public Optional<String> whyIllegal(int colour, int move) {
        return isLegal(colour, move)
                ? Optional.empty()
                : Optional.of(fault(position, colour, move));
    }

    /** Forced passes are left out. */
    @Override
    public boolean records(int move) {
        return move != Game.PASS;
    }

    @Override
    public boolean isOver() {
        return position.isOver();
    }

    /** Plays a placement of either colour, with a comment for the game record. */
    @Override
    public void play(int colour, int move, String comment) {
        play(new Move(colour, move, comment.isEmpty() ? Map.of() : note("C", comment)));
    }

    private static Map<String, List<String>> note(String identifier, String value) {
        return Map.of(identifier, List.of(value));
    }

    void play(Move move) {
        if (!isLegal(move.colour, move.move)) {
            throw new BadInput("illegal move: " + fault(position, move.colour, move.move));
        }
        facts.remove("RE");
        add(move);
    }

    /** Why a placement is illegal; a missing corner contact is reported last. */
    private static String fault(BlokusPosition position, int colour, int move) {
        if (move == Game.PASS) {
            return "a pass is not recorded";
        }
        Side side = position.side(colour);
        String obstacle = obstacle(position, colour, move);
        if (!obstacle.isEmpty()) {
            return obstacle;
        }
        return side.points() == 0
                ? "a first piece covers " + Cells.name(Cells.start(colour))
                : "it touches no own piece by a corner";
    }

    /** Why a piece does not fit: already placed, cell covered, or edge shared; empty if it fits. */
    private static String obstacle(BlokusPosition position, int colour, int move) {
        int piece = Placements.piece(move);
        if (!position.hasPiece(colour, piece)) {
            return "piece %s is already on the board".formatted(Piece.ALL.get(piece).name());
        }
        for (int cell : Placements.cells(move)) {
            if (position.owner(cell) != BlokusPosition.NOBODY) {
                return "%s is covered".formatted(Cells.name(cell));
            }
            if (Bits.contains(position.side(colour).forbidden(), Bits.spot(cell))) {
                return "%s shares an edge with an own piece".formatted(Cells.name(cell));
            }
        }
        return "";
    }

    private void add(Event event) {
        events.add(event);
        apply(event);
    }

    private void apply(Event event) {
        if (event instanceof Move move) {
            turnTo(position, move.colour);
            position.play(move.move);
            pieces.get(move.colour).add(move.move);
        } else if (event instanceof SetUp setUp) {
            clear();
            for (int colour = 0; colour < 2; colour++) {
                for (int placement : setUp.pieces.get(colour)) {
                    position.setUp(colour, placement);
                    pieces.get(colour).add(placement);
                }
            }
            position.setToMove(setUp.toMove);
        }
    }

    private void clear() {
        position.copyFrom(game.newPosition());
        pieces.forEach(List::clear);
    }

    @Override
    public boolean undo(int moves) {
        if (moves > moves().size()) {
            return false;
        }
        events.subList(events.size() - moves, events.size()).clear();
        facts.remove("RE");
        clear();
        events.forEach(this::apply);
        return true;
    }

    /**
     * Replaces the pieces on the board. They must not overlap, and pieces of one colour must not
     * share an edge; corner contact is not required.
     *
     * @param arranged the placements by colour, in the order in which they count as made
     */
    public void setUp(List<List<Integer>> arranged, int toMove) {
        setUp(new SetUp(arranged, toMove, Map.of()));
    }

    void setUp(SetUp setUp) {
        BlokusPosition trial = game.newPosition();
        for (int colour = 0; colour < 2; colour++) {
            for (int placement : setUp.pieces.get(colour)) {
                String obstacle = obstacle(trial, colour, placement);
                if (!obstacle.isEmpty()) {
                    throw new BadInput(
                            "'%s' cannot be set up: %s"
                                    .formatted(game.moveName(placement), obstacle));
                }
                trial.setUp(colour, placement);
            }
        }
        facts.remove("RE");
        add(setUp);
    }
}
