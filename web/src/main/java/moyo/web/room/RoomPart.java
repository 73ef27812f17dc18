package moyo.web.room;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import moyo.game.BadInput;
import moyo.session.GameList;
import moyo.web.guard.Fence;
import moyo.web.lanes.Lanes;
import moyo.web.part.Bodies;
import moyo.web.part.Engines;
import moyo.web.part.OpenGames;
import moyo.web.part.RunRecords;
import moyo.web.part.Sockets;
import moyo.web.part.Specs;
import moyo.web.part.WebPart;
import moyo.web.room.analysis.Analyses;
import moyo.web.room.clock.RoomClock;
import moyo.web.room.opponent.Programs;
import moyo.web.room.opponent.Seat;
import moyo.web.wire.Json;

/** The games on the page: {@code /api/games} and a socket for each game. */
public final class RoomPart implements WebPart {
    private static final int REQUEST_BYTES = 20_000;
    private static final int RECORD_BYTES = 2_000_000;

    private final Rooms rooms;
    private final Sockets sockets;
    private final RunRecords runs;

    /**
     * @param records the game records of runs
     */
    private RoomPart(Rooms rooms, Sockets sockets, RunRecords records) {
        this.rooms = rooms;
        this.sockets = sockets;
        runs = records;
    }

    /**
     * The games of a server.
     *
     * @param folder where they are kept
     */
    public static OpenGames games(
            Path folder,
            GameList games,
            Lanes lanes,
            Specs specs,
            Engines engines,
            Consumer<String> log) {
        Hall hall =
                new Hall(
                        new Programs(lanes, specs, engines, log),
                        new GameStore(folder),
                        new Analyses(lanes),
                        log);
        return new Rooms(hall, games);
    }

    /**
     * The part that serves games.
     *
     * @param games what {@link #games} returned
     */
    public static RoomPart of(OpenGames games, Sockets sockets, RunRecords records) {
        return new RoomPart((Rooms) games, sockets, records);
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/api/games", context -> answer(context, Map.of("games", rooms.list())));
        routes.post("/api/games", context -> answer(context, begin(context)));
        routes.post("/api/games/open", context -> answer(context, open(context)));
        routes.get("/api/games/{id}/record", this::download);
        routes.delete(
                "/api/games/{id}",
                context -> {
                    rooms.delete(context.pathParam("id"));
                    answer(context, Map.of());
                });
        sockets.add(
                routes,
                "/api/games/{id}/socket",
                Fence.LONGEST_FRAME,
                (peer, parameter) -> rooms.talk(parameter.apply("id"), peer));
    }

    private static void answer(Context context, Map<String, Object> json) {
        context.contentType("application/json");
        context.result(Json.write(json));
    }

    private Map<String, Object> begin(Context context) {
        Map<String, Object> request = Bodies.json(context, REQUEST_BYTES);
        Map<String, String> board = new LinkedHashMap<>();
        Map<String, Object> settings = Json.child(request, "board");
        if (settings != null) {
            settings.forEach((key, value) -> board.put(key, String.valueOf(value)));
        }
        List<Seat> seats = new ArrayList<>();
        Json.list(request, "seats").forEach(seat -> seats.add(Seat.read(seat)));
        if (seats.size() != 2) {
            throw new BadInput("a game has two seats, not %d".formatted(seats.size()));
        }
        Map<String, Object> clock = Json.child(request, "clock");
        List<RoomClock> clocks =
                clock == null ? List.of() : List.of(RoomClock.read(clock), RoomClock.read(clock));
        String id =
                rooms.begin(
                        Json.text(request, "game"),
                        board,
                        Json.integer(request, "handicap", 0),
                        seats,
                        clocks);
        return Json.map("id", id);
    }

    private Map<String, Object> open(Context context) {
        Map<String, Object> request = Bodies.json(context, RECORD_BYTES + REQUEST_BYTES);
        String run = Json.text(request, "run", "");
        OpenGames.Opened opened;
        if (run.isEmpty()) {
            opened = rooms.open(Json.text(request, "name", "the file"), Json.text(request, "text"));
        } else {
            RunRecords.Found found = runs.find(run, Json.text(request, "file"));
            opened = rooms.open(found.name(), found.text());
        }
        Map<String, Object> json = Json.map("id", opened.id());
        json.put("warnings", opened.warnings());
        return json;
    }

    private void download(Context context) {
        String id = context.pathParam("id");
        Map.Entry<String, String> record = rooms.room(id).record();
        context.header(
                "Content-Disposition",
                "attachment; filename=\"moyo-%s.%s\"".formatted(id, record.getValue()));
        context.contentType("application/octet-stream");
        context.result(record.getKey().getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public void close() {
        rooms.close();
    }
}
