package moyo.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Test;

class SgfErrorTest {
    private static final String IN_A_NODE =
            "expected a property such as B[pd], or one of ';', '(' and ')'";
    private static final String AFTER_A_VARIATION =
            "expected '(' to begin another variation or ')' after the last one";
    private static final String AFTER_A_TREE =
            "expected '(;' to begin another game tree, or the end of the file";

    private static void assertError(String text, int line, int column, String problem) {
        SgfError error = catchThrowableOfType(SgfError.class, () -> SgfReader.readText(text));
        assertThat(error)
                .isNotNull()
                .hasMessage("line " + line + ", column " + column + ": " + problem);
        assertThat(error.line()).isEqualTo(line);
        assertThat(error.column()).isEqualTo(column);
    }

    @Test
    void nothingIsNoGameTree() {
        assertError("", 1, 1, "expected '(;' to begin a game tree; found an empty text");
        assertError(
                " \n\n ",
                3,
                2,
                "expected '(;' to begin a game tree; found nothing but white space");
    }

    @Test
    void proseIsNoGameTree() {
        assertError(
                "\nDear (old) friend",
                2,
                1,
                "expected '(;' to begin a game tree; found 'Dear' and no '(;' later");
        assertError(
                "<html>", 1, 1, "expected '(;' to begin a game tree; found '<' and no '(;' later");
    }

    @Test
    void aGameTreeBeginsWithAParenthesis() {
        assertError(";B[aa])", 1, 1, "expected '(' before the first ';'; found ';'");
    }

    @Test
    void aGameTreeBeginsWithANode() {
        assertError("(GM[1])", 1, 2, "expected ';' to begin a node after '('; found 'GM'");
        assertError("(", 1, 2, "expected ';' to begin a node after '('; found end of file");
        assertError("()", 1, 2, "expected ';' to begin a node after '('; found ')'");
        assertError("(;)\n( ", 2, 3, "expected ';' to begin a node after '('; found end of file");
    }

    @Test
    void aVariationBeginsWithANode() {
        assertError("(;B[aa]\n(W[bb]))", 2, 2, "expected ';' to begin a node after '('; found 'W'");
        assertError("(;B[aa]())", 1, 9, "expected ';' to begin a node after '('; found ')'");
        assertError(
                "(;B[aa]((;W[bb])))", 1, 9, "expected ';' to begin a node after '('; found '('");
    }

    @Test
    void aPropertyNeedsAValue() {
        assertError("(;B;W[aa])", 1, 4, "expected '[' to begin a value of B; found ';'");
        assertError("(;SZ[9]\nKM 6.5)", 2, 4, "expected '[' to begin a value of KM; found '6'");
        assertError("(;KM", 1, 5, "expected '[' to begin a value of KM; found end of file");
    }

    @Test
    void aValueNeedsAProperty() {
        assertError(
                "(;[aa])",
                1,
                3,
                "expected a property identifier such as C before the value; found '['");
        assertError("(;B[aa](;W[bb])[cc])", 1, 16, AFTER_A_VARIATION + "; found '['");
        assertError("(;B[aa])[cc]", 1, 9, AFTER_A_TREE + "; found '['");
    }

    @Test
    void anIdentifierNeedsACapitalLetter() {
        assertError(
                "(;black[aa])",
                1,
                3,
                "expected a property identifier with a capital letter; found 'black'");
    }

    @Test
    void textBelongsInBrackets() {
        assertError("(;C[a]] good)", 1, 7, IN_A_NODE + "; found ']'");
        assertError("(;B[aa] – well)", 1, 9, IN_A_NODE + "; found '–'");
        assertError("(;B[aa]\u0090)", 1, 8, IN_A_NODE + "; found the character U+0090");
        assertError("(;B[aa]\ud800)", 1, 8, IN_A_NODE + "; found the character U+D800");
        assertError("(;B[aa])\nRegards", 2, 1, AFTER_A_TREE + "; found 'Regards'");
        assertError(
                "(;) abcdefghijklmnopqrstuvwxyz",
                1,
                5,
                AFTER_A_TREE + "; found 'abcdefghijklmnopqrst...'");
    }

    @Test
    void nothingButVariationsFollowsAVariation() {
        assertError("(;B[aa](;W[bb]);B[cc])", 1, 16, AFTER_A_VARIATION + "; found ';'");
        assertError("(;B[aa](;W[bb])C[cc])", 1, 16, AFTER_A_VARIATION + "; found 'C'");
    }

    @Test
    void anUnclosedParenthesisIsNamed() {
        assertError(
                "(;B[aa]\n (;W[bb];B[cc])\n (;W[dd]\n",
                4,
                1,
                "expected ')' to close the '(' at line 3, column 2; found end of file");
        assertError(
                "(;B[aa](;W[bb])",
                1,
                16,
                "expected ')' to close the '(' at line 1, column 1; found end of file");
    }

    @Test
    void aParenthesisTooManyIsNamed() {
        assertError("(;B[aa]))", 1, 9, AFTER_A_TREE + "; found ')', which closes nothing");
        assertError("(;B[aa]);W[bb])", 1, 9, AFTER_A_TREE + "; found ';'");
    }

    @Test
    void anUnclosedValueIsNamed() {
        assertError(
                "(;SZ[9]\nKM C[six\nand a half",
                2,
                4,
                "expected '[' to begin a value of KM; found 'C'");
        assertError(
                "(;SZ[9]\nKM[6]C[six\nand a half\\])",
                3,
                14,
                "expected ']' to close the value of C opened at line 2, column 7; found end of file");
        assertError(
                "(;C[\\",
                1,
                6,
                "expected ']' to close the value of C opened at line 1, column 4; found end of file");
    }

    @Test
    void columnsCountCharactersAndLinesCountEveryKindOfBreak() {
        assertError("(;C[a\r\nb\n\rc\rd\ne]\n;C[棋😀]!)", 6, 7, IN_A_NODE + "; found '!'");
    }
}
