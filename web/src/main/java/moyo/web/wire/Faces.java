package moyo.web.wire;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.MoveList;
import moyo.game.Position;
import moyo.session.GameKit;
import moyo.session.face.BoardFace;
import moyo.session.face.BoardShape;
import moyo.session.record.GameRecord;
import org.jspecify.annotations.Nullable;

/** Boards and positions as the page gets them. */
public final class Faces {
    /** A position with more legal moves is sent without them. */
    private static final int MOST_LEGAL = 1_500;

    private Faces() {}

    /**
     * Returns the face of a game.
     *
     * @throws BadInput if it has none
     */
    public static <G extends Game<P>, P extends Position<P>> BoardFace<P> of(GameKit<G, P> kit) {
        return kit.face()
                .orElseThrow(
                        () -> new BadInput("%s has no board to show".formatted(kit.game().name())));
    }

    public static Map<String, Object> shape(BoardShape shape) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("width", shape.width());
        json.put("height", shape.height());
        json.put("style", shape.style().name());
        json.put("columns", shape.columns());
        json.put("rows", shape.rows());
        json.put("marks", shape.marks());
        json.put("falling", shape.falling());
        List<Object> pieces = new ArrayList<>();
        for (BoardShape.Piece piece : shape.pieces()) {
            pieces.add(Map.of("name", piece.name(), "squares", piece.squares()));
        }
        json.put("pieces", pieces);
        return json;
    }

    /** Returns whether cells have owners in this game, as in Go. */
    public static boolean hasOwners(BoardFace<?> face) {
        return IntStream.range(0, face.shape().cells())
                .anyMatch(cell -> face.ownershipIndex(cell) >= 0);
    }

    /** Returns who owns each cell: 0, 1, or -1 for nobody. */
    public static <P extends Position<P>> int[] owners(BoardFace<P> face, P position) {
        int[] owners = new int[face.shape().cells()];
        for (int cell = 0; cell < owners.length; cell++) {
            owners[cell] = face.owner(position, cell);
        }
        return owners;
    }

    /**
     * Returns the end of a record as the message {@code position} has it, without {@code is} and
     * {@code at}.
     *
     * @param last the cells of the last move
     */
    public static <G extends Game<P>, P extends Position<P>> Map<String, Object> position(
            GameKit<G, P> kit, GameRecord<G, P> record, List<Integer> last) {
        BoardFace<P> face = of(kit);
        P position = record.position();
        int mover = record.mover();
        boolean over = record.isOver();
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("owners", owners(face, position));
        json.put("toMove", mover);
        json.put("number", record.moves().size());
        json.put("over", over);
        json.put("last", last);
        json.put("captures", face.captures(position));
        List<Integer> first = face.hand(position, 0);
        List<Integer> second = face.hand(position, 1);
        boolean hasHands = !face.shape().pieces().isEmpty();
        json.put("hands", hasHands ? List.of(first, second) : List.of());
        P asked = over ? position : record.positionFor(mover);
        MoveList legal = new MoveList(kit.game().moveCodes());
        if (!over) {
            asked.legalMoves(legal);
        }
        json.put("legal", cells(face, asked, legal));
        json.put("mustPass", !over && kit.mustPass(asked));
        json.put("passLegal", kit.game().hasPass() && legal.contains(Game.PASS));
        return json;
    }

    private static <P extends Position<P>> @Nullable List<List<Integer>> cells(
            BoardFace<P> face, P position, MoveList legal) {
        if (legal.size() > MOST_LEGAL) {
            return null;
        }
        List<List<Integer>> cells = new ArrayList<>();
        for (int i = 0; i < legal.size(); i++) {
            List<Integer> covered = face.cells(position, legal.get(i));
            if (!covered.isEmpty()) {
                cells.add(covered);
            }
        }
        return cells;
    }
}
