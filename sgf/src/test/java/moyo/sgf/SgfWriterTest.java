package moyo.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SgfWriterTest {
    @TempDir private Path folder;

    private static String rewritten(String text) {
        return SgfWriter.write(SgfReader.readText(text));
    }

    @Test
    void writesANodeALine() {
        assertThat(rewritten("(;FF[4]SZ[9];B[ee]C[good];W[gc])"))
                .isEqualTo(
                        """
                        (;FF[4]SZ[9]
                        ;B[ee]C[good]
                        ;W[gc])
                        """);
    }

    @Test
    void putsVariationsInParentheses() {
        assertThat(rewritten("(;SZ[9];B[ee](;W[gc];B[cc](;W[a])(;W[b]))(;W[cc]))"))
                .isEqualTo(
                        """
                        (;SZ[9]
                        ;B[ee]
                        (;W[gc]
                        ;B[cc]
                        (;W[a])
                        (;W[b]))
                        (;W[cc]))
                        """);
    }

    @Test
    void putsNoParenthesesAroundAnOnlyChild() {
        assertThat(rewritten("(;SZ[9](;B[ee](;W[gc])))"))
                .isEqualTo(
                        """
                        (;SZ[9]
                        ;B[ee]
                        ;W[gc])
                        """);
    }

    @Test
    void writesSeveralGameTrees() {
        assertThat(rewritten("(;N[one])(;N[two];B[aa])"))
                .isEqualTo(
                        """
                        (;N[one])
                        (;N[two]
                        ;B[aa])
                        """);
    }

    @Test
    void foldsLongNodesBetweenValues() {
        var node = new SgfNode();
        node.set("SZ", "19").set("AB", Collections.nCopies(40, "dd"));
        assertThat(SgfWriter.write(node).lines())
                .hasSize(3)
                .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80).contains("[dd]"))
                .element(1)
                .asString()
                .isEqualTo("[dd]".repeat(20));
    }

    @Test
    void keepsALongValueWhole() {
        String words = "word ".repeat(40);
        String text = SgfWriter.write(new SgfNode().set("C", words).set("KM", "0"));
        assertThat(text).isEqualTo("(;C[" + words + "]\nKM[0])\n");
    }

    @Test
    void escapesBracketsAndBackslashes() {
        String text = SgfWriter.write(new SgfNode().set("C", "[a] \\ b: c"));
        assertThat(text).isEqualTo("(;C[[a\\] \\\\ b: c])\n");
    }

    @Test
    void keepsTheMeaningOfColons() {
        assertThat(rewritten("(;LB[dd:a\\:b]C[x: y]AP[a\\\\:1])"))
                .isEqualTo("(;LB[dd:a\\:b]C[x: y]AP[a\\\\:1])\n");
        assertThat(SgfWriter.write(new SgfNode().add("LB", new SgfPair("dd", "a:b"))))
                .isEqualTo("(;LB[dd:a\\:b])\n");
    }

    @Test
    void writesAnInnerNodeAsARoot() {
        SgfNode root = SgfReader.readText("(;SZ[9];B[ee];W[gc])").get(0);
        assertThat(SgfWriter.write(root.children().get(0))).isEqualTo("(;B[ee]\n;W[gc])\n");
    }

    @Test
    void aTextHasNoCharsetOfItsOwn() {
        assertThat(rewritten("(;CA[Shift_JIS]SZ[9])")).isEqualTo("(;CA[Shift_JIS]SZ[9])\n");
    }

    @Test
    void aFileIsUtf8AndSaysSo() throws IOException {
        Path file = folder.resolve("game.sgf");
        List<SgfNode> roots =
                SgfReader.readText("(;GM[1]FF[4]PB[棋];CA[x])(;CA[Big5][y]SZ[9])(;)(;FF[4])");
        SgfWriter.write(roots, file);
        assertThat(file)
                .hasContent(
                        """
                        (;GM[1]FF[4]CA[UTF-8]PB[棋]
                        ;CA[x])
                        (;CA[UTF-8]SZ[9])
                        (;CA[UTF-8])
                        (;FF[4]CA[UTF-8])
                        """);
        assertThat(roots.get(0).has("CA")).isFalse();
        assertThat(roots.get(1).values("CA")).containsExactly("Big5", "y");
        assertThat(SgfReader.read(file).get(0).value("PB")).contains("棋");
    }

    @Test
    void aFileIsReplacedWhole() throws IOException {
        Path file = folder.resolve("game.sgf");
        Files.writeString(file, "something longer than the game that will replace it");
        SgfWriter.write(new SgfNode().set("SZ", "9"), file);
        assertThat(file).hasContent("(;CA[UTF-8]SZ[9])\n");
        assertThat(folder).isDirectoryNotContaining(other -> !other.equals(file));
    }

    @Test
    void aFailedWriteLeavesTheOldFile() throws IOException {
        Path file = folder.resolve("game.sgf");
        Files.writeString(file, "(;SZ[9])");
        var unwritable = new SgfNode().set("C", "half a character: \ud800");
        assertThatThrownBy(() -> SgfWriter.write(unwritable, file))
                .isInstanceOf(CharacterCodingException.class);
        assertThat(file).hasContent("(;SZ[9])");
        assertThat(folder).isDirectoryNotContaining(other -> !other.equals(file));
    }

    @Test
    void aFailedMoveLeavesNoDraftBehind() throws IOException {
        Path taken = Files.createDirectory(folder.resolve("game.sgf"));
        Files.createDirectory(taken.resolve("inside"));
        assertThatThrownBy(() -> SgfWriter.write(new SgfNode(), taken))
                .isInstanceOf(IOException.class);
        assertThat(folder).isDirectoryNotContaining(other -> !other.equals(taken));
        assertThat(taken.resolve("inside")).isDirectory();
    }

    @Test
    void aLinkStaysALink() throws IOException {
        Path file = Files.writeString(folder.resolve("game.sgf"), "old");
        Path link = Files.createSymbolicLink(folder.resolve("link.sgf"), file);
        SgfWriter.write(new SgfNode(), link);
        assertThat(link).isSymbolicLink();
        assertThat(file).hasContent("(;CA[UTF-8])\n");
    }

    @Test
    void writesThroughALinkThatLeadsNowhereYet() throws Exception {
        Path link = Files.createSymbolicLink(folder.resolve("link"), folder.resolve("target"));
        SgfWriter.write(new SgfNode().set("SZ", "9"), link);
        assertThat(link).isSymbolicLink();
        assertThat(folder.resolve("target")).isRegularFile();
    }

    @Test
    void aRewrittenFileKeepsItsPermissions() throws Exception {
        Path file = Files.writeString(folder.resolve("private.sgf"), "(;)");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
        SgfWriter.write(new SgfNode().set("SZ", "9"), file);
        assertThat(Files.readString(file)).contains("SZ[9]");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
    }
}
