package moyo.web.room.analysis;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.count.Counter;
import moyo.search.count.Counts;
import moyo.search.watch.Snapshot;
import moyo.search.watch.Snapshot.MoveInfo;
import moyo.session.GameKit;
import moyo.session.face.BoardFace;
import moyo.web.wire.Faces;
import org.jspecify.annotations.Nullable;

/** Searches as the page gets them. Values and scores are for the side to move. */
final class SearchJson {
    /** Moves with circles. */
    private static final int MOST_MOVES = 60;

    /** Moves with their principal variation. */
    private static final int MOST_LINES = 24;

    private static final int LONGEST_LINE = 12;

    private SearchJson() {}

    /**
     * Returns the message {@code search} without its lane.
     *
     * @param root the position that is searched
     * @param owners whether the owners of the cells are sent
     */
    static <G extends Game<P>, P extends Position<P>> Map<String, Object> of(
            GameKit<G, P> kit, P root, Snapshot snapshot, boolean owners) {
        BoardFace<P> face = Faces.of(kit);
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("toMove", snapshot.toMove());
        json.put("value", number(snapshot.value()));
        json.put("score", number(snapshot.score()));
        json.put("visits", snapshot.visits());
        json.put("perSecond", Math.round(snapshot.perSecond()));
        json.put("moves", moves(kit, face, root, snapshot));
        json.put("ownership", owners ? ownership(face, snapshot) : null);
        json.put("counters", counters(snapshot.counts()));
        return json;
    }

    /** JSON has no NaN. */
    private static @Nullable Object number(double value) {
        return Double.isFinite(value) ? (Object) value : null;
    }

    private static <G extends Game<P>, P extends Position<P>> List<Object> moves(
            GameKit<G, P> kit, BoardFace<P> face, P root, Snapshot snapshot) {
        List<Object> moves = new ArrayList<>();
        P scratch = kit.game().newPosition();
        for (MoveInfo info : snapshot.moves()) {
            if (moves.size() >= MOST_MOVES || info.visits() == 0 && moves.size() >= MOST_LINES) {
                break;
            }
            boolean first = moves.isEmpty();
            Map<String, Object> move = named(kit, face, root, info.move());
            move.put("visits", info.visits());
            move.put("value", number(info.value()));
            move.put("prior", number(info.prior()));
            move.put("score", number(info.score()));
            move.put("proven", info.proven());
            move.put("best", first);
            if (moves.size() < MOST_LINES) {
                scratch.copyFrom(root);
                move.put("line", line(kit, face, scratch, info.variation()));
            }
            moves.add(move);
        }
        return moves;
    }

    static <G extends Game<P>, P extends Position<P>> Map<String, Object> named(
            GameKit<G, P> kit, BoardFace<P> face, P position, int move) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("name", kit.game().moveName(move));
        json.put("cells", face.cells(position, move));
        return json;
    }

    /** The position is played on. */
    private static <G extends Game<P>, P extends Position<P>> List<Object> line(
            GameKit<G, P> kit, BoardFace<P> face, P position, List<Integer> variation) {
        List<Object> line = new ArrayList<>();
        for (int move : variation) {
            if (line.size() >= LONGEST_LINE || position.isOver() || !position.isLegal(move)) {
                break;
            }
            Map<String, Object> named = named(kit, face, position, move);
            named.put("colour", position.toMove());
            line.add(named);
            position.play(move);
        }
        return line;
    }

    /** The first player's ownership by cell; null if it is unknown. */
    private static <P extends Position<P>> @Nullable List<Double> ownership(
            BoardFace<P> face, Snapshot snapshot) {
        List<Float> known = snapshot.ownership();
        if (known.isEmpty() || !Faces.hasOwners(face)) {
            return null;
        }
        List<Double> cells = new ArrayList<>();
        for (int cell = 0; cell < face.shape().cells(); cell++) {
            int index = face.ownershipIndex(cell);
            double own = index < 0 ? 0 : known.get(index);
            cells.add(Math.round(100 * Colour.scoreFor(snapshot.toMove(), own)) / 100.0);
        }
        return cells;
    }

    private static List<Object> counters(Counts counts) {
        Counts plain = counts.withoutCells();
        List<Object> list = new ArrayList<>();
        for (Counter counter : plain.counters()) {
            Map<String, Object> json = new LinkedHashMap<>();
            json.put("name", counter.name());
            json.put("unit", counter.unit());
            json.put("sentence", counter.sentence());
            json.put("value", plain.get(counter));
            list.add(json);
        }
        return list;
    }
}
