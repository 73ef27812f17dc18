package moyo.blokus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import moyo.game.BadInput;
import moyo.game.Colour;
import moyo.game.MoveList;
import moyo.game.Rng;
import moyo.testkit.Walks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class BlokusRecordTest {
    private static final BlokusGame GAME = new BlokusGame();

    private static BlokusRecord play(String... moves) {
        BlokusRecord record = new BlokusRecord(GAME);
        for (String move : moves) {
            record.play(move.charAt(0) == 'b' ? 0 : 1, GAME.parseMove(move.substring(2)));
        }
        return record;
    }

    private static List<Integer> placements(BlokusPosition position, int colour) {
        MoveList moves = new MoveList(GAME.moveCodes());
        position.placements(colour, moves);
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            list.add(moves.get(i));
        }
        return list;
    }

    @Test
    void eitherSideMayPlaceAtAnyTime() {
        BlokusRecord record = play("w j5", "b e10", "b f11,g11");
        assertThat(record.position().toMove()).isEqualTo(Colour.SECOND);
        assertThat(record.mover()).isEqualTo(Colour.SECOND);
        assertThat(record.position().points(Colour.FIRST)).isEqualTo(3);
        assertThat(record.positionFor(Colour.FIRST).toMove()).isEqualTo(Colour.FIRST);
        assertThat(record.moves()).hasSize(3);
    }

    @Test
    void takesMovesBackToTheStart() {
        BlokusRecord record = play("b e10", "w j5");
        assertThat(record.undo()).isTrue();
        assertThat(record.undo()).isTrue();
        assertThat(record.undo()).isFalse();
        assertThat(record.position().key(0)).isEqualTo(GAME.newPosition().key(0));
        assertThat(record.pieces(Colour.FIRST)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "e10 | piece 1 is already on the board",
                "j5,j6 | j5 is covered",
                "f10,g10 | f10 shares an edge with an own piece",
                "a1,a2 | it touches no own piece by a corner",
                "pass | a pass is not recorded",
            })
    void saysWhyAMoveIsIllegal(String move, String reason) {
        BlokusRecord record = play("b e10", "w j5");
        assertThatThrownBy(() -> record.play(Colour.FIRST, GAME.parseMove(move)))
                .isInstanceOf(BadInput.class)
                .hasMessage("illegal move: " + reason);
        assertThat(record.moves()).hasSize(2);
    }

    @Test
    void aFirstPieceCoversTheStart() {
        assertThatThrownBy(() -> play("w i5")).hasMessage("illegal move: a first piece covers j5");
    }

    /** A record without passes is the game with them: moves count, keys and results agree. */
    @Test
    void passesAreImplied() {
        int[] passes = new int[1];
        Walks.repeat(
                200,
                rng -> {
                    BlokusPosition position = GAME.newPosition();
                    BlokusRecord record = new BlokusRecord(GAME);
                    while (!position.isOver()) {
                        if (position.isBlocked(position.toMove())) {
                            assertThat(record.mover()).isEqualTo(Colour.other(position.toMove()));
                            position.play(0);
                            passes[0]++;
                        }
                        int colour = position.toMove();
                        int move = draw(placements(position, colour), rng);
                        assertThat(record.mover()).isEqualTo(colour);
                        position.play(move);
                        record.play(colour, move);
                        assertSame(record.position(), position);
                        assertThat(record.position().moveNumber()).isEqualTo(position.moveNumber());
                    }
                    assertThat(record.position().isOver()).isTrue();
                    assertThat(record.position().score()).isEqualTo(position.score());
                });
        if (Long.getLong("seed") == null) {
            assertThat(passes[0]).isGreaterThan(100);
        }
    }

    private static int draw(List<Integer> moves, Rng rng) {
        return moves.get(rng.nextInt(moves.size()));
    }

    private static void assertSame(BlokusPosition a, BlokusPosition b) {
        for (int symmetry = 0; symmetry < 2; symmetry++) {
            assertThat(a.key(symmetry)).isEqualTo(b.key(symmetry));
            assertThat(a.checkKey(symmetry)).isEqualTo(b.checkKey(symmetry));
        }
        assertThat(a.toMove()).isEqualTo(b.toMove());
        assertThat(a.isOver()).isEqualTo(b.isOver());
        assertThat(a.isLegal(0)).as("pass").isEqualTo(b.isLegal(0));
    }

    /**
     * Moves out of turn, taken back now and then, against the naïve game; and equal states have
     * equal keys, whichever way they came about.
     */
    @Test
    void movesInAnyOrderAreTheNaiveGame() {
        Map<Object, Long> keys = new HashMap<>();
        Walks.repeat(
                60,
                rng -> {
                    BlokusRecord record = new BlokusRecord(GAME);
                    while (!record.position().isOver()) {
                        int colour = rng.nextInt(2);
                        List<Integer> legal = placements(record.position(), colour);
                        if (legal.isEmpty()) {
                            colour = Colour.other(colour);
                            legal = placements(record.position(), colour);
                        }
                        record.play(colour, draw(legal, rng));
                        if (rng.nextInt(4) == 0) {
                            record.undo();
                        }
                        assertNaive(record, keys);
                    }
                });
    }

    private static void assertNaive(BlokusRecord record, Map<Object, Long> keys) {
        NaiveBlokus naive = new NaiveBlokus(true);
        for (BlokusRecord.Move move : record.moves()) {
            naive.turnTo(move.colour());
            naive.play(move.move());
        }
        assertNaive(record, naive);
        assertThat(keys.computeIfAbsent(naive.state(), state -> record.position().key(0)))
                .isEqualTo(record.position().key(0));
        BlokusRecord setUp = new BlokusRecord(GAME);
        setUp.setUp(
                List.of(record.pieces(Colour.FIRST), record.pieces(Colour.SECOND)),
                record.position().toMove());
        assertSame(setUp.position(), record.position());
    }

    private static void assertNaive(BlokusRecord record, NaiveBlokus naive) {
        for (int colour = 0; colour < 2; colour++) {
            BitSet fast = new BitSet();
            placements(record.position(), colour).forEach(fast::set);
            assertThat(fast).as("placements").isEqualTo(naive.placements(colour));
            BlokusPosition own = record.positionFor(colour);
            assertThat(own.toMove()).isEqualTo(colour);
            assertThat(own.isOver()).isEqualTo(naive.isOver());
            assertThat(own.isLegal(0)).isEqualTo(fast.isEmpty() && !naive.isOver());
        }
        assertThat(record.position().toMove()).isEqualTo(naive.toMove());
        assertThat(record.position().score()).isEqualTo(naive.score());
    }

    /** Anywhere, that is: also where no piece could be played, and on the other's start. */
    @Test
    void piecesSetUpAnywhereAreTheNaiveGame() {
        Walks.repeat(
                200,
                rng -> {
                    List<List<Integer>> pieces = List.of(new ArrayList<>(), new ArrayList<>());
                    NaiveBlokus naive = new NaiveBlokus(true);
                    BlokusRecord record = new BlokusRecord(GAME);
                    int colour = 0;
                    for (int i = 0; i < 60; i++) {
                        colour = rng.nextInt(2);
                        pieces.get(colour).add(1 + rng.nextInt(Placements.COUNT));
                        try {
                            record.setUp(pieces, Colour.other(colour));
                        } catch (BadInput e) {
                            pieces.get(colour).remove(pieces.get(colour).size() - 1);
                        }
                    }
                    for (int c = 0; c < 2; c++) {
                        for (int piece : pieces.get(c)) {
                            naive.turnTo(c);
                            naive.play(piece);
                        }
                    }
                    naive.turnTo(record.position().toMove());
                    assertThat(pieces.get(0).size()).isPositive();
                    assertNaive(record, naive);
                });
    }

    @Test
    void setUpIsNotTakenBack() {
        BlokusRecord record = new BlokusRecord(GAME);
        record.setUp(List.of(List.of(GAME.parseMove("a1")), List.of()), Colour.SECOND);
        assertThat(record.undo()).isFalse();
        record.play(Colour.SECOND, GAME.parseMove("j5"));
        assertThat(record.isLegal(Colour.FIRST, GAME.parseMove("b2,b3"))).isTrue();
        assertThat(record.isLegal(Colour.FIRST, GAME.parseMove("e10,e11")))
                .as("a piece lies elsewhere, so the start is nothing special")
                .isFalse();
        assertThat(record.undo()).isTrue();
        assertThat(record.position().toMove()).isEqualTo(Colour.SECOND);
        assertThat(record.position().points(Colour.FIRST)).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "a1 c3 | | 'c3' cannot be set up: piece 1 is already on the board",
                "a1,a2 | a2 | 'a2' cannot be set up: a2 is covered",
                "a1 a2,a3 | | 'a2,a3' cannot be set up: a2 shares an edge with an own piece",
            })
    void refusesWhatCannotLieThere(String first, String second, String message) {
        BlokusRecord record = new BlokusRecord(GAME);
        assertThatThrownBy(() -> record.setUp(List.of(pieces(first), pieces(second)), 0))
                .isInstanceOf(BadInput.class)
                .hasMessage(message);
        assertThat(record.events()).isEmpty();
    }

    private static List<Integer> pieces(String names) {
        List<Integer> pieces = new ArrayList<>();
        for (String name : names == null ? new String[0] : names.split(" ")) {
            pieces.add(GAME.parseMove(name));
        }
        return pieces;
    }

    @Test
    void saysWhyAPlacementIsIllegal() {
        BlokusRecord record = new BlokusRecord(new BlokusGame());
        assertThat(why(record, "a1")).isEqualTo("a first piece covers e10");
        record.play(0, record.game().parseMove("e10"));
        assertThat(why(record, "a1")).isEqualTo("piece 1 is already on the board");
        assertThat(why(record, "e10,e11")).isEqualTo("e10 is covered");
        assertThat(why(record, "e11,e12")).isEqualTo("e11 shares an edge with an own piece");
        assertThat(why(record, "a1,a2")).isEqualTo("it touches no own piece by a corner");
        assertThat(why(record, "f11,f12")).isEqualTo("legal");
        assertThat(record.whyIllegal(0, 0)).contains("a pass is not recorded");
        assertThat(record.records(0)).as("passes are left out").isFalse();
    }

    private static String why(BlokusRecord record, String move) {
        return record.whyIllegal(0, record.game().parseMove(move)).orElse("legal");
    }

    @Test
    void severalMovesAreTakenBackOrNone() {
        BlokusRecord record = new BlokusRecord(new BlokusGame());
        record.play(0, record.game().parseMove("e10"), "first");
        record.play(1, record.game().parseMove("j5"));
        assertThat(record.moves().get(0).comment()).isEqualTo("first");
        assertThat(record.undo(3)).isFalse();
        assertThat(record.moves()).hasSize(2);
        assertThat(record.undo(2)).isTrue();
        assertThat(record.moves()).isEmpty();
        assertThat(record.position().points(0)).isZero();
        assertThat(record.isOver()).isFalse();
    }
}
