package moyo.web.room;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.player.PlayerSpec;
import moyo.session.GameKit;
import moyo.web.part.Peer;
import moyo.web.room.analysis.Analyses;
import moyo.web.room.analysis.AnalysisView;
import moyo.web.room.analysis.Hint;
import moyo.web.room.line.Line;
import moyo.web.wire.Faces;
import moyo.web.wire.Json;
import org.jspecify.annotations.Nullable;

/**
 * What pages ask about positions of one game: analyses, hints, influence. Thread-safe.
 *
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
final class RoomSearches<G extends Game<P>, P extends Position<P>> {
    private final Hall hall;
    private final String id;
    private final GameKit<G, P> kit;
    private final AtomicBoolean hinting = new AtomicBoolean();

    RoomSearches(Hall hall, String id, GameKit<G, P> kit) {
        this.hall = hall;
        this.id = id;
        this.kit = kit;
    }

    /** Returns the player that a page has named, or the game's default player. */
    PlayerSpec<G, P> spec(String player) {
        return hall.specs().parse(kit, name(player));
    }

    private String name(String player) {
        return player.isBlank() ? kit.standardPlayer() : player.strip();
    }

    /** Lets a page follow an analysis of a node. */
    void analyse(AnalysisView view, int at, Line<G, P> line, String player) {
        if (line.record().isOver()) {
            hall.analyses().drop(view);
            view.shows(nothing(at, line, player));
        } else {
            Analyses.Key key = new Analyses.Key(id, at, name(player));
            hall.analyses().watch(view, key, kit, spec(player).withReuse(), line);
        }
    }

    private Map<String, Object> nothing(int at, Line<G, P> line, String player) {
        Map<String, Object> nothing = new LinkedHashMap<>();
        nothing.put("at", at);
        nothing.put("player", player);
        nothing.put("toMove", line.record().mover());
        nothing.put("visits", 0);
        nothing.put("perSecond", 0);
        nothing.put("moves", List.of());
        nothing.put("ended", "The game is over here.");
        return nothing;
    }

    void stop(AnalysisView view) {
        hall.analyses().drop(view);
    }

    /** Looks for a good move; the answer comes later. */
    void hint(int at, Line<G, P> line, Peer peer, @Nullable Object ref) {
        if (line.record().isOver()) {
            throw new BadInput("the game is over here");
        }
        PlayerSpec<G, P> player = spec("");
        if (!hinting.compareAndSet(false, true)) {
            throw new BadInput("a hint is being looked for; one at a time");
        }
        new Hint<>(hall.analyses(), id, kit, player)
                .search(
                        line,
                        found -> {
                            hinting.set(false);
                            Map<String, Object> message = Json.map("is", "hint");
                            message.put("at", at);
                            message.putAll(found);
                            peer.send(message);
                        },
                        text -> {
                            hinting.set(false);
                            Map<String, Object> error = Json.map("is", "error");
                            error.put("text", text);
                            error.put("ref", ref);
                            peer.send(error);
                        });
    }

    Map<String, Object> influence(int at, Line<G, P> line) {
        double[] values =
                Faces.of(kit)
                        .influence(line.record().position())
                        .orElseThrow(() -> new BadInput("this game has no influence"));
        Map<String, Object> message = Json.map("is", "influence");
        message.put("at", at);
        message.put("values", values);
        return message;
    }
}
