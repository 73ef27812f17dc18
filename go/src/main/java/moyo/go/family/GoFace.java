package moyo.go.family;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.go.Geometry;
import moyo.go.GoBoard;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.go.GoRules;
import moyo.go.Handicap;
import moyo.go.Stone;
import moyo.go.status.BouzyTerritory;
import moyo.go.status.FinalScore;
import moyo.go.status.LifeAndDeath;
import moyo.session.face.BoardFace;
import moyo.session.face.BoardShape;

/** How a front end draws a board of Go. */
final class GoFace implements BoardFace<GoPosition> {
    /** The influence that is drawn as a full share of a point. */
    private static final double FULL = 64;

    private final Geometry geometry;
    private final GoRules rules;
    private final BoardShape shape;

    GoFace(GoGame game) {
        geometry = game.geometry();
        rules = game.rules();
        int size = game.size();
        List<String> columns =
                IntStream.range(0, size)
                        .mapToObj(x -> game.moveName(geometry.point(x, 0)).substring(0, 1))
                        .toList();
        List<String> rows =
                IntStream.range(0, size).mapToObj(y -> String.valueOf(size - y)).toList();
        shape = new BoardShape(BoardShape.Style.LINES, columns, rows, stars(), false);
    }

    private List<Integer> stars() {
        int most = Handicap.mostFixed(geometry);
        return most < 4
                ? List.of()
                : Handicap.fixed(geometry, most).stream().map(this::cell).sorted().toList();
    }

    private int cell(int point) {
        return (geometry.size() - 1 - geometry.y(point)) * geometry.size() + geometry.x(point);
    }

    private int point(int cell) {
        int size = geometry.size();
        return geometry.point(cell % size, size - 1 - cell / size);
    }

    @Override
    public BoardShape shape() {
        return shape;
    }

    @Override
    public int owner(GoPosition position, int cell) {
        int stone = position.board().stone(point(cell));
        return stone == Stone.BLACK
                ? Colour.FIRST
                : stone == Stone.WHITE ? Colour.SECOND : BoardFace.NOBODY;
    }

    @Override
    public List<Integer> cells(GoPosition position, int move) {
        return move == Game.PASS ? List.of() : List.of(cell(move));
    }

    @Override
    public OptionalInt moveOn(GoPosition position, List<Integer> cells) {
        return cells.size() == 1 ? OptionalInt.of(point(cells.get(0))) : OptionalInt.empty();
    }

    @Override
    public int ownershipIndex(int cell) {
        return point(cell);
    }

    @Override
    public List<Integer> captures(GoPosition position) {
        GoBoard board = position.board();
        return List.of(board.captured(Stone.WHITE), board.captured(Stone.BLACK));
    }

    @Override
    public boolean marksDead() {
        return rules.scoring() != GoRules.Scoring.AREA_AS_IT_STANDS;
    }

    @Override
    public List<Integer> dead(GoPosition end, long seed) {
        return LifeAndDeath.judge(end, seed).blocks(LifeAndDeath.Status.DEAD).stream()
                .flatMap(List::stream)
                .map(this::cell)
                .sorted()
                .toList();
    }

    /** The stones of the block, and of all own blocks that only empty points separate from it. */
    @Override
    public List<Integer> group(GoPosition position, int cell) {
        int start = point(cell);
        int own = position.board().stone(start);
        if (own == Stone.EMPTY) {
            return List.of();
        }
        List<Integer> reached = new ArrayList<>(List.of(start));
        Set<Integer> seen = new HashSet<>(reached);
        for (int i = 0; i < reached.size(); i++) {
            for (int d : new int[] {-geometry.stride(), -1, 1, geometry.stride()}) {
                int next = reached.get(i) + d;
                boolean free =
                        geometry.isOnBoard(next)
                                && (position.board().stone(next) == own
                                        || position.board().stone(next) == Stone.EMPTY);
                if (free && seen.add(next)) {
                    reached.add(next);
                }
            }
        }
        return reached.stream()
                .filter(p -> position.board().stone(p) == own)
                .map(this::cell)
                .sorted()
                .toList();
    }

    @Override
    public double score(GoPosition end, Set<Integer> dead) {
        return FinalScore.byRules(end, points(dead));
    }

    private Set<Integer> points(Set<Integer> cells) {
        Set<Integer> points = new HashSet<>();
        cells.forEach(cell -> points.add(point(cell)));
        return points;
    }

    @Override
    public int[] owners(GoPosition end, Set<Integer> dead) {
        int[] balance = FinalScore.owners(end, points(dead));
        int[] owners = new int[shape.cells()];
        for (int cell = 0; cell < owners.length; cell++) {
            int side = balance[point(cell)];
            owners[cell] = side > 0 ? Colour.FIRST : side < 0 ? Colour.SECOND : BoardFace.NOBODY;
        }
        return owners;
    }

    @Override
    public Optional<double[]> influence(GoPosition position) {
        BouzyTerritory bouzy = new BouzyTerritory(geometry);
        bouzy.look(position.board());
        double[] values = new double[shape.cells()];
        for (int cell = 0; cell < values.length; cell++) {
            values[cell] = Math.max(-1, Math.min(1, bouzy.value(point(cell)) / FULL));
        }
        return Optional.of(values);
    }
}
