package moyo.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import moyo.lab.run.RunFolder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class TournamentCommandLineTest {
    private static final String FOUR =
            """
            size: 5
            games: 2
            playouts: 20
            players:
              a: flat
              b: {extends: a, playouts: 4}
              c: random
              d: random
            """;

    @TempDir private Path temp;

    private Said tournament(String text, String... more) throws IOException {
        Path file = Files.writeString(temp.resolve("pool.yaml"), text);
        List<String> words = new ArrayList<>(List.of("tournament", file.toString()));
        words.addAll(List.of("--dir", dir().toString()));
        words.addAll(List.of(more));
        return Said.moyo(words);
    }

    private Path dir() {
        return temp.resolve("run");
    }

    @Test
    void everybodyPlaysEverybody() throws IOException {
        Said said = tournament(FOUR);
        assertThat(said.code()).as(said.err()).isZero();
        assertThat(RunFolder.results(dir())).hasSize(12);
        assertThat(said.out()).containsPattern("player +Elo").containsPattern("a +b +\\d");
        assertThat(RunFolder.describe(dir()).plan().entrant("b").spec())
                .isEqualTo("flat playouts=4");
    }

    @Test
    void oneMayPlayAllOthers() throws IOException {
        tournament(FOUR + "gauntlet: a\npool: [a, b, c]\n");
        assertThat(RunFolder.results(dir()))
                .hasSize(4)
                .extracting(result -> result.matchup())
                .containsOnly("a vs b", "a vs c");
    }

    @Test
    void whatIsTypedGoesBeforeTheFile() throws IOException {
        Said said = tournament(FOUR, "--games", "1", "--komi", "0.5");
        assertThat(said.code()).as(said.err()).isZero();
        assertThat(RunFolder.results(dir())).hasSize(6);
        assertThat(RunFolder.describe(dir()).plan().game())
                .containsEntry("size", 5)
                .containsEntry("komi", 0.5);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "openigns: 3 | did you mean 'openings'?",
                "gauntlet: e | no player is called 'e'",
                "pool: [a] | two players or more",
                "size: nine | is not an int",
                "komi: [ | is not YAML"
            })
    void saysWhatIsWrongInTheFile(String line, String complaint) throws IOException {
        String text = FOUR.replaceAll("(?m)^" + line.split(":")[0] + ":.*\n", "") + line + "\n";
        Said said = tournament(text);
        assertThat(said.code()).isEqualTo(2);
        assertThat(said.err()).contains(complaint);
        assertThat(dir()).doesNotExist();
    }

    @Test
    void saysWhatIsWrongWithAPlayer() throws IOException {
        assertThat(tournament("players: {a: flat, b: {extends: a, plyouts: 3}}").err())
                .contains("did you mean 'playouts'?");
        assertThat(tournament("players: {a: {extends: b}, b: {extends: a}}").err())
                .contains("extends itself");
        assertThat(tournament("players: {a: 3, b: flat}").err()).contains("player 'a' is neither");
    }
}
