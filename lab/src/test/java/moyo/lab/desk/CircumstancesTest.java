package moyo.lab.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import moyo.lab.record.Json;
import moyo.lab.report.figure.Fact;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;

final class CircumstancesTest {
    private final Circumstances circumstances = new Circumstances("./moyo toy", 3, "abc1234");

    @Test
    void tellWhoAskedAndWhichBuildPlays() {
        assertThat(circumstances.known())
                .containsEntry("command", "./moyo toy")
                .containsEntry("jobs", 3)
                .containsEntry("commit", "abc1234")
                .containsKeys("started", "version", "java", "system", "cores", "host");
        assertThat(circumstances.place().commit()).isEqualTo("abc1234");
        assertThat(circumstances.place().host()).isEqualTo(circumstances.known().get("host"));
    }

    @Test
    @ResourceLock(Resources.SYSTEM_PROPERTIES)
    void theCommandCanBeTypedWhereItWas() {
        assertThat(circumstances.commandHere()).isEqualTo("./moyo toy");
        System.setProperty("moyo.called", "../my clone/moyo");
        try {
            assertThat(circumstances.commandHere()).isEqualTo("'../my clone/moyo' toy");
            assertThat(new Circumstances("submit toy", 1, "x").commandHere())
                    .isEqualTo("submit toy");
        } finally {
            System.clearProperty("moyo.called");
        }
    }

    @Test
    void aReportShowsTheCommandElsewhere() {
        assertThat(Circumstances.facts(circumstances.known()))
                .extracting(Fact::label)
                .contains("commit", "host")
                .doesNotContain("command");
    }

    @Test
    void everyProcessLeavesALine(@TempDir Path temp) throws Exception {
        circumstances.note(temp);
        new Circumstances("./moyo toy", 1, "def").note(temp);
        var lines = Files.readAllLines(temp.resolve("sessions.jsonl"));
        assertThat(lines).hasSize(2);
        assertThat(Json.MAPPER.readTree(lines.get(0)).path("commit").asText()).isEqualTo("abc1234");
        assertThat(Json.MAPPER.readTree(lines.get(1)).path("commit").asText()).isEqualTo("def");
    }
}
