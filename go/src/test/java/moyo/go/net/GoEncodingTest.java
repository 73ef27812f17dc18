package moyo.go.net;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HashSet;
import java.util.Set;
import moyo.game.Game;
import moyo.game.MoveList;
import moyo.game.Rng;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.go.GoRules;
import moyo.net.Shape;
import org.junit.jupiter.api.Test;

final class GoEncodingTest {
    private static final int SIZE = 5;
    private static final GoGame GAME = new GoGame(SIZE, 3.5, GoRules.CHINESE);
    private final GoEncoding encoding = new GoEncoding(SIZE);
    private final Shape shape = encoding.shape();

    private byte[] row(GoPosition position, int symmetry) {
        byte[] row = new byte[shape.rowBytes()];
        encoding.encode(position, symmetry, row, 0);
        return row;
    }

    private static GoPosition after(String... moves) {
        GoPosition position = GAME.newPosition();
        for (String move : moves) {
            position.play(GAME.parseMove(move));
        }
        return position;
    }

    private int at(byte[] row, String point) {
        return row[encoding.index(GAME.newPosition(), GAME.parseMove(point))] & 0xff;
    }

    @Test
    void showsStonesLibertiesAndTheLastMovesToTheSideToMove() {
        byte[] row = row(after("A1", "B1", "C3", "E5"), 0); // Black to move; A1 in atari
        assertThat(at(row, "A1")).as("own, one liberty").isEqualTo(0b0000_0101);
        assertThat(at(row, "B1")).as("enemy, two liberties").isEqualTo(0b0000_1010);
        assertThat(at(row, "C3")).as("own, four, move before last").isEqualTo(0b1000_0001);
        assertThat(at(row, "E5")).as("enemy, two, last move").isEqualTo(0b0100_1010);
        assertThat(at(row, "D4")).as("empty").isZero();
    }

    @Test
    void marksWhatMustNotBePlayed() {
        // White stones around the corner: A1 is suicide for Black.
        byte[] row = row(after("E5", "A2", "E4", "B1"), 0);
        assertThat(at(row, "A1")).isEqualTo(0b0010_0000);
    }

    @Test
    void komiIsSeenFromTheSideToMove() {
        int at = shape.cells();
        ByteBuffer black = ByteBuffer.wrap(row(after(), 0)).order(ByteOrder.LITTLE_ENDIAN);
        ByteBuffer white = ByteBuffer.wrap(row(after("pass"), 0)).order(ByteOrder.LITTLE_ENDIAN);
        assertThat(black.getFloat(at)).isEqualTo(-0.35f);
        assertThat(white.getFloat(at)).isEqualTo(0.35f);
        assertThat(black.getFloat(at + 4)).as("no pass").isZero();
        assertThat(white.getFloat(at + 4)).as("a pass").isEqualTo(1f);
    }

    /** Komi 3.5; what Black has placed more than White is added, and half a point for the turn. */
    @Test
    void territoryIsShownAsAreaToANetworkThatKnowsNoOther() {
        GoGame japanese = new GoGame(SIZE, 3.5, GoRules.JAPANESE);
        GoEncoding learned = GoEncoding.ofArea(SIZE);
        int at = shape.cells();
        GoPosition position = japanese.newPosition();
        assertThat(globals(learned, position).getFloat(at)).isEqualTo(-0.4f);
        position.play(japanese.parseMove("C3"));
        assertThat(globals(learned, position).getFloat(at)).as("3.5 + 1 - 0.5").isEqualTo(0.4f);
        position.play(Game.PASS);
        assertThat(globals(learned, position).getFloat(at)).as("3.5 + 1 + 0.5").isEqualTo(-0.5f);
        assertThat(globals(learned, position).getFloat(at + 8)).as("territory").isZero();
        assertThat(globals(encoding, position).getFloat(at + 8)).as("territory").isEqualTo(1f);
        assertThat(globals(encoding, position).getFloat(at)).isEqualTo(-0.35f);
        assertThat(globals(learned, after("C3", "pass")).getFloat(at)).isEqualTo(-0.35f);
    }

    private ByteBuffer globals(GoEncoding shownBy, GoPosition position) {
        byte[] row = new byte[shape.rowBytes()];
        shownBy.encode(position, 0, row, 0);
        return ByteBuffer.wrap(row).order(ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Random games: symmetric rows are permutations, indices differ, owners add up to the score.
     */
    @Test
    void keepsItsPromisesInRandomGames() {
        Rng rng = new Rng(17);
        MoveList moves = new MoveList(GAME.moveCodes());
        byte[] owners = new byte[shape.cells()];
        for (int game = 0; game < 30; game++) {
            GoPosition position = GAME.newPosition();
            while (!position.isOver()) {
                checkSymmetries(position);
                GoLessons.sensibleMoves(position, moves);
                checkIndices(position, moves);
                boolean ends = moves.size() == 1;
                position.play(ends ? Game.PASS : moves.get(rng.nextInt(moves.size())));
            }
            encoding.owners(position, owners);
            int area = 0;
            for (byte owner : owners) {
                area += owner;
            }
            assertThat(area - GAME.komi()).isEqualTo(position.score());
        }
    }

    private void checkSymmetries(GoPosition position) {
        byte[] plain = row(position, 0);
        for (int s = 0; s < shape.symmetries().size(); s++) {
            byte[] turned = row(position, s);
            for (int cell = 0; cell < shape.cells(); cell++) {
                assertThat(turned[cell]).isEqualTo(plain[shape.symmetries().get(s)[cell]]);
            }
            assertThat(turned).endsWith(java.util.Arrays.copyOfRange(plain, 25, plain.length));
        }
    }

    private void checkIndices(GoPosition position, MoveList moves) {
        Set<Integer> indices = new HashSet<>();
        for (int i = 0; i < moves.size(); i++) {
            assertThat(position.isLegal(moves.get(i))).isTrue();
            int index = encoding.index(position, moves.get(i));
            assertThat(index).isBetween(0, shape.policySize() - 1);
            assertThat(indices.add(index)).isTrue();
        }
    }
}
