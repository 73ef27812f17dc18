package moyo.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import moyo.lab.run.FolderLock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PatternsCommandLineTest {
    @TempDir private Path temp;

    private record Said(int code, String out, String err) {}

    private static Said learn(String... more) {
        List<String> words = new ArrayList<>(List.of("learn", "patterns"));
        words.addAll(List.of(more));
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int code =
                Main.run(
                        new PrintWriter(out, true),
                        new PrintWriter(err, true),
                        words.toArray(String[]::new));
        return new Said(code, out.toString(), err.toString());
    }

    private static Said play(Path dir, int games, int jobs) {
        return learn(
                "--playouts",
                "20",
                "--games",
                "" + games,
                "--jobs",
                "" + jobs,
                "--dir",
                dir.toString());
    }

    private static List<String> sorted(Path file) throws IOException {
        return Files.readAllLines(file).stream().sorted().toList();
    }

    @Test
    void goesOnAfterAKillAndPlaysTheSameGames() throws IOException {
        Path once = temp.resolve("once");
        Path twice = temp.resolve("twice");
        assertThat(play(once, 12, 2).code).isZero();
        play(twice, 10, 1);
        Path games = twice.resolve("games.txt");
        String text = Files.readString(games);
        Files.writeString(games, text.substring(0, text.length() - 10)); // as a kill does
        Said again = play(twice, 12, 1);
        assertThat(again.code).as(again.err).isZero();
        assertThat(again.err).contains("9 games are in").contains("3 are missing");
        assertThat(Files.readAllLines(games)).startsWith("# uct playouts=20, seed 1").hasSize(13);
        assertThat(sorted(games)).isEqualTo(sorted(once.resolve("games.txt")));
    }

    @Test
    void twoCannotPlayIntoOneFolder() throws IOException {
        FolderLock other = FolderLock.take(temp);
        try (other) {
            Said said = play(temp, 12, 1);
            assertThat(said.code).isEqualTo(2);
            assertThat(said.err).contains("another run is playing into '%s'".formatted(temp));
            assertThat(temp.resolve("games.txt")).doesNotExist();
        }
    }

    @Test
    void gamesOfOtherSettingsAreRefused() {
        play(temp, 10, 1);
        Said said = learn("--playouts", "21", "--games", "10", "--dir", temp.toString());
        assertThat(said.code).isEqualTo(2);
        assertThat(said.err).contains("has games of '# uct playouts=20, seed 1'");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "--games 0 | --games 0, --jobs 1 and --playouts 18000 must be positive",
                "--playouts 0 | --playouts 0 must be positive"
            })
    void wrongUsageIsNamed(String words, String message) {
        List<String> all = new ArrayList<>(List.of("--dir", temp.toString(), "--jobs", "1"));
        all.addAll(List.of(words.split(" ", -1)));
        Said said = learn(all.toArray(String[]::new));
        assertThat(said.code).isEqualTo(2);
        assertThat(said.err).contains(message);
    }
}
