package moyo.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** KataGo's protocol over the standard streams of {@code moyo analysis}. */
@SuppressWarnings("try") // the end of the input comes in the middle of a block
final class AnalysisCommandLineTest {
    private static final String QUERY =
            """
            {"id":"%s","rules":"chinese","komi":7,"boardXSize":7,"boardYSize":7,"moves":%s,"maxVisits":%d%s}
            """;

    private final InputStream standard = System.in;

    @AfterEach
    void restore() {
        System.setIn(standard);
    }

    private static String query(String id, String moves, int visits, String more) {
        return QUERY.formatted(id, moves, visits, more);
    }

    private static Said says(String input, String... options) {
        System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
        List<String> words = new ArrayList<>(List.of("analysis"));
        words.addAll(List.of(options));
        return Said.moyo(words);
    }

    private static JsonNode read(String line) {
        try {
            return new ObjectMapper().readTree(line);
        } catch (IOException e) {
            throw new AssertionError("no JSON: " + line, e);
        }
    }

    @Test
    void answersAllQueriesBeforeItEnds() {
        String input =
                query("a", "[[\"B\",\"D4\"]]", 40, ",\"analyzeTurns\":[0,1]")
                        + "\n"
                        + query("b", "[]", 30, "").strip(); // the last line has no end
        Said said = says(input, "--at-once", "1");
        assertThat(said.code()).isZero();
        List<JsonNode> answers = said.out().lines().map(AnalysisCommandLineTest::read).toList();
        assertThat(answers).hasSize(3);
        assertThat(answers)
                .extracting(answer -> answer.path("id").asText())
                .containsExactly("a", "a", "b");
        assertThat(answers.get(2).path("rootInfo").path("visits").asInt()).isEqualTo(30);
        assertThat(said.err()).contains("ready, 1 positions at a time");
    }

    @Test
    void quitsWithoutWaitingIfAsked() {
        String input = query("a", "[]", 1_000_000_000, "");
        Said said = says(input, "--quit-without-waiting");
        assertThat(said.code()).isZero();
        assertThat(said.out()).isEmpty();
    }

    @Test
    void theDefaultPlayerIsThatOfTheBoard() {
        String nine = query("nine", "[]", 8, "").replace(":7,\"board", ":6,\"board");
        nine = nine.replace("Size\":7", "Size\":9");
        Said said = says(nine + query("seven", "[]", 8, ""), "--at-once", "1");
        assertThat(said.code()).isZero();
        assertThat(said.out().lines().toList()).hasSize(2);
        JsonNode first = read(said.out().lines().toList().get(0));
        double deviation = first.path("rootInfo").path("scoreStdev").asDouble();
        assertThat(deviation).as("a network's forecasts differ little").isLessThan(5);
    }

    @Test
    void thePlayerOfTheOptionsAnalyses() {
        String unlimited = query("a", "[]", 7, "").replace(",\"maxVisits\":7", "");
        Said said = says(unlimited, "--player", "uct", "--playouts", "77", "--winrates", "WHITE");
        JsonNode answer = read(said.out());
        assertThat(answer.path("rootInfo").path("visits").asInt()).isEqualTo(77);
    }

    @Test
    void wrongOptionsAreRefusedBeforeTheFirstQuery() {
        assertThat(says("", "--player", "nobody").err()).contains("unknown player 'nobody'");
        assertThat(says("", "--at-once", "0").err()).contains("--at-once 0");
        Said said = says("", "--game", "blokus");
        assertThat(said.code()).isEqualTo(2);
        assertThat(said.err()).contains("boards of go only");
        assertThat(says("", "--game", "go").code()).isZero();
    }

    @Test
    void aLineWithoutAnEndIsCutAndRefused() {
        Said said = says("x".repeat(3_000_000) + "\n" + query("a", "[]", 5, ""));
        List<String> lines = said.out().lines().toList();
        assertThat(read(lines.get(0)).path("error").asText()).contains("characters");
        assertThat(read(lines.get(1)).path("id").asText()).isEqualTo("a");
    }

    /** A conversation under way: a client that pondered and terminates. */
    @Test
    void pondersUntilTheClientTerminates() throws Exception {
        BlockingQueue<String> lines = new LinkedBlockingQueue<>();
        try (PipedOutputStream client = new PipedOutputStream()) {
            System.setIn(new PipedInputStream(client, 65_536));
            CompletableFuture<Integer> run = start(new Lines(lines));
            send(client, query("p", "[]", 10_000_000, ",\"reportDuringSearchEvery\":0.05"));
            JsonNode report = read(take(lines));
            assertThat(report.path("isDuringSearch").asBoolean()).isTrue();
            send(client, "{\"id\":\"t\",\"action\":\"terminate\",\"terminateId\":\"p\"}\n");
            JsonNode last = report;
            while (last.path("isDuringSearch").asBoolean(true)) {
                last = read(take(lines)); // reports, the echo, the answer
            }
            assertThat(last.path("rootInfo").path("visits").asInt()).isLessThan(10_000_000);
            client.close();
            assertThat(run.get(60, TimeUnit.SECONDS)).isZero();
        }
    }

    @Test
    void endsWhenNobodyReadsItsAnswers() throws Exception {
        try (PipedOutputStream client = new PipedOutputStream()) {
            System.setIn(new PipedInputStream(client, 65_536));
            CompletableFuture<Integer> run = start(new Broken());
            send(client, query("p", "[]", 10_000_000, ",\"reportDuringSearchEvery\":0.05"));
            client.close();
            assertThat(run.get(60, TimeUnit.SECONDS)).isEqualTo(1);
        }
    }

    private static CompletableFuture<Integer> start(Writer out) {
        PrintWriter err = new PrintWriter(new StringWriter());
        return CompletableFuture.supplyAsync(
                () -> Main.run(new PrintWriter(out), err, "analysis", "--at-once", "1"));
    }

    private static void send(PipedOutputStream client, String text) throws IOException {
        client.write(text.getBytes(StandardCharsets.UTF_8));
        client.flush();
    }

    private static String take(BlockingQueue<String> lines) throws InterruptedException {
        String line = lines.poll(60, TimeUnit.SECONDS);
        if (line == null) {
            throw new AssertionError("no answer");
        }
        return line;
    }

    /** Hands on each line. */
    private static final class Lines extends Writer {
        private final BlockingQueue<String> lines;
        private final StringBuilder line = new StringBuilder();

        Lines(BlockingQueue<String> lines) {
            this.lines = lines;
        }

        @Override
        public void write(char[] text, int from, int length) {
            for (int i = from; i < from + length; i++) {
                if (text[i] == '\n') {
                    lines.add(line.toString());
                    line.setLength(0);
                } else {
                    line.append(text[i]);
                }
            }
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }

    /** Fails as a closed pipe does. */
    private static final class Broken extends Writer {
        @Override
        public void write(char[] text, int from, int length) throws IOException {
            throw new IOException("broken pipe");
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }
}
