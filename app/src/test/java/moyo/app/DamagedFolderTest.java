package moyo.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Folders of runs that somebody or something has damaged. */
final class DamagedFolderTest {
    private static final int WAYS = Integer.getInteger("damages", 300);

    @TempDir private Path temp;

    private String[] match() {
        return new String[] {
            "match",
            "btt playouts=4",
            "random",
            "--size",
            "5",
            "--games",
            "4",
            "--sprt",
            "0,10",
            "--jobs",
            "1",
            "--dir",
            dir().toString()
        };
    }

    private Path dir() {
        return temp.resolve("run");
    }

    /** Accepted, a warning or a clear error; and nothing is deleted from the file of results. */
    @Test
    void whateverHappensToAFolderItsReportIsMadeOrRefused() throws IOException {
        Said played = Said.moyo(match());
        assertThat(played.code()).as(played.err()).isZero();
        Path run = dir().resolve("run.json");
        Path results = dir().resolve("results.jsonl");
        String goodRun = Files.readString(run);
        String goodResults = Files.readString(results);
        long first = Long.getLong("seed", System.nanoTime() & 0xffffff);
        Map<String, Integer> outcomes = new TreeMap<>();
        for (long seed = first; seed < first + WAYS; seed++) {
            Damage damage = new Damage(seed);
            boolean ofTheRun = seed % 3 == 0;
            Files.writeString(run, goodRun);
            Files.writeString(results, goodResults);
            byte[] damaged = damage.to(ofTheRun ? goodRun : goodResults, ofTheRun);
            Files.write(ofTheRun ? run : results, damaged);
            Said said = Said.moyo("report", dir().toString());
            assertThat(said.err())
                    .as("seed %d, %s: %s", seed, ofTheRun ? "run" : "results", damage.what())
                    .doesNotContain("internal error", "Exception", "\tat ");
            assertThat(said.code()).as("seed %d: %s", seed, said.err()).isIn(0, 2);
            assertThat(Files.readAllBytes(ofTheRun ? run : results)).isEqualTo(damaged);
            outcomes.merge(outcome(said), 1, Integer::sum);
        }
        System.out.println("seeds from " + first + ": " + outcomes);
        assertThat(outcomes.keySet()).contains("accepted", "refused", "warned");
    }

    private static String outcome(Said said) {
        return said.code() == 2 ? "refused" : said.out().contains("line ") ? "warned" : "accepted";
    }

    @Test
    void aDamagedRecordIsNamedAndItsGameIsPlayedAgain() throws IOException {
        Said.moyo(match());
        Path results = dir().resolve("results.jsonl");
        List<String> lines = new ArrayList<>(Files.readAllLines(results));
        lines.set(1, lines.get(1).replaceFirst("\"plies\":\\d+", "\"plies\":null"));
        lines.add("null");
        Files.write(results, lines);
        Said said = Said.moyo(match());
        assertThat(said.code()).as(said.err()).isZero();
        assertThat(said.err())
                .contains("line 2 of '%s' does not count: 'plies' is null".formatted(results))
                .contains("line 5 of '%s' does not count: it is NULL".formatted(results))
                .contains("1 are missing");
        assertThat(Files.readAllLines(results)).as("nothing is deleted").hasSize(6);
        assertThat(Said.moyo(match()).err()).contains("0 are missing");
    }

    @Test
    void resultsThatWouldBeLostEndTheRun() throws IOException {
        Path nowhere = Path.of("/dev/null");
        assumeTrue(Files.exists(nowhere));
        Said.moyo(match());
        Path results = dir().resolve("results.jsonl");
        Files.delete(results);
        Files.createSymbolicLink(results, nowhere);
        Said said = Said.moyo(match());
        assertThat(said.code()).isEqualTo(1);
        assertThat(said.err()).contains("is not a regular file").doesNotContain("internal error");
        Files.delete(results);
    }
}
