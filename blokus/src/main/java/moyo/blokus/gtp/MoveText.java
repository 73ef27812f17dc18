package moyo.blokus.gtp;

import java.util.Arrays;
import java.util.stream.Collectors;
import moyo.blokus.BlokusGame;
import moyo.blokus.Cells;
import moyo.blokus.Piece;
import moyo.blokus.Placements;

/** Describes a placement. */
final class MoveText {
    private MoveText() {}

    /** Returns the piece in brackets and the cells. */
    static String withPiece(BlokusGame game, int move) {
        return "[%s]%s".formatted(piece(move).name(), game.moveName(move));
    }

    private static Piece piece(int move) {
        return Piece.ALL.get(Placements.piece(move));
    }

    /**
     * Returns its number, piece and cells, whether it breaks the symmetry of the board under
     * rotation by 180 degrees (it covers a cell and that cell's image), and its own image.
     */
    static String of(BlokusGame game, int move) {
        int[] cells = Placements.cells(move);
        int[] turned = Arrays.stream(cells).map(MoveText::turned).toArray();
        boolean breaks =
                Arrays.stream(cells).anyMatch(c -> Arrays.stream(turned).anyMatch(t -> t == c));
        String image = Arrays.stream(turned).mapToObj(Cells::name).collect(Collectors.joining(","));
        return """

                ID:     %d
                Piece:  %d (%s)
                Points: %s
                BrkSym: %d
                SymMv:  %s"""
                .formatted(
                        move,
                        piece(move).number(),
                        piece(move).name(),
                        Arrays.stream(cells).mapToObj(Cells::name).collect(Collectors.joining(" ")),
                        breaks ? 1 : 0,
                        game.moveName(game.parseMove(image)));
    }

    /** Returns the image under rotation by 180 degrees about the centre of the board. */
    private static int turned(int cell) {
        return Cells.COUNT - 1 - cell;
    }
}
