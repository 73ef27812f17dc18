package moyo.session.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import moyo.game.BadInput;
import moyo.game.Colour;
import moyo.session.Toy;
import moyo.sgf.SgfNode;
import moyo.sgf.SgfReader;
import moyo.sgf.SgfWriter;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Records of games that have no format of their own. */
final class PlainFormatTest {
    private final PlainFormat<TicTacToe, TicTacToe.Board> format =
            new PlainFormat<>(Toy.GAME, Toy.KIT::newRecord);

    private static SgfNode tree(String sgf) {
        return SgfReader.readText(sgf).get(0);
    }

    @Test
    void aRecordIsWrittenAndReadBackWithItsComments() {
        GameRecord<TicTacToe, TicTacToe.Board> record = Toy.KIT.newRecord();
        record.play(Colour.FIRST, Toy.move("b2"), "the middle");
        record.play(Colour.SECOND, Toy.move("a1"));
        SgfNode root = format.write(record, "Moyo");
        assertThat(root.value("GM")).contains("tic-tac-toe");
        assertThat(root.value("AP")).contains("Moyo");
        GameRecord<TicTacToe, TicTacToe.Board> again =
                format.read(tree(SgfWriter.write(root)), Integer.MAX_VALUE);
        assertThat(again.moves()).hasSize(2);
        assertThat(again.moves().get(0).comment()).isEqualTo("the middle");
        assertThat(again.moves().get(1).comment()).isEmpty();
        assertThat(again.position().key(0)).isEqualTo(record.position().key(0));
    }

    @Test
    void stopsBeforeAMove() {
        SgfNode root = tree("(;GM[tic-tac-toe];B[b2];W[a1];B[c3])");
        assertThat(format.read(root, 1).moves()).isEmpty();
        assertThat(format.read(root, 3).moves()).hasSize(2);
        assertThat(format.read(root, 9).moves()).hasSize(3);
    }

    @Test
    void knowsItsOwnTrees() {
        assertThat(format.isOf(tree("(;GM[tic-tac-toe])"))).isTrue();
        assertThat(format.isOf(tree("(;GM[1])"))).isFalse();
        assertThat(format.isOf(tree("(;SZ[9])"))).isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(;GM[1];B[b2]) | GM[1] is not tic-tac-toe, which is GM[tic-tac-toe]",
                "(;B[b2]) | GM[] is not tic-tac-toe, which is GM[tic-tac-toe]",
                "(;GM[tic-tac-toe];B[z9]) | move 1, B[z9]: 'z9' is not a cell, a1 to c3",
                "(;GM[tic-tac-toe];B[b2];W[b2]) | move 2, W[b2]: illegal move: b2 is taken",
                "(;GM[tic-tac-toe];W[b2]) | move 1, W[b2]: illegal move: it is the turn of black",
            })
    void whatIsWrongIsNamed(String sgf, String message) {
        assertThatThrownBy(() -> format.read(tree(sgf), Integer.MAX_VALUE))
                .isInstanceOf(BadInput.class)
                .hasMessage(message);
    }

    @Test
    void aBrokenRecordIsToldUntilItBreaks() {
        List<String> told = new ArrayList<>();
        SgfNode root = tree("(;GM[tic-tac-toe];B[b2];W[a1];B[a1];W[c3])");
        assertThatThrownBy(
                        () ->
                                format.tell(
                                        root,
                                        (before, node, colour, move) ->
                                                told.add(
                                                        before.moves().size()
                                                                + Toy.GAME.moveName(move)
                                                                + colour)))
                .hasMessageContaining("move 3, B[a1]");
        assertThat(told).containsExactly("0b20", "1a11");
    }

    @Test
    void movesAloneAreATreeToo() {
        SgfNode root = format.tree(" b2 a1\n c3 ");
        GameRecord<TicTacToe, TicTacToe.Board> record = format.read(root, Integer.MAX_VALUE);
        assertThat(record.moves())
                .extracting(GameRecord.Move::move)
                .containsExactly(Toy.move("b2"), Toy.move("a1"), Toy.move("c3"));
        assertThat(format.details(Toy.GAME)).containsExactly("tic-tac-toe");
        assertThat(format.value(Toy.GAME, 0)).isEqualTo("a1");
        assertThat(format.hasNode(0)).isTrue();
    }
}
