package moyo.blokus.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import moyo.blokus.BlokusGame;
import moyo.blokus.family.BlokusKit;
import moyo.gtp.GtpEngine;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Analysis commands and reasons of the rules in Pentobi's dialect. */
@Timeout(120)
final class BlokusAnalysisTest {
    private static final String MOVE = "[a-n]\\d{1,2}(,[a-n]\\d{1,2}){0,4}";

    private static BlokusTalk talk() {
        return BlokusTalk.with("blokus playouts=100 tree-nodes=50000");
    }

    @ParameterizedTest
    @ValueSource(strings = {"lz-genmove_analyze b", "kata-genmove_analyze purple 100"})
    void aWatchedMoveIsReportedAndPlayed(String command) {
        BlokusTalk talk = talk();
        List<String> answer = talk.answers(command + "\n").lines().toList();
        assertThat(answer.get(0)).isEqualTo("=");
        String last = answer.get(answer.size() - 2);
        assertThat(last).matches("play " + MOVE);
        String best = last.substring("play ".length());
        assertThat(answer.get(answer.size() - 3)).startsWith("info move " + best + " visits ");
        assertThat(talk.tell("showboard")).contains("(2) Orange");
        assertThat(Double.parseDouble(talk.tell("get_value"))).isBetween(0.0, 1.0);
    }

    /** The next command waits already, so that the analysis ends after its first thoughts. */
    @Test
    void anAnalysisEndsWhenAnythingArrives() {
        String answers = talk().answers("kata-analyze 1 rootInfo true\nname\n");
        assertThat(answers).startsWith("=\n").endsWith("= Moyo\n\n");
    }

    /** Moves have commas, so semicolons stand between them. */
    @Test
    void movesAreAllowedWithSemicolonsBetween() throws Exception {
        String command = "lz-analyze 1 allow b e8,d9,e9,f9,e10;e10,e11 1 avoid b e10,e11 1\n";
        String report = reportOf(command);
        assertThat(report).matches("info move e8,d9,e9,f9,e10 visits .*");
        assertThat(report).doesNotContain(" info move ");
    }

    /** The first report of an analysis, which is then ended by the end of the input. */
    private static String reportOf(String command) throws Exception {
        GtpEngine engine = new GtpEngine("Moyo", "0", System.err);
        BlokusKit kit = new BlokusKit(new BlokusGame());
        kit.registerGtp(engine, kit.players().parse("blokus tree-nodes=50000"), 1);
        PipedOutputStream commands = new PipedOutputStream();
        PipedInputStream input = new PipedInputStream(commands);
        ByteArrayOutputStream answers = new ByteArrayOutputStream();
        CompletableFuture<Void> talk =
                CompletableFuture.runAsync(
                        () -> {
                            try {
                                engine.run(input, answers);
                            } catch (IOException e) {
                                throw new UncheckedIOException(e);
                            }
                        });
        commands.write(command.getBytes(StandardCharsets.UTF_8));
        commands.flush();
        while (!answers.toString(StandardCharsets.UTF_8)
                .matches("=\\s*\\ninfo [^\\n]*\\n(?s:.*)")) {
            assertThat(talk).as("an analysis").isNotDone();
            Thread.onSpinWait();
        }
        commands.write("quit\n".getBytes(StandardCharsets.UTF_8));
        commands.close();
        talk.get(60, TimeUnit.SECONDS);
        return answers.toString(StandardCharsets.UTF_8).lines().toList().get(1);
    }

    @Test
    void aWrongListIsRefused() {
        BlokusTalk wrong = talk();
        assertThat(wrong.ask("lz-analyze allow b e10,e11;z1 1")).contains("'z1' in 'z1'");
        assertThat(wrong.ask("lz-analyze allow violet e10 1"))
                .isEqualTo("? invalid color argument 'violet'");
        assertThat(wrong.ask("help lz-analyze")).contains("MOVE;MOVE;...");
    }

    @Test
    void reasonsOfTheRules() {
        talk().check(
                        """
                        > moyo-why_illegal b a1
                        = a first piece covers e10
                        > play b e10
                        =
                        > moyo-why_illegal purple e11, e12
                        = e11 shares an edge with an own piece
                        > moyo-why_illegal b f11,f12
                        = legal
                        > moyo-why_illegal w e10
                        = e10 is covered
                        > play w e10
                        ? illegal move
                        """);
    }

    @Test
    void aPlayerWithoutATreeSaysSo() {
        assertThat(BlokusTalk.begin().ask("lz-analyze b 10"))
                .isEqualTo(
                        "? player 'random' cannot be watched; one with a tree can, such as 'zero'");
    }
}
