package moyo.app.terminal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;
import moyo.session.GameKit;
import moyo.session.face.BoardFace;
import moyo.session.record.GameRecord;
import org.jspecify.annotations.Nullable;

/**
 * What a person sees of a game.
 *
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
final class GameView<G extends Game<P>, P extends Position<P>> {
    private static final String[] LETTERS = {"X", "O"};

    private final String title;
    private final GameKit<G, P> kit;
    private final Terminal terminal;
    private final BoardFace<P> face;
    private final BoardDrawing<P> drawing;
    private final Pieces<P> pieces;

    /**
     * @param title the name of the game for people
     * @param colours whether the terminal shows colours
     */
    GameView(String title, GameKit<G, P> kit, Terminal terminal, boolean colours) {
        this.title = title;
        this.kit = kit;
        this.terminal = terminal;
        face =
                kit.face()
                        .orElseThrow(
                                () -> new BadInput("%s has no board to show".formatted(title)));
        drawing =
                new BoardDrawing<>(
                        face, new Palette(colours, kit.colourName(0), kit.colourName(1)));
        pieces = new Pieces<>(face);
    }

    String title() {
        return title;
    }

    BoardFace<P> face() {
        return face;
    }

    /** Returns the piece that the person holds. */
    Pieces<P> pieces() {
        return pieces;
    }

    /**
     * Prints the game and who plays.
     *
     * @param names who plays each colour
     */
    void introduce(List<String> names) {
        String board = board();
        terminal.say(board.isEmpty() ? title : title + ", " + board);
        for (int colour = 0; colour < 2; colour++) {
            terminal.say(
                    "%s (%s): %s"
                            .formatted(kit.colourName(colour), LETTERS[colour], names.get(colour)));
        }
        terminal.say(
                pieces.areUsed()
                        ? "A piece by its name in capitals, then a cell; ? lists the commands."
                        : "Type a move, such as %s; ? lists the commands.".formatted(example()));
    }

    private String board() {
        Map<String, Object> facts = new LinkedHashMap<>(kit.facts());
        facts.remove("name");
        return facts.entrySet().stream()
                .map(fact -> text(fact.getKey(), fact.getValue()))
                .collect(Collectors.joining(", "));
    }

    private static String text(String key, Object value) {
        if (value instanceof Boolean on) {
            return on ? key : "no " + key;
        }
        return key + " " + value;
    }

    /** The name of the move in the middle of the board. */
    private String example() {
        P start = kit.game().newPosition();
        int middle = face.shape().cell(face.shape().width() / 2, face.shape().height() / 2);
        return face.moveOn(start, List.of(middle)).stream()
                .mapToObj(kit.game()::moveName)
                .findFirst()
                .orElse("");
    }

    /**
     * Draws the board and what belongs to it.
     *
     * @param ending null while the game goes on
     */
    void draw(GameRecord<G, P> record, @Nullable Ending ending) {
        P position = record.position();
        Set<Integer> dead = ending == null ? Set.of() : ending.dead();
        Set<Integer> fits = ending == null ? fits(record) : Set.of();
        terminal.say("");
        terminal.show(
                drawing.lines(position, new BoardDrawing.Marks(lastCells(record), dead, fits)));
        for (int colour = 0; pieces.areUsed() && colour < 2; colour++) {
            String left = String.join(" ", pieces.names(position, colour));
            terminal.say("%s has %s".formatted(kit.colourName(colour), left));
        }
        List<Integer> captured = face.captures(position);
        if (captured.stream().anyMatch(stones -> stones > 0)) {
            terminal.say(
                    "captured stones: by %s %d, by %s %d"
                            .formatted(
                                    kit.colourName(0),
                                    captured.get(0),
                                    kit.colourName(1),
                                    captured.get(1)));
        }
    }

    /** The cells where the piece in the person's hand may be placed. */
    private Set<Integer> fits(GameRecord<G, P> record) {
        int mover = record.mover();
        return pieces.isHeld()
                ? pieces.fits(record.positionFor(mover), move -> record.isLegal(mover, move))
                : Set.of();
    }

    private Set<Integer> lastCells(GameRecord<G, P> record) {
        List<? extends GameRecord.Move> moves = record.moves();
        if (moves.isEmpty()) {
            return Set.of();
        }
        int move = moves.get(moves.size() - 1).move();
        List<Integer> cells = face.cells(kit.game().newPosition(), move);
        return face.shape().falling() ? fallen(record.position(), cells.get(0)) : Set.copyOf(cells);
    }

    /** The highest stone of the column of a cell. */
    private Set<Integer> fallen(P position, int bottom) {
        for (int y = 0; y < face.shape().height(); y++) {
            int cell = face.shape().cell(bottom % face.shape().width(), y);
            if (face.owner(position, cell) != BoardFace.NOBODY) {
                return Set.of(cell);
            }
        }
        return Set.of();
    }

    /** Draws the piece in the person's hand and the board with the places where it fits. */
    void showPiece(GameRecord<G, P> record) {
        draw(record, null);
        terminal.say("Piece " + pieces.name() + ":");
        terminal.show(pieces.drawing());
        if (fits(record).isEmpty()) {
            terminal.say("It fits nowhere as it is held: t turns it, f flips it.");
        }
    }

    /** Lists the commands. */
    void help() {
        List<String> lines = new ArrayList<>();
        if (pieces.areUsed()) {
            lines.add("a move   its cells with commas, or a piece and a cell:");
            lines.add("NAME     takes the piece, such as F or L5; again takes the next such piece");
            lines.add("e10      places the piece with its @ on this cell; * marks where it fits");
        } else {
            lines.add("a move   its name, such as " + example());
        }
        for (Key key : Key.values()) {
            if (pieces.areUsed() || !key.isOfPieces()) {
                lines.add("%-8s %s".formatted(key.letter(), key.sentence()));
            }
        }
        lines.add("         an empty line draws the board");
        terminal.show(lines);
    }
}
