package moyo.web.room;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import moyo.game.Game;
import moyo.game.Position;
import moyo.session.GameKit;
import moyo.web.room.Course.Phase;
import moyo.web.wire.Faces;
import moyo.web.wire.Json;
import org.jspecify.annotations.Nullable;

/**
 * A game as pages and the disk get it. Guarded by its room.
 *
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
record RoomDoc<G extends Game<P>, P extends Position<P>>(
        String id,
        Instant created,
        GameKit<G, P> kit,
        GameFacts facts,
        Course<G, P> course,
        Players<G, P> players) {
    /** Returns the message {@code game}: all but positions. */
    Map<String, Object> game(
            boolean paused, @Nullable Map<String, Object> review, List<String> warnings) {
        Phase phase = course.phase();
        Counting<P> counting = course.counting();
        Outcome outcome = course.outcome();
        int mover = course.mover();
        String turn = players.isPerson(mover) ? "human" : "engine";
        boolean thinking = players.engines().isThinking();
        Map<String, Object> doc = new LinkedHashMap<>(facts.json());
        doc.put("hasPass", kit.game().hasPass() && course.record().records(Game.PASS));
        doc.put("seats", List.of(players.json(0), players.json(1)));
        doc.put("phase", phase.name().toLowerCase(Locale.ROOT));
        doc.put("paused", paused);
        doc.put("toMove", mover);
        doc.put("turn", phase == Phase.PLAY ? turn : null);
        doc.put("thinking", thinking ? Map.of("colour", mover) : null);
        doc.put("head", course.head().id);
        doc.put("nodes", course.tree().nodes().stream().map(TreeNode::json).toList());
        doc.put("scoring", counting == null ? null : counting.json());
        doc.put("result", outcome == null ? null : outcome.json());
        doc.put("clock", players.clocks().views());
        doc.put("review", review);
        doc.put("warnings", warnings);
        return doc;
    }

    /** Returns the message {@code position} of a node. */
    Map<String, Object> position(int at) {
        TreeNode node = course.node(at);
        Map<String, Object> message = Json.map("is", "position");
        message.put("at", at);
        message.putAll(Faces.position(kit, course.tree().line(node).record(), node.cells));
        return message;
    }

    /** Returns what the list of games shows. */
    ListedGame listed(Instant updated) {
        Outcome outcome = course.outcome();
        return new ListedGame(
                id,
                facts.title(),
                facts.colours(),
                players.labels(),
                course.moves(),
                outcome == null ? null : outcome.text(),
                course.isBlank(),
                updated);
    }

    SavedGame saved(Instant updated, boolean paused) {
        Counting<P> counting = course.counting();
        return new SavedGame(
                id,
                kit.facts(),
                facts.title(),
                facts.colours(),
                players.labels(),
                course.moves(),
                created,
                updated,
                players.seats(),
                players.clocks().all(),
                course.tree().text(),
                course.tree().ids(),
                course.head().id,
                course.isBlank(),
                counting != null,
                counting == null ? List.of() : counting.dead(),
                paused,
                course.outcome());
    }
}
