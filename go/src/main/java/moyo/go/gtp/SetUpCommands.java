package moyo.go.gtp;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.go.Geometry;
import moyo.go.GoGame;
import moyo.go.GoRecord;
import moyo.go.Handicap;
import moyo.go.Stone;
import moyo.gtp.GtpEngine;
import moyo.gtp.GtpRequest;

/** Commands for handicap stones and set-up positions. A failed command changes nothing. */
final class SetUpCommands {
    private final GoGtp gtp;

    SetUpCommands(GoGtp gtp) {
        this.gtp = gtp;
    }

    void register(GtpEngine engine) {
        engine.add("fixed_handicap", "STONES", this::fixedHandicap);
        engine.add("place_free_handicap", "STONES", this::placeFreeHandicap);
        engine.add("set_free_handicap", "VERTEX VERTEX...", this::setFreeHandicap);
        engine.add("get_handicap", "", r -> Integer.toString(handicap(r)));
        engine.add("gogui-play_sequence", "[COLOUR VERTEX]...", this::playSequence);
        engine.add("gogui-setup", "[COLOUR VERTEX]...", this::setUp);
        engine.add("gogui-setup_player", "COLOUR", this::setUpPlayer);
    }

    private int handicap(GtpRequest request) {
        request.expect(0);
        return gtp.record().handicap();
    }

    private String fixedHandicap(GtpRequest request) {
        int stones = stones(request);
        Geometry geometry = gtp.game().geometry();
        if (stones < 2 || stones > Handicap.mostFixed(geometry)) {
            throw new BadInput("invalid number of stones");
        }
        return place(Handicap.fixed(geometry, stones));
    }

    private String placeFreeHandicap(GtpRequest request) {
        int stones = stones(request);
        Geometry geometry = gtp.game().geometry();
        if (stones < 2 || stones >= geometry.pointCount()) {
            throw new BadInput("invalid number of stones");
        }
        return place(Handicap.free(geometry, stones));
    }

    private int stones(GtpRequest request) {
        int stones = request.expect(1).integer(0, -999_999, 999_999);
        requireEmptyBoard();
        return stones;
    }

    private void requireEmptyBoard() {
        if (!gtp.record().isBoardEmpty()) {
            throw new BadInput("board not empty");
        }
    }

    private String place(List<Integer> points) {
        gtp.record().placeHandicap(points);
        return BoardCommands.names(gtp.game(), points);
    }

    private String setFreeHandicap(GtpRequest request) {
        request.expect(2, gtp.game().geometry().pointCount() - 1);
        requireEmptyBoard();
        List<Integer> points = new ArrayList<>();
        for (int i = 0; i < request.count(); i++) {
            points.add(gtp.vertex(request, i));
        }
        if (points.contains(Game.PASS) || Set.copyOf(points).size() < points.size()) {
            throw new BadInput("bad vertex list");
        }
        gtp.record().placeHandicap(points);
        return "";
    }

    private record Placed(int colour, int move) {}

    private List<Placed> pairs(GtpRequest request) {
        if (request.count() % 2 != 0) {
            request.expect(request.count() + 1);
        }
        List<Placed> pairs = new ArrayList<>();
        for (int i = 0; i < request.count(); i += 2) {
            pairs.add(new Placed(request.colour(i), gtp.vertex(request, i + 1)));
        }
        return pairs;
    }

    private String playSequence(GtpRequest request) {
        List<Placed> sequence = pairs(request);
        GoRecord record = gtp.record();
        int played = 0;
        try {
            for (Placed placed : sequence) {
                record.play(placed.colour, placed.move);
                played++;
            }
        } catch (BadInput e) {
            record.undo(played);
            throw e;
        }
        return "";
    }

    private String setUp(GtpRequest request) {
        GoRecord record = gtp.record();
        GoGame game = gtp.game();
        int[] stones = record.arrangement();
        for (Placed placed : pairs(request)) {
            if (placed.move == Game.PASS || stones[placed.move] != Stone.EMPTY) {
                throw new BadInput(
                        "cannot place a stone at '%s'".formatted(game.moveName(placed.move)));
            }
            stones[placed.move] = Stone.of(placed.colour);
        }
        record.setUp(stones, record.position().toMove());
        return "";
    }

    private String setUpPlayer(GtpRequest request) {
        gtp.record().setToMove(request.expect(1).colour(0));
        return "";
    }
}
