package moyo.web.offer;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.player.PlayerKind;
import moyo.session.GameFamily;
import moyo.session.GameKit;
import moyo.session.Level;
import moyo.web.part.Engines.Engine;
import moyo.web.part.Site;
import moyo.web.part.Specs;
import moyo.web.part.WebPart;
import moyo.web.wire.Faces;
import moyo.web.wire.Json;

/** Answers what there is: the games, and for one board its shape, levels and players. */
public final class OfferPart implements WebPart {
    private static final String GAME = "game";

    private final Site site;

    public OfferPart(Site site) {
        this.site = site;
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/api/info", context -> answer(context, info()));
        routes.get("/api/board", context -> answer(context, board(context)));
    }

    private static void answer(Context context, Map<String, Object> json) {
        context.contentType("application/json");
        context.result(Json.write(json));
    }

    private Map<String, Object> info() {
        List<Object> games = new ArrayList<>();
        for (GameFamily family : site.games().families()) {
            if (!hasBoard(family)) {
                continue;
            }
            Map<String, Object> game = Json.map("name", family.name());
            game.put("title", family.title());
            game.put("board", SettingJson.of(family.board()));
            games.add(game);
        }
        List<Object> engines = new ArrayList<>();
        for (Engine engine : site.engines().all()) {
            engines.add(Map.of("name", engine.name(), GAME, engine.game()));
        }
        Map<String, Object> info = Json.map("version", site.version());
        info.put("games", games);
        info.put("engines", engines);
        return info;
    }

    private boolean hasBoard(GameFamily family) {
        return site.games().of(family.name(), Map.of()).face().isPresent();
    }

    private Map<String, Object> board(Context context) {
        Map<String, String> settings = new LinkedHashMap<>();
        context.queryParamMap().forEach((key, values) -> settings.put(key, values.get(0)));
        settings.remove("token");
        String game = settings.remove(GAME);
        return board(site.games().of(game == null ? "" : game, settings));
    }

    private static <G extends Game<P>, P extends Position<P>> Map<String, Object> board(
            GameKit<G, P> kit) {
        Map<String, Object> json = Json.map("shape", Faces.shape(Faces.of(kit).shape()));
        json.put("colours", List.of(kit.colourName(0), kit.colourName(1)));
        json.put("mostHandicap", kit.mostHandicap());
        json.put("standardPlayer", kit.standardPlayer());
        json.put("levels", kit.levels().all().stream().map(OfferPart::level).toList());
        json.put("offeredLevel", kit.levels().offered());
        json.put("players", kit.players().kinds().stream().map(OfferPart::player).toList());
        return json;
    }

    private static Map<String, Object> level(Level level) {
        Map<String, Object> json = Json.map("number", level.number());
        json.put("name", level.name());
        json.put("sentence", level.sentence());
        json.put("player", level.player());
        json.put("rating", level.rating().isPresent() ? level.rating().getAsInt() : null);
        return json;
    }

    private static Map<String, Object> player(PlayerKind<?, ?> kind) {
        Map<String, Object> json = Json.map("name", kind.name());
        json.put("sentence", kind.sentence());
        json.put("settings", SettingJson.of(Specs.offered(kind)));
        return json;
    }
}
