package moyo.blokus;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import moyo.game.BadInput;
import moyo.game.Game;
import org.jspecify.annotations.Nullable;

/**
 * Blokus Duo: 14x14 cells, 21 pieces a side, the first player starts on e10 and the second on j5. A
 * move is the number of a placement ({@link Placements}), or 0 for pass, which is legal only if no
 * placement is.
 */
public final class BlokusGame implements Game<BlokusPosition> {
    /** Points for placing all pieces. */
    public static final int BONUS_ALL = 15;

    /** Further points if the monomino was placed last. */
    public static final int BONUS_MONOMINO = 5;

    private static final int LARGEST_PIECE = 5;
    private static final String HOW_TO =
            "a move is its cells joined by commas, as in e8,d9,e9,f9,e10, or pass";

    private final boolean bonus;

    /** The game with the bonus, as it is commonly played. */
    public BlokusGame() {
        this(true);
    }

    /**
     * @param bonus whether to reward a side that places all its pieces; without, a score is the
     *     difference of covered cells
     */
    public BlokusGame(boolean bonus) {
        this.bonus = bonus;
    }

    public boolean bonus() {
        return bonus;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof BlokusGame game && game.bonus == bonus;
    }

    @Override
    public int hashCode() {
        return Boolean.hashCode(bonus);
    }

    @Override
    public String name() {
        return "blokus";
    }

    @Override
    public BlokusPosition newPosition() {
        return new BlokusPosition(this);
    }

    @Override
    public int moveCodes() {
        return Placements.CODES;
    }

    @Override
    public boolean hasPass() {
        return true;
    }

    /**
     * Two moves for every piece: the sides alternate, the side that is blocked last places a piece
     * in each of its turns, and a blocked side stays blocked.
     */
    @Override
    public int longestGame() {
        return 2 * Piece.ALL.size();
    }

    /** The identity, and the reflection in the diagonal through both start cells. */
    @Override
    public int symmetries() {
        return 2;
    }

    @Override
    public int symmetricMove(int move, int symmetry) {
        return symmetry == 0 ? move : Placements.mirrored(move);
    }

    /** The cells row by row from the bottom, with commas between them. */
    @Override
    public String moveName(int move) {
        if (move == PASS) {
            return "pass";
        }
        return Arrays.stream(Placements.cells(move))
                .mapToObj(Cells::name)
                .collect(Collectors.joining(","));
    }

    /** Reads cells in any order; spaces may follow a comma. */
    @Override
    public int parseMove(String text) {
        String move = text.toLowerCase(Locale.ROOT);
        if (move.equals("pass")) {
            return PASS;
        }
        if (move.endsWith(",")) {
            throw new BadInput("'%s' ends with a comma; %s".formatted(text, HOW_TO));
        }
        int[] cells =
                Arrays.stream(move.split(", *", -1)).mapToInt(cell -> parse(cell, text)).toArray();
        if (Arrays.stream(cells).distinct().count() < cells.length) {
            throw new BadInput("'%s' names a cell twice".formatted(text));
        }
        if (cells.length > LARGEST_PIECE) {
            throw new BadInput(
                    "'%s' has %d cells; no piece has more than %d"
                            .formatted(text, cells.length, LARGEST_PIECE));
        }
        int placement = Placements.of(cells);
        if (placement == 0) {
            throw new BadInput(
                    "'%s' is no piece: its cells must be connected by edges".formatted(text));
        }
        return placement;
    }

    private static int parse(String name, String text) {
        int cell = Cells.parse(name);
        if (cell == Cells.ABSENT) {
            throw new BadInput(
                    "'%s' in '%s' is not a cell, a1 to n14; %s".formatted(name, text, HOW_TO));
        }
        return cell;
    }
}
