package moyo.blokus.family;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import moyo.blokus.BlokusPosition;
import moyo.blokus.Cells;
import moyo.blokus.Piece;
import moyo.blokus.Placements;
import moyo.blokus.evaluation.BouzyCells;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.session.face.BoardFace;
import moyo.session.face.BoardShape;

/** How a front end draws Blokus Duo. */
final class BlokusFace implements BoardFace<BlokusPosition> {
    static final BlokusFace INSTANCE = new BlokusFace();

    private static final BoardShape SHAPE =
            new BoardShape(
                    Cells.SIZE,
                    Cells.SIZE,
                    BoardShape.Style.SQUARES,
                    IntStream.range(0, Cells.SIZE)
                            .mapToObj(x -> String.valueOf((char) ('a' + x)))
                            .toList(),
                    IntStream.range(0, Cells.SIZE)
                            .mapToObj(y -> String.valueOf(Cells.SIZE - y))
                            .toList(),
                    List.of(turned(Cells.start(Colour.FIRST)), turned(Cells.start(Colour.SECOND))),
                    false,
                    Piece.ALL.stream().map(BlokusFace::piece).toList());

    private BlokusFace() {}

    private static BoardShape.Piece piece(Piece piece) {
        List<List<Integer>> squares = new ArrayList<>();
        String[] rows = piece.drawing().split("/");
        for (int y = 0; y < rows.length; y++) {
            for (int x = 0; x < rows[y].length(); x++) {
                if (rows[y].charAt(x) == '#') {
                    squares.add(List.of(x, y));
                }
            }
        }
        return new BoardShape.Piece(piece.name(), squares);
    }

    /** Changes between cells counted from the bottom, as in the rules, and from the top. */
    private static int turned(int cell) {
        return Cells.cell(Cells.x(cell), Cells.SIZE - 1 - Cells.y(cell));
    }

    @Override
    public BoardShape shape() {
        return SHAPE;
    }

    @Override
    public int owner(BlokusPosition position, int cell) {
        return position.owner(turned(cell));
    }

    @Override
    public List<Integer> cells(BlokusPosition position, int move) {
        return move == Game.PASS
                ? List.of()
                : Arrays.stream(Placements.cells(move)).map(BlokusFace::turned).boxed().toList();
    }

    @Override
    public OptionalInt moveOn(BlokusPosition position, List<Integer> cells) {
        int placement =
                cells.isEmpty() || cells.stream().distinct().count() < cells.size()
                        ? 0
                        : Placements.of(cells.stream().mapToInt(BlokusFace::turned).toArray());
        return placement == 0 ? OptionalInt.empty() : OptionalInt.of(placement);
    }

    @Override
    public int ownershipIndex(int cell) {
        return turned(cell);
    }

    @Override
    public List<Integer> hand(BlokusPosition position, int colour) {
        return IntStream.range(0, Piece.ALL.size())
                .filter(piece -> position.hasPiece(colour, piece))
                .boxed()
                .toList();
    }

    @Override
    public Optional<double[]> influence(BlokusPosition position) {
        double[] fromBottom = new BouzyCells().difference(position);
        double[] values = new double[SHAPE.cells()];
        for (int cell = 0; cell < values.length; cell++) {
            values[cell] = fromBottom[turned(cell)];
        }
        return Optional.of(values);
    }
}
