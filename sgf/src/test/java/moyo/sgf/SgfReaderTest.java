package moyo.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SgfReaderTest {
    private static SgfNode only(String text) {
        List<SgfNode> roots = SgfReader.readText(text);
        assertThat(roots).hasSize(1);
        return roots.get(0);
    }

    @Test
    void readsAGame() {
        SgfNode root = only("(;FF[4]GM[1]SZ[9]KM[6.5];B[ee];W[gc];B[])");
        assertThat(root.identifiers()).containsExactly("FF", "GM", "SZ", "KM");
        assertThat(root.value("KM")).contains("6.5");
        assertThat(root.mainLine()).hasSize(4);
        assertThat(root.mainLine().get(2).value("W")).contains("gc");
        assertThat(root.mainLine().get(3).value("B")).contains("");
    }

    @Test
    void readsVariationsInOrder() {
        SgfNode root = only("(;SZ[9];B[ee](;W[gc];B[cc])(;W[cc](;B[a])(;B[b]))(;W[gg]))");
        SgfNode first = root.children().get(0);
        assertThat(first.children())
                .extracting(node -> node.value("W").orElse("none"))
                .containsExactly("gc", "cc", "gg");
        assertThat(first.children().get(1).children()).hasSize(2);
        assertThat(first.children().get(0).children().get(0).value("B")).contains("cc");
    }

    @Test
    void readsAVariationThatStandsAlone() {
        SgfNode root = only("(;SZ[9](;B[ee](;W[gc])))");
        assertThat(root.mainLine()).hasSize(3);
    }

    @Test
    void readsSeveralGameTrees() {
        List<SgfNode> roots = SgfReader.readText("(;N[one])\n(;N[two];B[aa])(;N[three])");
        assertThat(roots)
                .extracting(root -> root.value("N").orElse("none"))
                .containsExactly("one", "two", "three");
        assertThat(roots).allSatisfy(root -> assertThat(root.parent()).isEmpty());
    }

    @Test
    void keepsUnknownPropertiesAndAllValuesInOrder() {
        SgfNode root = only("(;ZZ[b][a][b]QX1[]AB[dd][cc])");
        assertThat(root.identifiers()).containsExactly("ZZ", "QX1", "AB");
        assertThat(root.values("ZZ")).containsExactly("b", "a", "b");
        assertThat(root.values("QX1")).containsExactly("");
    }

    @Test
    void skipsAMailHeader() {
        SgfNode root =
                only(
                        """
                        From: somebody (at home)
                        Subject: our game [9x9]; see ( below )

                        ( ;SZ[9])
                        """);
        assertThat(root.value("SZ")).contains("9");
    }

    @Test
    void allowsWhiteSpaceEverywhere() {
        SgfNode root = only(" \n( \t; \r\nAB \n [aa]\f[bb]\n  SZ\t[9] ; B [ee] ) \u001a\0 \ufeff");
        assertThat(root.values("AB")).containsExactly("aa", "bb");
        assertThat(root.value("SZ")).contains("9");
        assertThat(root.children().get(0).value("B")).contains("ee");
    }

    @Test
    void keepsWhiteSpaceInsideValues() {
        assertThat(only("(;C[ a  b ])").value("C")).contains(" a  b ");
    }

    @Test
    void dropsSmallLettersFromOldIdentifiers() {
        SgfNode root = only("(;GaMe[1]SiZe[9];Black[pd];White[dd])");
        assertThat(root.identifiers()).containsExactly("GM", "SZ");
        assertThat(root.mainLine().get(1).value("B")).contains("pd");
        assertThat(root.mainLine().get(2).value("W")).contains("dd");
    }

    @Test
    void readsTheNumberedColoursOfBlokus() {
        SgfNode root = only("(;GM[Blokus];1[a20,b20];2[t20]2L[31])");
        assertThat(root.mainLine().get(1).value("1")).contains("a20,b20");
        assertThat(root.mainLine().get(2).identifiers()).containsExactly("2", "2L");
    }

    @Test
    void mergesAPropertyGivenTwice() {
        SgfNode root = only("(;AB[aa]SZ[9]AB[bb]AddBlack[cc])");
        assertThat(root.values("AB")).containsExactly("aa", "bb", "cc");
        assertThat(root.identifiers()).containsExactly("AB", "SZ");
    }

    @Test
    void undoesEscapes() {
        SgfNode root = only("(;C[a [1\\] \\\\ b\\: c\\d (;])");
        assertThat(root.value("C")).contains("a [1] \\ b: cd (;");
    }

    @Test
    void dropsSoftLineBreaks() {
        for (String lineBreak : List.of("\n", "\r", "\r\n", "\n\r")) {
            SgfNode root = only("(;C[one \\" + lineBreak + "word])");
            assertThat(root.value("C")).contains("one word");
        }
    }

    @Test
    void countsEveryKindOfLineBreakAsOne() {
        for (String lineBreak : List.of("\n", "\r", "\r\n", "\n\r")) {
            SgfNode root = only("(;C[one" + lineBreak + "two" + lineBreak + lineBreak + "three])");
            assertThat(root.value("C")).contains("one\ntwo\n\nthree");
        }
    }

    @Test
    void keepsALineBreakOnEachSideOfASoftOne() {
        assertThat(only("(;C[a\r\\\n\nb])").value("C")).contains("a\n\nb");
    }

    @Test
    void turnsTabsIntoBlanks() {
        assertThat(only("(;C[a\tb\\\tc\u000bd\fe])").value("C")).contains("a b c d e");
    }

    @Test
    void tellsASeparatingColonFromAnEscapedOne() {
        SgfNode root = only("(;LB[dd:a\\:b][ee:1]AP[x\\\\:2]FG[a\\:b:c:d]C[none])");
        assertThat(root.pairs("LB"))
                .containsExactly(new SgfPair("dd", "a:b"), new SgfPair("ee", "1"));
        assertThat(root.pair("AP")).contains(new SgfPair("x\\", "2"));
        assertThat(root.pair("FG")).contains(new SgfPair("a:b", "c:d"));
        assertThat(root.pair("C")).contains(new SgfPair("none", ""));
        assertThat(root.values("LB")).containsExactly("dd:a:b", "ee:1");
    }

    @Test
    void readsAFile(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("game.sgf");
        Files.writeString(file, "(;PB[Größe])");
        assertThat(SgfReader.read(file).get(0).value("PB")).contains("Größe");
    }
}
