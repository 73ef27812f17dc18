package moyo.web.explore;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.inspect.ChildView;
import moyo.search.selection.Explanation;
import moyo.session.GameKit;
import moyo.session.face.BoardFace;
import moyo.web.wire.Faces;
import org.jspecify.annotations.Nullable;

/**
 * Positions, moves and the numbers of children as the page gets them.
 *
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
final class ViewJson<G extends Game<P>, P extends Position<P>> {
    private final GameKit<G, P> kit;
    private final BoardFace<P> face;

    ViewJson(GameKit<G, P> kit) {
        this.kit = kit;
        face = Faces.of(kit);
    }

    BoardFace<P> face() {
        return face;
    }

    /** JSON has no NaN and no infinity. */
    static @Nullable Object number(double value) {
        return Double.isFinite(value) ? (Object) value : null;
    }

    /**
     * A position.
     *
     * @param last the cells of the last move
     */
    Map<String, Object> position(P position, List<Integer> last) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("owners", Faces.owners(face, position));
        json.put("toMove", position.toMove());
        json.put("over", position.isOver());
        json.put("last", last);
        return json;
    }

    /** The position after moves. */
    P after(P root, List<Integer> path) {
        P position = kit.game().newPosition();
        position.copyFrom(root);
        path.forEach(position::play);
        return position;
    }

    /** The position after moves, with the last one. */
    Map<String, Object> positionAfter(P root, List<Integer> path) {
        if (path.isEmpty()) {
            return position(root, List.of());
        }
        int n = path.size() - 1;
        P position = after(root, path.subList(0, n));
        List<Integer> last = face.cells(position, path.get(n));
        position.play(path.get(n));
        return position(position, last);
    }

    List<String> names(List<Integer> path) {
        return path.stream().map(kit.game()::moveName).toList();
    }

    /** A move of a position. */
    Map<String, Object> move(P position, int move) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("move", move);
        json.put("name", kit.game().moveName(move));
        json.put("cells", face.cells(position, move));
        return json;
    }

    /** A child with its terms; its numbers are for the side that makes the move. */
    Map<String, Object> child(P position, ChildView child) {
        Map<String, Object> json = move(position, child.move());
        json.put("visits", child.visits());
        json.put("value", number(child.value()));
        json.put("prior", number(child.probability()));
        json.put("priorWeight", child.priorWeight());
        json.put("bound", number(child.explanation().bound()));
        json.put("terms", terms(child.explanation()));
        json.put("expanded", child.expanded());
        json.put("proven", child.proven() ? proof(child.value()) : null);
        json.put("transposition", child.transposition());
        json.put("chosen", child.chosen());
        return json;
    }

    /** Returns the word for a proven value: won or lost. */
    static String proof(double value) {
        return value >= 0.5 ? "won" : "lost";
    }

    private static List<Object> terms(Explanation explanation) {
        List<Object> terms = new ArrayList<>();
        for (Explanation.Term term : explanation.terms()) {
            Map<String, Object> json = new LinkedHashMap<>();
            json.put("name", term.name());
            json.put("meaning", term.meaning());
            json.put("value", number(term.value()));
            terms.add(json);
        }
        return terms;
    }
}
