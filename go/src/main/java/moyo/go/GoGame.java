package moyo.go;

import java.util.Locale;
import java.util.Objects;
import moyo.game.BadInput;
import moyo.game.Game;
import org.jspecify.annotations.Nullable;

/**
 * Go on one board size with one komi and rule set. A move is the index of its point ({@link
 * Geometry}), or 0 for pass.
 */
public final class GoGame implements Game<GoPosition> {
    private static final String COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

    private final Geometry geometry;
    private final double komi;
    private final GoRules rules;

    public GoGame(int size, double komi, GoRules rules) {
        if (size < Geometry.SMALLEST || size > Geometry.LARGEST) {
            throw new BadInput(
                    "board size %d is not between %d and %d"
                            .formatted(size, Geometry.SMALLEST, Geometry.LARGEST));
        }
        if (!Double.isFinite(komi)) {
            throw new BadInput("komi %s is not a number of points".formatted(komi));
        }
        geometry = Geometry.of(size);
        this.komi = komi;
        this.rules = rules;
    }

    public int size() {
        return geometry.size;
    }

    public Geometry geometry() {
        return geometry;
    }

    public double komi() {
        return komi;
    }

    public GoRules rules() {
        return rules;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof GoGame game
                && game.size() == size()
                && game.komi == komi
                && game.rules.equals(rules);
    }

    @Override
    public int hashCode() {
        return Objects.hash(size(), komi, rules);
    }

    @Override
    public String name() {
        return "go";
    }

    @Override
    public GoPosition newPosition() {
        return new GoPosition(this);
    }

    @Override
    public int moveCodes() {
        return geometry.arrayLength;
    }

    @Override
    public boolean hasPass() {
        return true;
    }

    /** 4 × points + 100; longer games are stopped. */
    @Override
    public int longestGame() {
        return 4 * geometry.pointCount() + 100;
    }

    @Override
    public int symmetries() {
        return Geometry.SYMMETRIES;
    }

    @Override
    public int rotations() {
        return Geometry.SYMMETRIES / 2;
    }

    @Override
    public int symmetricMove(int move, int symmetry) {
        return geometry.symmetric(move, symmetry);
    }

    /** A column letter (without I) and a row counted from the bottom; or {@code pass}. */
    @Override
    public String moveName(int move) {
        if (move == PASS) {
            return "pass";
        }
        return COLUMNS.substring(geometry.x(move), geometry.x(move) + 1) + (geometry.y(move) + 1);
    }

    @Override
    public int parseMove(String text) {
        String move = text.toUpperCase(Locale.ROOT);
        if (move.equals("PASS")) {
            return PASS;
        }
        if (move.matches("[A-HJ-Z][1-9][0-9]?")) {
            int x = COLUMNS.indexOf(move.charAt(0));
            int y = Integer.parseInt(move.substring(1)) - 1;
            if (x < size() && y < size()) {
                return geometry.point(x, y);
            }
        }
        throw new BadInput(
                "'%s' is not a point of a %dx%d board, A1 to %s, or pass"
                        .formatted(
                                text,
                                size(),
                                size(),
                                moveName(geometry.point(size() - 1, size() - 1))));
    }
}
