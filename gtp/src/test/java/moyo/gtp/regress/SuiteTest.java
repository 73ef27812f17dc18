package moyo.gtp.regress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import moyo.game.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SuiteTest {
    @TempDir Path folder;

    private Suite suite(String text) throws IOException {
        return Suite.read(Files.writeString(folder.resolve("some.tst"), text));
    }

    private static Expectation expected(Suite suite, int step) {
        return Objects.requireNonNull(suite.steps().get(step).expected());
    }

    @Test
    void readsCommandsAndWhatIsExpectedOfThem() throws IOException {
        Suite suite =
                suite(
                        """
                        # A comment, and an empty line

                        loadsgf games/a b.sgf 30   # the position
                        10 reg_genmove b\r
                        # why
                        #? [D4|E5]

                        \t20  reg_genmove\twhite
                        #? [!pass]*
                        30 name
                        """);
        assertThat(suite.steps().stream().map(Suite.Step::command))
                .containsExactly(
                        "loadsgf games/a b.sgf 30", "reg_genmove b", "reg_genmove white", "name");
        assertThat(suite.steps().stream().map(Suite.Step::id))
                .containsExactly("", "10", "20", "30");
        assertThat(suite.steps().stream().map(Suite.Step::line)).containsExactly(3, 4, 8, 10);
        assertThat(suite.checks()).isEqualTo(2);
        assertThat(suite.notes()).isEmpty();
        assertThat(suite.name()).isEqualTo("some.tst");
        assertThat(suite.folder()).isEqualTo(folder);
        assertThat(expected(suite, 1).knownFailure()).isFalse();
        assertThat(expected(suite, 2).knownFailure()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "[D4|E5], E5, true",
        "[D4|E5], E5 , true",
        "[D4|E5], E6, false",
        "[D4|E5], D45, false",
        "[D4], d4, true",
        "[PASS], pass, true",
        "[!PASS], pass, false",
        "[!D4|E5], E5, false",
        "[!D4|E5], E6, true",
        "[], '', true",
        "[], A1, false",
        "[1 (A1|B2)], 1 B2, true",
        "[[A-C][12]], C2, true",
        "[.*(A1 B1).*], LowLib A1 B1 C1, true",
        "[-1]*, -1, true",
        "[-1]  really, -1, true",
    })
    void anExpectationIsARegularExpressionForTheWholeAnswer(String text, String answer, boolean met)
            throws IOException {
        Suite suite = suite("1 x\n#? " + text + "\n");
        assertThat(expected(suite, 0).isMetBy(answer)).isEqualTo(met);
    }

    @Test
    void anExpectationWithoutItsCommandIsNoted() throws IOException {
        Suite suite =
                suite(
                        """
                        #? [early]
                        reg_genmove b
                        #? [D3]
                        40
                        #? [C9]*
                        50 name
                        #? [Moyo]
                        #? [again]
                        """);
        assertThat(suite.checks()).isEqualTo(1);
        assertThat(suite.notes())
                .containsExactly(
                        "line 1: #? [early] belongs to no command with a number",
                        "line 3: #? [D3] belongs to no command with a number",
                        "line 5: #? [C9]* belongs to no command with a number",
                        "line 8: #? [again] belongs to no command with a number");
    }

    @Test
    void whatIsForInformationIsNoCheck() throws IOException {
        assertThat(suite("10 get_counter\n#? [0]&\n").checks()).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "'#? D4', line 2: '#? D4' is not of the form #? [REGEX]",
        "'#? [D4', line 2: '#? [D4' is not of the form #? [REGEX]",
        "'#? [D4]x', line 2: '#? [D4]x' is not of the form #? [REGEX]",
        "'#?', line 2: '#?' is not of the form #? [REGEX]",
        "'#? [(D4]', line 2: '(D4' is no regular expression: Unclosed group",
    })
    void aBrokenFileIsNamedWithItsLine(String line, String reason) {
        assertThatThrownBy(() -> suite("10 reg_genmove b\n" + line + "\n"))
                .isInstanceOf(BadInput.class)
                .hasMessage(folder.resolve("some.tst") + ", " + reason);
    }

    @Test
    void whatIsNoTextOrNotThereIsSaid() throws IOException {
        Path missing = folder.resolve("missing.tst");
        assertThatThrownBy(() -> Suite.read(missing))
                .hasMessage("there is no file '" + missing + "'");
        assertThatThrownBy(() -> Suite.read(folder)).hasMessageStartingWith("cannot read '");
        assertThatThrownBy(() -> suite("10 name\0")).hasMessageEndingWith("is not a text file");
        Path latin = folder.resolve("latin.tst");
        Files.write(latin, "# Bözberg\n10 name\n".getBytes(StandardCharsets.ISO_8859_1));
        assertThat(Suite.read(latin).steps()).hasSize(1);
    }
}
