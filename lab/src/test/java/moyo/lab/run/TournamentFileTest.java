package moyo.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import moyo.game.BadInput;
import moyo.lab.play.Entrant;
import moyo.lab.yaml.Yaml;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Files that people write: tournaments and named players. */
final class TournamentFileTest {
    private static final String TEXT =
            """
            size: 9
            games: 20
            players:
              strong: uct playouts=500
              weak: {extends: strong, playouts: 100, solver: on}
              spare: {extends: weak, threads: 2}
              gnugo: gtp:gnugo --mode gtp
            """;

    @TempDir private Path temp;

    private TournamentFile read(String text) {
        try {
            Path file = Files.writeString(temp.resolve("pool.yaml"), text);
            return TournamentFile.read(file, List.of("size", "games"));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void playersExtendEachOther() {
        assertThat(read(TEXT).entrants())
                .extracting(Entrant::spec)
                .containsExactly(
                        "uct playouts=500",
                        "uct playouts=500 playouts=100 solver=on",
                        "uct playouts=500 playouts=100 solver=on threads=2",
                        "gtp:gnugo --mode gtp");
    }

    @Test
    void optionsAreAsIfTyped() {
        TournamentFile file = read(TEXT);
        assertThat(file.name()).isEqualTo("pool");
        assertThat(file.options()).containsExactly("--size", "9", "--games", "20");
        assertThat(file.matchups()).hasSize(6);
    }

    @Test
    void aPoolChoosesAndAGauntletIsOneAgainstAll() {
        TournamentFile pool = read(TEXT + "pool: [weak, gnugo, spare]\ngauntlet: gnugo\n");
        assertThat(pool.entrants())
                .extracting(Entrant::name)
                .containsExactly("weak", "gnugo", "spare");
        assertThat(pool.matchups())
                .extracting(Matchup::text)
                .containsExactly("gnugo vs weak", "gnugo vs spare");
    }

    /** A line more, and what is then said. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "gauntlet: strng | gauntlet: no player is called 'strng'; did you mean 'strong'?",
                "pool: [weak] | a tournament takes two players or more, not 1",
                "pool: [weak, nobody] | pool: no player is called 'nobody'",
                "seize: 9 | unknown 'seize'; did you mean 'size'?",
                "komi: [9] | unknown 'komi'",
            })
    void saysWhatIsWrong(String line, String complaint) {
        assertThatThrownBy(
                        () -> {
                            TournamentFile file = read(TEXT + line + "\n");
                            file.options();
                            file.matchups();
                        })
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(complaint);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "strong: uct playouts=500 | strong: {extends: spare} | 'strong' extends itself",
                "strong: uct playouts=500 | strong: {plays: uct} | 'strong' is neither a spec nor",
                "extends: weak | extends: gnugo | extends an outside engine",
            })
    void saysWhichPlayerIsWrong(String right, String wrong, String complaint) {
        assertThatThrownBy(() -> read(TEXT.replace(right, wrong)))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(complaint);
    }

    @Test
    void aLongChainOfPlayersIsRefused() {
        StringBuilder text = new StringBuilder("players:\n  p0: uct\n");
        for (int i = 1; i < 5000; i++) {
            text.append("  p%d: {extends: p%d}\n".formatted(i, i - 1));
        }
        assertThatThrownBy(() -> read(text.toString()))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("extends 'p")
                .hasMessageContaining("more than 100 players");
    }

    @Test
    void aPoolOfMorePairingsThanARunHasGamesIsRefused() {
        StringBuilder text = new StringBuilder("players:\n");
        for (int i = 0; i < 5000; i++) {
            text.append("  p%d: uct\n".formatted(i));
        }
        assertThatThrownBy(() -> read(text.toString()).matchups())
                .isInstanceOf(BadInput.class)
                .hasMessage(
                        "a round robin of 5000 players has 12497500 matchups, but a run has at most"
                                + " 1000000 games");
    }

    @Test
    void aNameThatNobodyHasIsASpec() {
        PlayerBook book = PlayerBook.of(Yaml.parse("a: uct\n", "x"));
        assertThat(book.find("a")).isEqualTo(new Entrant("a", "uct"));
        assertThat(book.find(" uct playouts=3 ").spec()).isEqualTo("uct playouts=3");
        assertThat(PlayerBook.empty().names()).isEmpty();
    }

    @Test
    void aFileThatIsNotThereOrIsAListIsNamed() {
        assertThatThrownBy(() -> Yaml.read(temp.resolve("nowhere.yaml")))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("cannot read")
                .hasMessageContaining("nowhere.yaml");
        assertThatThrownBy(() -> Yaml.parse("- a\n- b\n", "list"))
                .hasMessage("'list' holds no 'name: value' lines");
    }
}
