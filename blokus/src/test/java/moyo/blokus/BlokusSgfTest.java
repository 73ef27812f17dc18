package moyo.blokus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import moyo.game.BadInput;
import moyo.game.Colour;
import moyo.game.MoveList;
import moyo.game.Rng;
import moyo.sgf.SgfNode;
import moyo.sgf.SgfReader;
import moyo.sgf.SgfWriter;
import moyo.testkit.Walks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class BlokusSgfTest {
    private static final int ALL = Integer.MAX_VALUE;

    /** As Pentobi writes it. */
    private static final String PENTOBIS =
            """
            (
            ;GM[Blokus Duo]
            ;B[e8,d9,e9,f9,e10]
            ;W[j5,i6,j6,k6,j7]
            ;B[h6,f7,g7,h7,g8]
            )
            """;

    private static SgfNode tree(String text) {
        return SgfReader.readText(text).get(0);
    }

    private static BlokusRecord read(String text) {
        return BlokusSgf.read(tree(text), ALL);
    }

    @Test
    void readsWhatPentobiWrites() {
        BlokusRecord record = read(PENTOBIS);
        assertThat(record.moves()).hasSize(3);
        assertThat(record.position().toMove()).isEqualTo(Colour.SECOND);
        assertThat(record.position().points(Colour.FIRST)).isEqualTo(10);
        assertThat(record.position().points(Colour.SECOND)).isEqualTo(5);
    }

    @Test
    void stopsBeforeAMove() {
        assertThat(BlokusSgf.read(tree(PENTOBIS), 1).moves()).isEmpty();
        assertThat(BlokusSgf.read(tree(PENTOBIS), 3).moves()).hasSize(2);
        assertThat(BlokusSgf.read(tree(PENTOBIS), 4).moves()).hasSize(3);
        assertThat(BlokusSgf.read(tree(PENTOBIS), 99).moves()).hasSize(3);
    }

    @Test
    void readsTheMainLineAndLeavesTheVariations() {
        SgfNode tree = tree("(;GM[Blokus Duo](;B[e10];W[j5])(;B[e10,e11];W[i5,j5]))");
        String before = SgfWriter.write(tree);
        assertThat(BlokusSgf.read(tree, ALL).position().points(Colour.FIRST)).isEqualTo(1);
        assertThat(SgfWriter.write(tree)).isEqualTo(before);
    }

    @Test
    void keepsWhatIsSaidOfTheGameAndItsMoves() {
        String text =
                "(;GM[Blokus Duo]AP[Moyo]PB[Ann]PW[Bob \\]"
                        + " \\\\]RE[W+R]C[a\nb];B[e10]C[why]TE[1];W[j5]BM[2])";
        SgfNode written = BlokusSgf.write(read(text), "Moyo");
        assertThat(written.sameTree(tree(text))).as(SgfWriter.write(written)).isTrue();
    }

    @Test
    void aResultHoldsOnlyForTheGameItWasSaidOf() {
        String text = "(;GM[Blokus Duo]RE[B+R]PB[Ann];B[e10];W[j5])";
        assertThat(read(text).facts()).containsKey("RE");
        assertThat(BlokusSgf.read(tree(text), 2).facts()).containsOnlyKeys("PB");
        BlokusRecord record = read(text);
        record.undo();
        assertThat(record.facts()).containsOnlyKeys("PB");
    }

    @Test
    void readsSetUpAnywhereInTheGame() {
        BlokusRecord record =
                read(
                        """
                        (;GM[Blokus Duo]AB[e10][f11,g11]AW[j5]PL[W]
                        ;W[k6,l6]
                        ;AE[e10][k6,l6]AB[a1,a2,a3]PL[B]C[look])""");
        assertThat(record.position().toMove()).isEqualTo(Colour.FIRST);
        assertThat(names(record, Colour.FIRST)).containsExactly("f11,g11", "a1,a2,a3");
        assertThat(names(record, Colour.SECOND)).containsExactly("j5");
        assertThat(record.moves()).isEmpty();
        SgfNode again = BlokusSgf.write(record, "Moyo");
        assertThat(again.children().get(0).children().get(0).value("C")).contains("look");
        assertSame(BlokusSgf.read(again, ALL), record);
    }

    private static List<String> names(BlokusRecord record, int colour) {
        return record.pieces(colour).stream().map(record.game()::moveName).toList();
    }

    private static void assertSame(BlokusRecord a, BlokusRecord b) {
        assertThat(a.events()).isEqualTo(b.events());
        assertThat(a.facts()).isEqualTo(b.facts());
        assertThat(a.position().key(0)).isEqualTo(b.position().key(0));
    }

    @Test
    void readsWhatItWrites() {
        Walks.repeat(
                200,
                rng -> {
                    BlokusRecord record = randomRecord(rng);
                    String text = SgfWriter.write(BlokusSgf.write(record, "Moyo"));
                    assertSame(read(text), record);
                    assertThat(text).startsWith("(;GM[Blokus Duo]");
                });
    }

    /** Moves of either side, sometimes a comment, sometimes pieces taken off. */
    private static BlokusRecord randomRecord(Rng rng) {
        BlokusRecord record = new BlokusRecord(new BlokusGame());
        MoveList moves = new MoveList(record.game().moveCodes());
        while (!record.position().isOver()) {
            int colour = rng.nextInt(2);
            record.position().placements(colour, moves);
            if (!moves.isEmpty()) {
                record.play(colour, moves.draw(rng), rng.nextInt(3) == 0 ? "so ] \\ : x" : "");
            }
            if (rng.nextInt(15) == 0) {
                record.setUp(List.of(record.pieces(0), List.of()), rng.nextInt(2));
            }
            if (record.events().size() > 60) {
                break;
            }
        }
        return record;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "(;GM[1]) | GM[1] is not Blokus Duo, which is GM[Blokus Duo]",
                "(;B[e10]) | GM[] is not Blokus Duo, which is GM[Blokus Duo]",
                "(;GM[Blokus]) | GM[Blokus] is not Blokus Duo, which is GM[Blokus Duo]",
                "(;GM[Blokus Duo];B[e8,f9]) | node 1: B[e8,f9]: 'e8,f9' is no piece: its cells"
                        + " must",
                "(;GM[Blokus Duo];B[e10];W[xx]) | node 2: W[xx]: 'xx' in 'xx' is not a cell, a1"
                        + " to n14",
                "(;GM[Blokus Duo];B[]) | node 1: B[]: '' in '' is not a cell",
                "(;GM[Blokus Duo];B[pass]) | node 1: B[pass]: a pass has no node",
                "(;GM[Blokus Duo];B[a1]) | node 1: B[a1]: illegal move: a first piece covers e10",
                "(;GM[Blokus Duo];B[e10];B[e10]) | node 2: B[e10]: illegal move: piece 1 is"
                        + " already",
                "(;GM[Blokus Duo];B[e10];B[f12,f13]) | node 2: B[f12,f13]: illegal move: it"
                        + " touches no",
                "(;GM[Blokus Duo];B[e10];B[f10,f11]) | node 2: B[f10,f11]: illegal move: f10"
                        + " shares an",
                "(;GM[Blokus Duo]AB[a1][a1,a2]) | node 0: 'a1,a2' cannot be set up: a1 is covered",
                "(;GM[Blokus Duo]AB[a1,c1]) | node 0: AB[a1,c1]: 'a1,c1' is no piece",
                "(;GM[Blokus Duo];AE[a1]) | node 1: AE[a1]: there is no such piece on the board",
                "(;GM[Blokus Duo]PL[X]) | node 0: PL[X] is not a colour, B or W",
            })
    void saysWhatIsWrongAndWhere(String text, String message) {
        assertThatThrownBy(() -> read(text))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(message);
    }
}
