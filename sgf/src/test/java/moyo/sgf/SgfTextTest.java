package moyo.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SgfTextTest {
    @Test
    void simpleTextIsOneLine() {
        assertThat(SgfText.simple("a\nb\r\nc\n\rd\re\tf")).isEqualTo("a b c d e f");
    }

    @Test
    void storedTextKeepsTheTwoColonsApart() {
        assertThat(SgfText.read("dd:a\\:b")).isEqualTo("dd:a\\:b");
        assertThat(SgfText.plain("dd:a\\:b")).isEqualTo("dd:a:b");
        assertThat(SgfText.store(new SgfPair("dd", "a:b"))).isEqualTo("dd:a\\:b");
        assertThat(SgfText.store("dd:a:b")).isEqualTo("dd:a:b");
    }

    @Test
    void storedTextTellsABackslashFromAnEscape() {
        assertThat(SgfText.store("x\\:y")).isEqualTo("x\\\\:y");
        assertThat(SgfText.plain("x\\\\:y")).isEqualTo("x\\:y");
        assertThat(SgfText.pair("x\\\\:y")).isEqualTo(new SgfPair("x\\", "y"));
        assertThat(SgfText.pair("x\\\\\\:y")).isEqualTo(new SgfPair("x\\:y", ""));
    }

    @Test
    void needlessEscapesVanish() {
        assertThat(SgfText.read("\\a\\]\\[\\;")).isEqualTo("a][;");
    }

    @Test
    void onlyBracketsAreEscapedOnTheWayOut() {
        assertThat(SgfText.write("[a] \\\\ b\\:c:")).isEqualTo("[a\\] \\\\ b\\:c:");
    }
}
