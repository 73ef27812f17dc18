package moyo.lab.yaml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import moyo.game.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What YAML would read in a way that nobody expects, and files of any kind. */
final class YamlTest {
    @TempDir private Path temp;

    /** Line breaks are written as bars. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            quoteCharacter = '~',
            value = {
                "games: 2|size: 9|games: 4 ! line 3: 'games' is there twice",
                "a: {b: 1, c: 2, b: 3} ! line 1: 'b' is there twice",
                "a: 1|games: 010 ! line 2: '010' is not a decimal number",
                "games: [10, -017] ! '-017' is not a decimal number",
                "games: 0x10 ! '0x10' is not a decimal number",
                "games: 2|---|games: 4 ! a second document",
                "a: &x uct|b: *x ! line 2: '*x' is an alias",
                "a: &x {b: 1}|c:|  <<: *x ! '*x' is an alias",
            })
    void refusesWhatWouldSurprise(String text, String complaint) {
        assertThatThrownBy(() -> Yaml.parse(text.replace('|', '\n') + "\n", "x.yaml"))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("'x.yaml', line ")
                .hasMessageContaining(complaint);
    }

    @Test
    void readsWhatIsPlain() {
        assertThat(
                        Yaml.parse(
                                """
                                # one document
                                ---
                                games: 20
                                zero: 0
                                time: 0.5
                                text: "010"
                                inner: {games: 4, on: yes}
                                list: [{a: 1}, {a: 2}]
                                """,
                                "x"))
                .hasToString(
                        "{\"games\":20,\"zero\":0,\"time\":0.5,\"text\":\"010\","
                                + "\"inner\":{\"games\":4,\"on\":true},"
                                + "\"list\":[{\"a\":1},{\"a\":2}]}");
    }

    @Test
    void aFileThatCannotBeReadIsExplained() throws IOException {
        Path file = temp.resolve("x.yaml");
        assertThatThrownBy(() -> Yaml.read(file))
                .hasMessage("cannot read '%s': no such file or folder".formatted(file));
        Files.write(file, "name: Müller\n".getBytes(StandardCharsets.ISO_8859_1));
        assertThatThrownBy(() -> Yaml.read(file))
                .hasMessage("cannot read '%s': it is not text in UTF-8".formatted(file));
    }

    @Test
    void aHugeFileIsNotRead() throws IOException {
        Path file = Files.writeString(temp.resolve("x.yaml"), "a: 1 # " + "x".repeat(20_000_000));
        assertThatThrownBy(() -> Yaml.read(file))
                .isInstanceOf(BadInput.class)
                .hasMessage("cannot read '%s': it has more than 1048576 bytes".formatted(file));
        Path endless = Path.of("/dev/zero");
        assumeTrue(Files.exists(endless), "no /dev/zero here");
        assertThatThrownBy(() -> Yaml.read(endless)).hasMessageContaining("more than 1048576");
    }

    @Test
    void deepNestingIsAnError() {
        assertThatThrownBy(() -> Yaml.parse("a: " + "[".repeat(100_000), "x"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("'x' is not YAML");
    }
}
