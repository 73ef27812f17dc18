package moyo.web.room;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import moyo.game.BadInput;
import moyo.web.part.JsonTalk;
import moyo.web.part.Peer;
import moyo.web.room.analysis.AnalysisView;
import moyo.web.room.opponent.Seat;
import moyo.web.wire.Json;

/** The conversation of one page with one game. */
final class RoomTalk extends JsonTalk {
    private static final String AT = "at";

    private final Room<?, ?> room;
    private final List<AnalysisView> lanes;

    /** Sends the game to the page. */
    RoomTalk(Room<?, ?> room, Peer peer) {
        super(peer);
        this.room = room;
        lanes = List.of(new AnalysisView(peer, 0), new AnalysisView(peer, 1));
        room.enter(peer);
    }

    @Override
    protected void hears(String what, Map<String, Object> message) {
        switch (what) {
            case "look" -> peer().send(room.position(at(message)));
            case "play" -> play(message);
            case "why" -> why(message);
            case "undo" -> room.undo();
            case "resign" -> room.resign();
            case "pause" -> room.pause(Json.flag(message, "on"));
            case "continue" -> room.goOnFrom(at(message));
            case "dead" -> markDead(Json.integer(message, "cell"));
            case "accept" -> room.change(Course::accept);
            case "resume" -> room.change(Course::resume);
            case "comment" -> comment(at(message), Json.text(message, "text"));
            case "remove" -> remove(at(message));
            case "seats" -> seat(message);
            case "analyse" -> analyse(message);
            case "stop" -> room.stopAnalysis(lane(message));
            case "hint" -> room.hint(at(message), peer(), message.get("ref"));
            case "influence" -> peer().send(room.influence(at(message)));
            case "review" ->
                    room.review(
                            Json.text(message, "player", ""), Json.integer(message, "visits", 500));
            case "cancel" -> room.cancelReview();
            default -> throw new BadInput("unknown request '%s'".formatted(shortened(what)));
        }
    }

    private void markDead(int cell) {
        room.change(course -> course.markDead(cell));
    }

    private void comment(int node, String text) {
        room.change(course -> course.comment(node, text));
    }

    private void remove(int node) {
        room.change(course -> course.remove(node));
    }

    private static String shortened(String text) {
        return text.length() > 40 ? text.substring(0, 40) + "…" : text;
    }

    private static int at(Map<String, Object> message) {
        return Json.integer(message, AT);
    }

    private void play(Map<String, Object> message) {
        List<Integer> cells = Json.integers(message, "cells");
        if (cells.isEmpty() && !Json.text(message, "move", "").equals("pass")) {
            throw new BadInput("a move has 'cells', or is \"move\": \"pass\"");
        }
        int node = room.play(at(message), cells);
        Map<String, Object> played = new LinkedHashMap<>();
        played.put("is", "played");
        played.put(AT, node);
        played.put("ref", message.get("ref"));
        peer().send(played);
    }

    private void why(Map<String, Object> message) {
        Optional<String> reason = room.why(at(message), Json.integers(message, "cells"));
        Map<String, Object> why = new LinkedHashMap<>();
        why.put("is", "why");
        why.put("text", reason.orElse(null));
        why.put("ref", message.get("ref"));
        peer().send(why);
    }

    private void seat(Map<String, Object> message) {
        List<Seat> seats = new ArrayList<>();
        Json.list(message, "seats").forEach(seat -> seats.add(Seat.read(seat)));
        if (seats.size() != 2) {
            throw new BadInput("a game has two seats, not %d".formatted(seats.size()));
        }
        room.seat(seats);
    }

    private AnalysisView lane(Map<String, Object> message) {
        int lane = Json.integer(message, "lane", 0);
        if (lane < 0 || lane >= lanes.size()) {
            throw new BadInput("lane %d is not 0 or 1".formatted(lane));
        }
        return lanes.get(lane);
    }

    private void analyse(Map<String, Object> message) {
        AnalysisView view = lane(message);
        view.setOwners(Json.flag(message, "owners"));
        room.analyse(view, at(message), Json.text(message, "player", ""));
    }

    @Override
    public void ends() {
        lanes.forEach(room::stopAnalysis);
        room.leave(peer());
    }
}
