package moyo.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import moyo.lab.run.FolderLock;
import moyo.net.perceptron.NetworkBook;
import moyo.net.perceptron.NetworkBookFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PatternsCommandLineTest {
    @TempDir private Path temp;

    private static Said learn(String... more) {
        List<String> words = new ArrayList<>(List.of("learn", "patterns"));
        words.addAll(List.of(more));
        return Said.moyo(words);
    }

    private static Said play(Path dir, int games, int jobs, String... more) {
        List<String> words =
                new ArrayList<>(
                        List.of("--playouts", "20", "--games", "" + games, "--jobs", "" + jobs));
        words.addAll(List.of("--hidden", "3", "--rounds", "3", "--least-positions", "20"));
        words.addAll(List.of("--least-seen", "5"));
        words.addAll(List.of("--dir", dir.toString()));
        words.addAll(List.of(more));
        return learn(words.toArray(String[]::new));
    }

    private static List<String> sorted(Path file) throws IOException {
        return Files.readAllLines(file).stream().sorted().toList();
    }

    @Test
    void goesOnAfterAKillAndLearnsTheSame() throws IOException {
        Path once = temp.resolve("once");
        Path twice = temp.resolve("twice");
        Said said = play(once, 30, 2);
        assertThat(said.code()).as(said.err()).isZero();
        assertThat(said.out()).startsWith("30 games, 0 strays; ").contains("error constant\n");
        play(twice, 27, 1);
        Path games = twice.resolve("games.txt");
        String text = Files.readString(games);
        Files.writeString(games, text.substring(0, text.length() - 10)); // as a kill does
        Said again = play(twice, 30, 1);
        assertThat(again.code()).as(again.err()).isZero();
        assertThat(again.err()).contains("26 games are in").contains("4 are missing");
        assertThat(Files.readAllLines(games)).startsWith("# uct playouts=20, seed 1").hasSize(31);
        assertThat(sorted(games)).isEqualTo(sorted(once.resolve("games.txt")));
        assertThat(twice.resolve("figure3.csv"))
                .hasSameTextualContentAs(once.resolve("figure3.csv"));
    }

    @Test
    void theNetworksSayWhereTheyComeFromAndPlay() {
        Said said = play(temp, 30, 1, "--pieces", "--strays", "40");
        assertThat(said.code()).as(said.err()).isZero();
        assertThat(said.out()).contains("30 games, 40 strays").contains("stray tests");
        Path file = temp.resolve("patterns.net");
        NetworkBook book = NetworkBookFile.read(file);
        assertThat(book.features()).isEqualTo("patterns and pieces");
        assertThat(book.provenance())
                .containsEntry("games", "30")
                .containsEntry("strays", "40")
                .containsEntry(
                        "data",
                        "uct playouts=20, seed 1; uct playouts=20, seed 1, strays from 30 games");
        assertThat(book.provenance().get("command")).startsWith("./moyo learn patterns");
        Said match =
                Said.moyo(
                        "match",
                        "uct-nn net=" + file,
                        "random",
                        "--game",
                        "blokus",
                        "--games",
                        "2",
                        "--playouts",
                        "30",
                        "--jobs",
                        "1",
                        "--dir",
                        temp.resolve("match").toString());
        assertThat(match.code()).as(match.err()).isZero();
    }

    @Test
    void learnsFromCompressedFilesWithoutPlaying() throws IOException {
        Path played = temp.resolve("played");
        play(played, 30, 1, "--strays", "20");
        Path games = compressed(played.resolve("games.txt"));
        Path strays = compressed(played.resolve("strays.txt"));
        Path other = temp.resolve("other");
        Said said = play(other, 1, 1, "--data", games.toString(), strays.toString());
        assertThat(said.code()).as(said.err()).isZero();
        assertThat(said.out()).contains("30 games, 20 strays");
        assertThat(other.resolve("games.txt")).doesNotExist();
        assertThat(other.resolve("figure3.csv"))
                .hasSameTextualContentAs(played.resolve("figure3.csv"));
    }

    private static Path compressed(Path file) throws IOException {
        Path packed = file.resolveSibling(file.getFileName() + ".gz");
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(packed))) {
            Files.copy(file, out);
        }
        return packed;
    }

    @Test
    void aFolderOfOthersIsLeftAsItIs() throws IOException {
        Path mine = Files.writeString(temp.resolve("thesis.tex"), "mine");
        Said said = play(temp, 10, 1);
        assertThat(said.code()).isEqualTo(2);
        assertThat(said.err()).contains("but other files, such as 'thesis.tex'");
        assertThat(temp)
                .isDirectoryContaining(mine::equals)
                .isDirectoryNotContaining("glob:**lock");
    }

    @Test
    void twoCannotPlayIntoOneFolder() throws IOException {
        FolderLock other = FolderLock.take(temp);
        try (other) {
            Said said = play(temp, 12, 1);
            assertThat(said.code()).isEqualTo(2);
            assertThat(said.err()).contains("another run is playing into '%s'".formatted(temp));
            assertThat(temp.resolve("games.txt")).doesNotExist();
        }
    }

    @Test
    void gamesOfOtherSettingsAreRefused() {
        play(temp, 30, 1);
        Said said = learn("--playouts", "21", "--games", "30", "--dir", temp.toString());
        assertThat(said.code()).isEqualTo(2);
        assertThat(said.err()).contains("has games of '# uct playouts=20, seed 1'");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "--games 0 | --games 0 and --playouts 18000 must be positive",
                "--games 2147483647 | --games 2147483647 is more than 1000000",
                "--strays 2147483647 | --strays 2147483647 is more than 1000000",
                "--playouts 0 | --playouts 0 must be positive",
                "--strays -1 | --strays -1 not negative",
                "--hidden 0 | hidden units: 0, not 1 to 1000",
                "--least-positions 3 | a network cannot be trained on 3 positions",
                "--data none.txt | there is no file 'none.txt'",
                "--games 5 --playouts 5 | 5 games are too few"
            })
    void wrongUsageIsNamed(String words, String message) {
        List<String> all = new ArrayList<>(List.of("--dir", temp.toString(), "--jobs", "1"));
        all.addAll(List.of(words.split(" ", -1)));
        Said said = learn(all.toArray(String[]::new));
        assertThat(said.code()).isEqualTo(2);
        assertThat(said.err()).contains(message);
    }
}
