package moyo.gtp.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

final class ProcessTreeTest {
    @TempDir private Path proc;

    /** A process as Linux shows it. */
    private void process(int pid, String name, int parent, int session, String times)
            throws IOException {
        write(
                pid,
                "%d (%s) S %d %d %d 0 -1 4194560 1 2 3 4 %s 20 0 1 0 12345 999 88"
                        .formatted(pid, name, parent, session, session, times));
    }

    private void write(int pid, String line) throws IOException {
        Files.writeString(
                Files.createDirectories(proc.resolve(Integer.toString(pid))).resolve("stat"), line);
    }

    private Duration cpuTime(int pid) {
        return new ProcessTree(proc).cpuTime(pid).orElseThrow();
    }

    @Test
    void addsUserAndSystemTimeAndThatOfChildrenThatHaveEnded() throws IOException {
        process(7, "engine", 1, 7, "1 20 300 4000");
        assertThat(cpuTime(7)).isEqualTo(Duration.ofMillis(43_210));
    }

    @Test
    void addsDescendantsAndTheSessionAndNobodyElse() throws IOException {
        process(7, "wrapper", 5, 7, "1 0 0 0");
        process(8, "engine", 7, 7, "10 0 0 0");
        process(9, "helper", 8, 9, "100 0 0 0");
        process(10, "orphan", 1, 7, "1000 0 0 0");
        process(11, "stranger", 1, 11, "7 7 7 7");
        Files.createDirectories(proc.resolve("sys"));
        assertThat(cpuTime(7)).isEqualTo(Duration.ofMillis(11_110));
        assertThat(cpuTime(8)).isEqualTo(Duration.ofMillis(1_100));
    }

    @Test
    void aNameMayHoldBlanksAndParentheses() throws IOException {
        process(7, "a) S 1 (2 \u00fc", 1, 7, "5 0 0 0");
        assertThat(cpuTime(7)).isEqualTo(Duration.ofMillis(50));
    }

    @Test
    void whatCannotBeReadIsUnknown() throws IOException {
        assertThat(new ProcessTree(proc).cpuTime(7)).isEmpty();
        assertThat(new ProcessTree(proc.resolve("none")).cpuTime(7)).isEmpty();
        for (String line : new String[] {"", "7 (x)", "7 (x) S 1 7 7 0 -1 1 1 2 3 4 a b c d 20"}) {
            write(7, line);
            assertThat(new ProcessTree(proc).cpuTime(7)).as(line).isEmpty();
        }
    }

    /** The engine burns CPU time itself, in a child that ends, and in one that goes on. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void whatAnEngineAndItsChildrenBurnIsMeasured() throws Exception {
        try (GtpClient client = GtpClient.start(OddEngine.command("good"), Limits.DEFAULT)) {
            client.send("name");
            Duration start = client.cpuTime().orElseThrow();
            client.send("burn 300");
            Duration own = client.cpuTime().orElseThrow().minus(start);
            assertThat(own).isBetween(Duration.ofMillis(280), Duration.ofMillis(700));
            client.send("child-burns 300");
            Duration all = client.cpuTime().orElseThrow().minus(start);
            assertThat(all.minus(own)).isGreaterThan(Duration.ofMillis(280));
        }
    }

    @Test
    void anEngineThatIsGoneTellsNothing() throws Exception {
        GtpClient client = GtpClient.start(OddEngine.command("good"), Limits.DEFAULT);
        client.send("name");
        client.close();
        assertThat(client.cpuTime()).isEmpty();
    }
}
