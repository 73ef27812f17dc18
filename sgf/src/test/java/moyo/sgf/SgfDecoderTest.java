package moyo.sgf;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import org.junit.jupiter.api.Test;

class SgfDecoderTest {
    /** The player's name, as read from {@code text} in this encoding. */
    private static String black(String text, Charset charset) {
        return SgfReader.read(text.getBytes(charset)).get(0).value("PB").orElseThrow();
    }

    @Test
    void obeysTheCharsetNamed() {
        assertThat(black("(;CA[Shift_JIS]PB[本因坊])", Charset.forName("Shift_JIS"))).isEqualTo("本因坊");
        assertThat(black("(;CA[GB18030]PB[吴清源])", Charset.forName("GB18030"))).isEqualTo("吴清源");
        assertThat(black("(;CA[ISO-8859-1]PB[Größe])", ISO_8859_1)).isEqualTo("Größe");
        assertThat(black("(;CA[utf8]PB[이창호])", UTF_8)).isEqualTo("이창호");
    }

    @Test
    void obeysTheCharsetEvenIfTheBytesCouldBeUtf8() {
        assertThat(black("(;CA[ISO-8859-1]PB[é])", UTF_8)).isEqualTo("Ã©");
    }

    /** In Shift_JIS 表 ends in 5C, a backslash in ASCII; in GB18030 奭 ends in 5D, a bracket. */
    @Test
    void takesNoSecondByteForABackslashOrBracket() {
        assertThat(black("(;CA[Shift_JIS]PB[表]C[x])", Charset.forName("Shift_JIS"))).isEqualTo("表");
        assertThat(black("(;CA[GB18030]PB[朴埈奭])", Charset.forName("GB18030"))).isEqualTo("朴埈奭");
    }

    @Test
    void findsTheCharsetAnywhereInTheFirstRoot() {
        assertThat(black("junk\n( ;PB[é\\]] CA [ latin1 ] ;B[aa])", ISO_8859_1)).isEqualTo("é]");
    }

    @Test
    void seeksTheCharsetOnlyInTheFirstRoot() {
        assertThat(black("(;PB[é];CA[ISO-8859-1])", UTF_8)).isEqualTo("é");
        assertThat(black("(;PB[é](;CA[ISO-8859-1]))", UTF_8)).isEqualTo("é");
        assertThat(black("(;PB[é])(;CA[ISO-8859-1])", UTF_8)).isEqualTo("é");
        assertThat(black("(;PB[é]C[CA[ISO-8859-1\\]])", UTF_8)).isEqualTo("é");
    }

    @Test
    void guessesWithoutACharset() {
        assertThat(black("(;PB[棋])", UTF_8)).isEqualTo("棋");
        assertThat(black("(;PB[Größe])", ISO_8859_1)).isEqualTo("Größe");
    }

    @Test
    void guessesIfTheCharsetIsUnknown() {
        for (String name : new String[] {"", "klingon", "no such charset!", "UTF-16", "IBM500"}) {
            assertThat(black("(;CA[" + name + "]PB[棋])", UTF_8)).isEqualTo("棋");
            assertThat(black("(;CA[" + name + "]PB[é])", ISO_8859_1)).isEqualTo("é");
        }
    }

    @Test
    void obeysAByteOrderMark() {
        assertThat(black("\ufeff(;PB[棋😀])", UTF_8)).isEqualTo("棋😀");
        assertThat(black("\ufeff(;PB[棋😀])", UTF_16LE)).isEqualTo("棋😀");
        assertThat(black("\ufeff(;PB[棋😀])", UTF_16BE)).isEqualTo("棋😀");
    }

    @Test
    void believesAByteOrderMarkMoreThanACharset() {
        assertThat(black("\ufeff(;CA[Shift_JIS]PB[棋])", UTF_8)).isEqualTo("棋");
        assertThat(black("\ufeff(;CA[ISO-8859-1]PB[棋])", UTF_16BE)).isEqualTo("棋");
    }
}
