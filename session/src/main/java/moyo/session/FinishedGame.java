package moyo.session;

import java.util.List;
import java.util.Locale;
import moyo.game.Colour;
import moyo.sgf.SgfNode;

/**
 * A finished game with everything that its record file contains.
 *
 * @param program the program that writes the record: {@code Moyo:0.1.0}
 * @param event the name of the run
 * @param round the number of the game in the run, as text
 * @param firstName the name of the player that moved first
 * @param firstSpec the spec of that player, with all settings
 * @param seed the seed of the game
 * @param date the date of its end, ISO 8601
 * @param moves the moves as numbers of the game
 * @param comments a comment for each move, may be empty
 * @param winner a colour, or {@link #NOBODY}
 * @param reason the reason of the end: score, resign, time, illegal, crash, ...
 * @param score the first player's score, NaN if the game was not counted
 * @param detail the description of a fault, otherwise empty
 */
public record FinishedGame(
        String program,
        String event,
        String round,
        String firstName,
        String secondName,
        String firstSpec,
        String secondSpec,
        long seed,
        String date,
        List<Integer> moves,
        List<String> comments,
        int winner,
        String reason,
        double score,
        String detail) {
    /** The winner of a draw. */
    public static final int NOBODY = -1;

    public FinishedGame {
        moves = List.copyOf(moves);
        comments = List.copyOf(comments);
    }

    /** Returns the result in SGF notation: B+3.5, W+R, 0. */
    public String sgfResult() {
        if (winner == NOBODY) {
            return "0";
        }
        String side = winner == Colour.FIRST ? "B+" : "W+";
        return switch (reason) {
            case "score", "move-limit" -> side + points();
            case "resign", "adjudication" -> side + "R";
            case "time" -> side + "T";
            default -> side + "F";
        };
    }

    /** Sets players, event, round, date and result in the root of an SGF tree. */
    public void describeIn(SgfNode root) {
        root.set("PB", firstName).set("PW", secondName);
        root.set("EV", event);
        root.set("RO", round);
        root.set("DT", date);
        root.set("RE", sgfResult());
    }

    private String points() {
        String points = String.format(Locale.ROOT, "%.2f", Math.abs(score));
        return points.replaceAll("0+$", "").replaceAll("\\.$", "");
    }
}
