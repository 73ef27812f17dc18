package moyo.app.terminal;

import java.util.Set;
import java.util.TreeSet;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.Position;
import moyo.session.GameKit;
import moyo.session.face.BoardFace;

/**
 * How a game ended.
 *
 * @param result as SGF writes it: {@code B+3.5}, {@code W+R}, {@code 0}
 * @param dead the cells with dead stones, by estimate
 */
record Ending(String result, Set<Integer> dead) {
    private static final long SEED = 1;

    Ending {
        dead = Set.copyOf(dead);
    }

    static Ending resigned(int loser) {
        return new Ending(loser == Colour.FIRST ? "W+R" : "B+R", Set.of());
    }

    /** Counts a position in which no move may follow. */
    static <P extends Position<P>> Ending counted(BoardFace<P> face, P end) {
        Set<Integer> dead =
                face.marksDead() ? new TreeSet<>(face.dead(end, SEED)) : new TreeSet<>();
        return new Ending(face.resultText(face.score(end, dead)), dead);
    }

    /** Returns the result in words. */
    <G extends Game<P>, P extends Position<P>> String text(GameKit<G, P> kit) {
        if (result.equals("0")) {
            return "The game is a draw.";
        }
        String winner = kit.colourName(result.startsWith("B") ? Colour.FIRST : Colour.SECOND);
        if (result.endsWith("+R")) {
            return "%s wins by resignation (%s).".formatted(winner, result);
        }
        String estimate =
                dead.isEmpty() ? "" : " Dead stones, by estimate, are drawn as small letters.";
        return result.endsWith("+") // a game without points
                ? "%s wins.".formatted(winner)
                : "%s wins: %s.%s".formatted(winner, result, estimate);
    }
}
