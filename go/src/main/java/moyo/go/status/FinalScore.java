package moyo.go.status;

import java.util.Locale;
import java.util.Set;
import moyo.go.GoBoard;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.go.GoRules;
import moyo.go.Regions;
import moyo.go.Stone;

/**
 * The score of a finished position with given dead stones. Dead stones are removed, and empty
 * regions belong to the only colour around them.
 */
public final class FinalScore {
    private FinalScore() {}

    /** Black's score by the rules of the game, komi included. */
    public static double of(LifeAndDeath judgement) {
        GoPosition position = judgement.position();
        GoGame game = position.game();
        GoBoard cleaned = judgement.cleaned();
        if (game.rules().scoring() != GoRules.Scoring.TERRITORY) {
            return cleaned.area() - game.komi();
        }
        int territory = 0;
        for (int p : game.geometry().points()) {
            territory += judgement.territory(p);
        }
        return territory
                + prisoners(position.board(), cleaned, Stone.WHITE)
                - prisoners(position.board(), cleaned, Stone.BLACK)
                - game.komi();
    }

    /** Black's area score, komi included, when the players agree that these stones are dead. */
    public static double agreed(GoPosition end, Set<Integer> dead) {
        return cleaned(end, dead).board().area() - end.game().komi();
    }

    /**
     * Returns the owner of each point when the players agree that these stones are dead: 1 for
     * Black, -1 for White, 0 for nobody.
     */
    public static int[] owners(GoPosition end, Set<Integer> dead) {
        GoBoard board = cleaned(end, dead).board();
        int[] owners = new Regions(end.game().geometry()).owners(board);
        for (int p : end.game().geometry().points()) {
            int stone = board.stone(p);
            owners[p] = stone == Stone.BLACK ? 1 : stone == Stone.WHITE ? -1 : owners[p];
        }
        return owners;
    }

    private static GoPosition cleaned(GoPosition end, Set<Integer> dead) {
        GoPosition cleaned = end.game().newPosition();
        int[] stones = new int[end.game().geometry().arrayLength()];
        for (int p : end.game().geometry().points()) {
            stones[p] = dead.contains(p) ? Stone.EMPTY : end.board().stone(p);
        }
        cleaned.arrange(stones, end.toMove());
        return cleaned;
    }

    /**
     * Black's score by the rules of the game, komi included, when the players agree that these
     * stones are dead; under territory rules every empty region with one colour around it counts.
     */
    public static double byRules(GoPosition end, Set<Integer> dead) {
        if (end.game().rules().scoring() != GoRules.Scoring.TERRITORY) {
            return agreed(end, dead);
        }
        GoPosition cleaned = cleaned(end, dead);
        int territory = 0;
        for (int owner : new Regions(end.game().geometry()).owners(cleaned.board())) {
            territory += owner;
        }
        return territory
                + prisoners(end.board(), cleaned.board(), Stone.WHITE)
                - prisoners(end.board(), cleaned.board(), Stone.BLACK)
                - end.game().komi();
    }

    /** Captured stones plus dead stones on the board. */
    private static int prisoners(GoBoard board, GoBoard cleaned, int stone) {
        return board.captured(stone) + board.total(stone) - cleaned.total(stone);
    }

    /** The result as in GTP and SGF: {@code B+3.5}, {@code W+12}, or 0 for a draw. */
    public static String format(double score) {
        if (score == 0) {
            return "0";
        }
        String points = String.format(Locale.ROOT, "%.2f", Math.abs(score));
        points = points.replaceAll("0+$", "").replaceAll("\\.$", "");
        return (score > 0 ? "B+" : "W+") + points;
    }
}
