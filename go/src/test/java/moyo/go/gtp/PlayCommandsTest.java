package moyo.go.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlayCommandsTest {
    /** Minutes of thought. */
    private static final String PATIENT = "flat playouts=50000000";

    private static final String VERTEX = "[A-E][1-5]";

    private final GoTalk talk = GoTalk.on(5);

    @ParameterizedTest
    @ValueSource(strings = {"genmove", "gomill-genmove_ex", "kgs-genmove_cleanup"})
    void aGeneratedMoveIsPlayed(String command) {
        String move = talk.tell(command + " b");
        assertThat(move).matches(VERTEX);
        assertThat(talk.tell("list_stones b")).isEqualTo(move);
        String second = talk.tell(command + " Black");
        assertThat(talk.words("list_stones b")).containsExactlyInAnyOrder(move, second);
        assertThat(talk.tell(command + " w")).matches(VERTEX);
        talk.check("> undo\n=\n> list_stones w\n=");
    }

    @Test
    void regGenmoveIsNotPlayed() {
        assertThat(talk.tell("reg_genmove w")).matches(VERTEX);
        talk.check("> list_stones w\n=\n> move_history\n=");
        assertThat(talk.tell("showboard")).contains("Black (X) to move");
    }

    @ParameterizedTest
    @ValueSource(strings = {"genmove", "reg_genmove", "kgs-genmove_cleanup", "gomill-genmove_ex"})
    void aColourIsNeeded(String command) {
        talk.check(
                """
                > %s
                ? syntax error: got 0 arguments, ...
                > %s x
                ? syntax error: 'x' is not a colour, b or w, ...
                > move_history
                =
                """
                        .formatted(command, command));
    }

    @Test
    void keywordsThatGomillMayAddAreIgnored() {
        assertThat(talk.tell("gomill-genmove_ex b claim something=else")).matches(VERTEX);
        talk.check("> genmove b claim\n? syntax error: got 2 arguments, usage is 'genmove COLOUR'");
    }

    @Test
    void passesWhenNoSensibleMoveIsLeft() {
        GoTalk three = GoTalk.on(3);
        three.tell("gogui-setup b A1 b B1 b C1 b B2 b A3 b B3 b C3"); // two eyes
        three.check("> genmove b\n= pass\n> genmove w\n= pass\n> reg_genmove b\n= pass");
    }

    @ParameterizedTest
    @ValueSource(strings = {"chinese", "japanese", "new_zealand", "tromp-taylor", "cgos"})
    void aDeadStoneIsTakenOffBeforePassing(String rules) {
        GoTalk flat = GoTalk.with("flat playouts=500", 5);
        flat.tell("kgs-rules " + rules);
        flat.tell("komi 0.5");
        flat.tell(ScoreCommandsTest.FINISHED);
        flat.tell("undo"); // Black's pass
        flat.check(
                """
                > genmove b
                = pass
                > undo
                =
                > kgs-genmove_cleanup b
                = B3
                > final_status_list dead
                =
                > captures b
                = 1
                > play w pass
                =
                > kgs-genmove_cleanup b
                = pass
                """);
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "flat playouts=100"})
    void cleanupAfterADisputeEndsWithoutDeadStones(String player) {
        GoTalk dispute = GoTalk.with(player, 5);
        dispute.tell("komi 0.5");
        dispute.tell(ScoreCommandsTest.FINISHED);
        int moves = 0;
        while (!dispute.tell("kgs-genmove_cleanup b").equals("pass")) {
            dispute.tell("play w pass");
            assertThat(++moves).isLessThan(20);
        }
        assertThat(dispute.words("list_stones w")).doesNotContain("A3").hasSize(7);
        assertThat(dispute.tell("final_score")).isEqualTo("B+4.5");
    }

    @Test
    void explainsItsLastMove() {
        talk.check("> gomill-explain_last_move\n=");
        GoTalk flat = GoTalk.with("flat playouts=50", 5);
        flat.check("> gomill-explain_last_move\n=");
        String move = flat.tell("genmove b");
        assertThat(flat.tell("gomill-explain_last_move"))
                .startsWith(move + " wins ")
                .contains("50 playouts for 26 candidates");
    }

    @Test
    void describesItself() {
        assertThat(GoTalk.with("flat playouts=50", 5).tell("gomill-describe_engine"))
                .startsWith("Moyo, player: flat playouts=50")
                .endsWith("\nseed 1, chinese rules");
    }

    @Test
    void theSeedIsSetAndTold() {
        talk.check(
                """
                > get_random_seed
                = 1
                > set_random_seed -12345678901234567
                =
                > get_random_seed
                = -12345678901234567
                > set_random_seed
                ? syntax error: got 0 arguments, usage is 'set_random_seed SEED'
                > set_random_seed x
                ? syntax error: 'x' is not a whole number of at most 18 digits, ...
                > set_random_seed 9999999999999999999
                ? syntax error: ...
                > get_random_seed
                = -12345678901234567
                """);
    }

    @Test
    void stopAndClearCacheAreHarmless() {
        talk.check(
                """
                > stop
                =
                > clear_cache
                =
                > stop it
                ? syntax error: got 1 argument, usage is 'stop'
                """);
    }

    /** The comment may arrive before, while or after the player begins to think. */
    @Test
    void aThinkingPlayerIsInterrupted() throws Exception {
        for (int i = 0; i < 50; i++) {
            assertThat(answersInTime("1 genmove b\n", i / 10)).matches("=1 [A-J][1-9]\n\n");
        }
    }

    @Test
    void aPlayerDeepInThoughtIsInterrupted() throws Exception {
        assertThat(answersInTime("1 genmove b\n", 200)).matches("=1 [A-J][1-9]\n\n");
    }

    /** Sends {@code first}, waits a while, then interrupts and closes the input. */
    private static String answersInTime(String first, int milliseconds) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PipedInputStream input = new PipedInputStream();
        FutureTask<Void> run =
                new FutureTask<>(
                        () -> {
                            GoTalk.with(PATIENT, 9).newEngine().run(input, out);
                            return null;
                        });
        Thread thread = new Thread(run, "engine under test");
        thread.setDaemon(true);
        try (PipedOutputStream controller = new PipedOutputStream(input)) {
            thread.start();
            controller.write(first.getBytes(StandardCharsets.UTF_8));
            controller.flush();
            assertThat(isDoneWithin(run, milliseconds)).isFalse();
            controller.write("# interrupt\n".getBytes(StandardCharsets.UTF_8));
        }
        assertThat(isDoneWithin(run, 20_000)).as("answered in time").isTrue();
        return out.toString(StandardCharsets.UTF_8);
    }

    private static boolean isDoneWithin(FutureTask<Void> run, int milliseconds) throws Exception {
        try {
            run.get(milliseconds, TimeUnit.MILLISECONDS);
            return true;
        } catch (TimeoutException e) {
            return false;
        }
    }

    @Test
    void aRegressionMoveLeavesNoTraceInTheRecord() {
        GoTalk talk = GoTalk.on(9);
        talk.ask("reg_genmove w");
        assertThat(talk.ask("printsgf")).doesNotContain("PW[");
        talk.ask("genmove w");
        assertThat(talk.ask("printsgf")).contains("PW[Moyo (random)]");
    }
}
