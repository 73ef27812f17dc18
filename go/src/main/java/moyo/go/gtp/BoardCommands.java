package moyo.go.gtp;

import java.util.ArrayList;
import java.util.List;
import moyo.game.BadInput;
import moyo.game.Colour;
import moyo.go.Geometry;
import moyo.go.GoGame;
import moyo.go.GoRecord;
import moyo.go.Stone;
import moyo.gtp.GtpEngine;
import moyo.gtp.GtpRequest;

/** Commands for the board: size, stones, playing and taking back moves. */
final class BoardCommands {
    private static final double MOST_KOMI = 1000;

    private final GoGtp gtp;

    BoardCommands(GoGtp gtp) {
        this.gtp = gtp;
    }

    void register(GtpEngine engine) {
        engine.add("boardsize", "SIZE", this::boardsize);
        engine.add("rectangular_boardsize", "WIDTH HEIGHT", this::rectangularBoardsize);
        engine.add("query_boardsize", "", r -> none(r, Integer.toString(gtp.game().size())));
        engine.add("clear_board", "", this::clearBoard);
        engine.add("komi", "POINTS", this::komi);
        engine.add("get_komi", "", r -> none(r, Double.toString(gtp.game().komi())));
        engine.add("play", "COLOUR VERTEX", this::play);
        engine.add("undo", "", this::undo);
        engine.add("gg-undo", "[MOVES]", this::undoMoves);
        engine.add("showboard", "", r -> none(r, BoardText.of(gtp.record().position())));
        engine.add("list_stones", "COLOUR", this::listStones);
        engine.add("captures", "COLOUR", this::captures);
        engine.add("is_legal", "COLOUR VERTEX", this::isLegal);
        engine.add("all_legal", "COLOUR", this::allLegal);
        engine.add("move_history", "", this::moveHistory);
    }

    private static String none(GtpRequest request, String answer) {
        request.expect(0);
        return answer;
    }

    private String boardsize(GtpRequest request) {
        gtp.start(request.expect(1).integer(0, -999_999, 999_999));
        return "";
    }

    private String rectangularBoardsize(GtpRequest request) {
        int width = request.expect(2).integer(0, -999_999, 999_999);
        if (width != request.integer(1, -999_999, 999_999)) {
            throw new BadInput("unacceptable size");
        }
        gtp.start(width);
        return "";
    }

    private String clearBoard(GtpRequest request) {
        request.expect(0);
        gtp.start(gtp.game().size());
        return "";
    }

    private String komi(GtpRequest request) {
        double komi = request.expect(1).number(0, -1e9, 1e9);
        if (Math.abs(komi) > MOST_KOMI) {
            throw new BadInput("unacceptable komi");
        }
        gtp.setKomi(komi);
        return "";
    }

    private String play(GtpRequest request) {
        int colour = request.expect(2).colour(0);
        gtp.session().play(colour, gtp.vertex(request, 1));
        return "";
    }

    private String undo(GtpRequest request) {
        request.expect(0);
        return undo(1);
    }

    private String undoMoves(GtpRequest request) {
        request.expect(0, 1);
        return undo(request.count() == 0 ? 1 : request.integer(0, 0, 999_999));
    }

    /** Takes back all of the given number of moves, or none. */
    private String undo(int moves) {
        if (!gtp.record().undo(moves)) {
            throw new BadInput("cannot undo");
        }
        return "";
    }

    private String listStones(GtpRequest request) {
        int stone = Stone.of(request.expect(1).colour(0));
        List<Integer> points = new ArrayList<>();
        for (int p : gtp.game().geometry().points()) {
            if (gtp.record().position().board().stone(p) == stone) {
                points.add(p);
            }
        }
        return names(gtp.game(), points);
    }

    /** Returns the number of stones that this colour has captured. */
    private String captures(GtpRequest request) {
        int enemy = Stone.of(Colour.other(request.expect(1).colour(0)));
        return Integer.toString(gtp.record().position().board().captured(enemy));
    }

    private String isLegal(GtpRequest request) {
        int colour = request.expect(2).colour(0);
        int move = gtp.vertex(request, 1);
        return gtp.record().isLegal(colour, move) ? "1" : "0";
    }

    private String allLegal(GtpRequest request) {
        int colour = request.expect(1).colour(0);
        List<Integer> points = new ArrayList<>();
        Geometry geometry = gtp.game().geometry();
        for (int p : geometry.points()) {
            if (gtp.record().isLegal(colour, p)) {
                points.add(p);
            }
        }
        return names(gtp.game(), points);
    }

    /** Lists the moves, the latest first, as GNU Go does. */
    private String moveHistory(GtpRequest request) {
        request.expect(0);
        StringBuilder text = new StringBuilder();
        List<GoRecord.Move> moves = gtp.record().moves();
        for (int i = moves.size() - 1; i >= 0; i--) {
            String colour = moves.get(i).colour() == Colour.FIRST ? "black " : "white ";
            text.append(colour).append(gtp.game().moveName(moves.get(i).move())).append('\n');
        }
        return text.toString();
    }

    static String names(GoGame game, List<Integer> points) {
        return String.join(" ", points.stream().map(game::moveName).toList());
    }
}
