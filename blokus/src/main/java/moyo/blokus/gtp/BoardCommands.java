package moyo.blokus.gtp;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import moyo.blokus.BlokusRecord;
import moyo.blokus.BlokusSgf;
import moyo.blokus.Placements;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.MoveList;
import moyo.gtp.GtpEngine;
import moyo.gtp.GtpRequest;

/** Commands for the board and moves of the opponent. */
final class BoardCommands {
    private final BlokusGtp gtp;

    BoardCommands(BlokusGtp gtp) {
        this.gtp = gtp;
    }

    void register(GtpEngine engine) {
        engine.add("set_game", "Blokus Duo", this::setGame);
        engine.add("clear_board", "", this::clearBoard);
        engine.add("play", "COLOUR MOVE", this::play);
        engine.add("p", "MOVE", this::playInTurn);
        engine.add("undo", "", this::undo);
        engine.add("all_legal", "COLOUR", this::allLegal);
        engine.add("final_score", "", this::finalScore);
        engine.add("showboard", "", this::showBoard);
        engine.add("point_integers", "", BoardCommands::pointIntegers);
        engine.add("move_info", "MOVE|NUMBER", this::moveInfo);
    }

    /** Accepts Blokus Duo only; Pentobi has more variants. */
    private String setGame(GtpRequest request) {
        if (!String.join(" ", request.arguments()).equals(BlokusSgf.NAME)) {
            throw new BadInput("invalid argument");
        }
        gtp.session().start();
        return "";
    }

    private String clearBoard(GtpRequest request) {
        request.expect(0);
        gtp.session().start();
        return "";
    }

    private String play(GtpRequest request) {
        int colour = BlokusGtp.read(request, 0);
        return play(colour, request.arguments().subList(1, request.count()));
    }

    /** Moves for the side whose turn it is, also if it has no moves. */
    private String playInTurn(GtpRequest request) {
        return play(gtp.record().position().toMove(), request.arguments());
    }

    /** Plays a move, which may consist of several arguments, because blanks may follow commas. */
    private String play(int colour, List<String> words) {
        BlokusRecord record = gtp.record();
        int move = move(String.join(" ", words));
        if (!record.position().hasPiece(colour, Placements.piece(move))) {
            throw new BadInput("piece already played");
        }
        if (!record.isLegal(colour, move)) {
            throw new BadInput("illegal move");
        }
        gtp.session().play(colour, move);
        return "";
    }

    /** Reads a placement; passes are not accepted, because Pentobi omits them. */
    private int move(String text) {
        int move;
        try {
            move = gtp.game().parseMove(text);
        } catch (BadInput e) {
            throw new BadInput("invalid move", e);
        }
        if (move == Game.PASS) {
            throw new BadInput("invalid move");
        }
        return move;
    }

    private String undo(GtpRequest request) {
        request.expect(0);
        if (!gtp.record().undo()) {
            throw new BadInput("cannot undo");
        }
        return "";
    }

    /** Lists the moves, one per line, in the order of their numbers. */
    private String allLegal(GtpRequest request) {
        int colour = BlokusGtp.onlyColour(request);
        MoveList moves = new MoveList(gtp.game().moveCodes());
        gtp.record().position().placements(colour, moves);
        List<Integer> sorted = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            sorted.add(moves.get(i));
        }
        Collections.sort(sorted);
        return sorted.stream().map(gtp.game()::moveName).collect(Collectors.joining("\n"));
    }

    private String finalScore(GtpRequest request) {
        request.expect(0);
        return score(gtp.record());
    }

    /**
     * Returns the difference of points, also before the end of the game: {@code B+3}, or 0 for a
     * draw.
     */
    static String score(BlokusRecord record) {
        int score = (int) record.position().score();
        return score == 0 ? "0" : (score > 0 ? "B+" : "W+") + Math.abs(score);
    }

    private String showBoard(GtpRequest request) {
        request.expect(0);
        return BoardText.of(gtp.record());
    }

    private static String pointIntegers(GtpRequest request) {
        request.expect(0);
        return BoardText.cellNumbers();
    }

    private String moveInfo(GtpRequest request) {
        String text = String.join(" ", request.expect(1, 5).arguments());
        return MoveText.of(gtp.game(), moveOrNumber(text));
    }

    private int moveOrNumber(String text) {
        if (text.matches("[0-9]{1,5}")) {
            int number = Integer.parseInt(text);
            if (number >= 1 && number <= Placements.COUNT) {
                return number;
            }
        } else {
            try {
                return move(text);
            } catch (BadInput e) {
                // reported below
            }
        }
        throw new BadInput("invalid argument '%s' (expected move or move ID)".formatted(text));
    }
}
