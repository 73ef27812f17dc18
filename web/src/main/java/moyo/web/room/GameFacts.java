package moyo.web.room;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import moyo.game.Game;
import moyo.game.Position;
import moyo.session.GameKit;
import moyo.session.face.BoardFace;
import moyo.web.wire.Faces;
import moyo.web.wire.Json;

/**
 * What never changes in a game: its rules and its board.
 *
 * @param title the game and its board for people
 * @param json the part of the message {@code game}
 */
record GameFacts(String title, List<String> colours, Map<String, Object> json) {
    static <G extends Game<P>, P extends Position<P>> GameFacts of(String id, GameKit<G, P> kit) {
        BoardFace<P> face = Faces.of(kit);
        String title = kit.levels().where();
        List<String> colours = List.of(kit.colourName(0), kit.colourName(1));
        Map<String, Object> rules = new LinkedHashMap<>(kit.facts());
        rules.remove("name");
        Map<String, Object> json = Json.map("is", "game");
        json.put("id", id);
        json.put("game", String.valueOf(kit.facts().get("name")));
        json.put("title", title);
        json.put("shape", Faces.shape(face.shape()));
        json.put("colours", colours);
        json.put("facts", rules);
        json.put("marksDead", face.marksDead());
        json.put("hasPoints", !face.resultText(1).endsWith("+"));
        json.put("hasOwners", Faces.hasOwners(face));
        json.put("hasInfluence", face.influence(kit.game().newPosition()).isPresent());
        return new GameFacts(title, colours, Collections.unmodifiableMap(json));
    }
}
