package moyo.go.net;

import java.net.URL;
import java.util.Optional;
import moyo.game.Game;
import moyo.game.MoveList;
import moyo.game.Rng;
import moyo.go.Geometry;
import moyo.go.GoBoard;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.go.GoRules;
import moyo.net.Encoding;
import moyo.net.FinalCount;
import moyo.net.Teachable;
import moyo.search.expansion.Candidates;

/**
 * How Go is taught on one board size: area counted as it stands, so that dead stones are captured;
 * komi 7 in most games, other values in the rest, so that the network learns what komi means.
 */
public final class GoLessons implements Teachable<GoPosition> {
    private static final double USUAL_KOMI = 7;
    private static final double USUAL_SHARE = 0.6;
    private static final double NEAR_SHARE = 0.8;
    private static final int NEAR_RANGE = 4;
    private static final int WIDE_RANGE = 20;
    private static final GoRules RULES = GoRules.parse("cgos");

    private final int size;
    private final Encoding<GoPosition> encoding;

    public GoLessons(int size) {
        this(size, new GoEncoding(size));
    }

    private GoLessons(int size, Encoding<GoPosition> encoding) {
        this.size = size;
        this.encoding = encoding;
    }

    /** What was learned, for players under any rules: the lessons had area scoring only. */
    public static GoLessons learned(int size) {
        return new GoLessons(size, GoEncoding.ofArea(size));
    }

    /** The weights that are shipped for a board size; empty if there are none. */
    public static Optional<URL> shippedNetwork(int size) {
        return Optional.ofNullable(
                GoLessons.class.getResource("go-%dx%d.net".formatted(size, size)));
    }

    @Override
    public Encoding<GoPosition> encoding() {
        return encoding;
    }

    @Override
    public Game<GoPosition> drawGame(Rng rng) {
        return new GoGame(size, drawKomi(rng), RULES);
    }

    /** Whole and half points around the usual komi. */
    private static double drawKomi(Rng rng) {
        double u = rng.nextDouble();
        if (u < USUAL_SHARE) {
            return USUAL_KOMI;
        }
        int range = u < NEAR_SHARE ? NEAR_RANGE : WIDE_RANGE;
        return USUAL_KOMI - range + rng.nextInt(4 * range + 1) / 2.0;
    }

    @Override
    public Candidates<GoPosition> candidates() {
        return GoLessons::sensibleMoves;
    }

    @Override
    public FinalCount<GoPosition> finalCount() {
        return new GoFinalCount(Geometry.of(size));
    }

    /** Every legal move but suicide and the filling of an own eye; pass comes last. */
    public static void sensibleMoves(GoPosition position, MoveList moves) {
        GoBoard board = position.board();
        moves.clear();
        for (int i = 0; i < board.emptyCount(); i++) {
            int p = board.empty(i);
            if (position.isSensible(p)) {
                moves.add(p);
            }
        }
        moves.add(Game.PASS);
    }

    @Override
    public int mostMoves() {
        return 3 * size * size;
    }

    /** About a quarter of the board's width squared. */
    @Override
    public double clearLead() {
        return size * size / 4.0;
    }
}
