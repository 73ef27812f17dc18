package moyo.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import moyo.blokus.judge.JudgeWeights;
import moyo.lab.run.FolderLock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PriorCommandLineTest {
    private static final String PLAYER = "uct-plain playouts=20";

    @TempDir private Path temp;

    private static Said learn(String... more) {
        List<String> words = new ArrayList<>(List.of("learn", "prior"));
        words.addAll(List.of(more));
        return Said.moyo(words);
    }

    private static Said teach(Path dir, int games, int jobs) {
        return learn(
                "--player",
                PLAYER,
                "--games",
                "" + games,
                "--jobs",
                "" + jobs,
                "--rounds",
                "2",
                "--dir",
                dir.toString());
    }

    @Test
    void playsLearnsAndGoesOnWithWhatIsThere() throws IOException {
        Path once = temp.resolve("once");
        Path twice = temp.resolve("twice");
        Said said = teach(once, 12, 1);
        assertThat(said.code()).as(said.err()).isZero();
        assertThat(said.out()).contains("12 games;").contains("uniform").contains("\nall ");
        teach(twice, 10, 1);
        Path games = twice.resolve("games.txt");
        String text = Files.readString(games);
        Files.writeString(games, text.substring(0, text.length() - 10)); // as a kill does
        Said again = teach(twice, 12, 1);
        assertThat(again.err()).contains("9 games are in").contains("3 are missing");
        assertThat(games).hasSameTextualContentAs(once.resolve("games.txt"));
        Path weights = twice.resolve("judge-weights.txt");
        assertThat(weights).hasSameTextualContentAs(once.resolve("judge-weights.txt"));
        JudgeWeights.read(weights);
    }

    @Test
    void aFolderOfOthersIsLeftAsItIs() throws IOException {
        Path mine = Files.writeString(temp.resolve("thesis.tex"), "mine");
        Said said = teach(temp, 10, 1);
        assertThat(said.code()).isEqualTo(2);
        assertThat(said.err()).contains("but other files, such as 'thesis.tex'");
        assertThat(temp)
                .isDirectoryContaining(mine::equals)
                .isDirectoryNotContaining("glob:**lock");
    }

    @Test
    void twoCannotLearnIntoOneFolder() throws IOException {
        FolderLock other = FolderLock.take(temp);
        try (other) {
            Said said = teach(temp, 12, 1);
            assertThat(said.code()).isEqualTo(2);
            assertThat(said.err()).contains("another run is playing into '%s'".formatted(temp));
            assertThat(temp.resolve("games.txt")).doesNotExist();
        }
        assertThat(teach(temp, 12, 1).code()).isZero();
    }

    @Test
    void saysAndWritesTheSameInEveryCountry() {
        Locale before = Locale.getDefault();
        Said said;
        try {
            Locale.setDefault(Locale.GERMANY);
            said = teach(temp, 10, 2);
        } finally {
            Locale.setDefault(before);
        }
        assertThat(said.out())
                .containsPattern(
                        "\nheld-out loss \\d\\.\\d{4}, against the visit shares \\d\\.\\d{4}; training")
                .doesNotContainPattern("\\d,\\d");
        assertThat(temp.resolve("games.txt")).content().contains("@0.");
        JudgeWeights.read(temp.resolve("judge-weights.txt"));
    }

    @Test
    void learnsFromFilesWithoutPlaying() {
        teach(temp, 10, 2);
        String games = temp.resolve("games.txt").toString();
        Path other = temp.resolve("other");
        Said said = learn("--data", games, games, "--rounds", "1", "--dir", other.toString());
        assertThat(said.out()).contains("20 games;");
        assertThat(other.resolve("games.txt")).doesNotExist();
        assertThat(other.resolve("judge-weights.txt")).exists();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "--games 0 | --games 0 and --rounds 16 must be positive",
                "--games 2147483647 | --games 2147483647 is more than 1000000",
                "--penalty -1 | penalty -1.0 and smoothness 30.0 must be 0 or positive",
                "--sharpness 2 | sharpness 2.0 is not between 0 and 1",
                "--without pieces | unknown features 'pieces'; known are piece",
                "--player largest | 'largest' cannot teach",
                "--player nobody | unknown player 'nobody'",
                "--data none.txt | there is no file 'none.txt'",
                "--player uct-plain --games 3 | 3 games are too few"
            })
    void wrongUsageIsNamed(String words, String message) {
        List<String> all = new ArrayList<>(List.of("--dir", temp.toString(), "--jobs", "1"));
        all.addAll(List.of(words.split(" ", -1)));
        Said said = learn(all.toArray(String[]::new));
        assertThat(said.code()).isEqualTo(2);
        assertThat(said.err()).contains(message);
    }

    @Test
    void whatToLearnMustBeSaid() {
        Said said = Said.moyo("learn");
        assertThat(said.code()).isEqualTo(2);
        assertThat(said.err()).contains("a subcommand of learn is missing");
    }
}
