package moyo.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** The engine as a GUI starts it: a process with pipes. */
final class GtpProcessTest {
    private static final int LIMIT_SECONDS = 60;

    /** What the process printed on standard output, and its exit code. */
    private record Ending(String output, int exitCode) {}

    private static Ending run(String input, String... options) throws Exception {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-cp", System.getProperty("java.class.path")));
        command.addAll(List.of(Main.class.getName(), "gtp"));
        command.addAll(List.of(options));
        Process process =
                new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
        try {
            process.getOutputStream().write(input.getBytes(StandardCharsets.UTF_8));
            process.getOutputStream().close();
            String output =
                    new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)).isTrue();
            return new Ending(output, process.exitValue());
        } finally {
            process.destroyForcibly();
        }
    }

    /** The launcher says whether a person types. */
    @Test
    void aPersonIsShownTheWayToPlay() throws Exception {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-Dmoyo.person=true", "-cp", System.getProperty("java.class.path")));
        command.addAll(List.of(Main.class.getName(), "gtp"));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        process.getOutputStream().close();
        assertThat(process.getInputStream().readAllBytes())
                .asString(StandardCharsets.UTF_8)
                .contains("to play here: ./moyo play");
        assertThat(process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void quitAnswersAndEndsTheProcess() throws Exception {
        assertThat(run("1 name\n2 quit\n3 name\n")).isEqualTo(new Ending("=1 Moyo\n\n=2 \n\n", 0));
    }

    @Test
    void theEndOfTheInputEndsTheProcessAfterWhatIsPending() throws Exception {
        Ending ending = run("boardsize 5\n7 genmove b", "--player", "random");
        assertThat(ending.output()).matches("= \n\n=7 [A-E][1-5]\n\n");
        assertThat(ending.exitCode()).isZero();
    }

    @Test
    void nameAndVersionCanBeChangedForPickyClients() throws Exception {
        assertThat(run("name\nversion\n", "--gtp-name", "Leela Zero", "--gtp-version", "0.17"))
                .isEqualTo(new Ending("= Leela Zero\n\n= 0.17\n\n", 0));
    }

    /** A JVM begins slowly; a clock must not make the first move a hasty pass. */
    @Test
    void theFirstMoveUnderAClockIsAThoughtOne() throws Exception {
        String input = "boardsize 9\ntime_settings 10 0 0\n7 genmove b\n";
        assertThat(run(input, "--player", "fuego-style").output())
                .matches("= \n\n= \n\n=7 [A-HJ][1-9]\n\n");
    }

    @Test
    void theSameSeedPlaysTheSameGame() throws Exception {
        String game = "boardsize 7\n" + "genmove b\ngenmove w\n".repeat(15);
        Ending first = run(game, "--player", "flat playouts=100", "--seed", "5");
        assertThat(run(game, "--player", "flat playouts=100", "--seed", "5")).isEqualTo(first);
        assertThat(run(game, "--player", "flat playouts=100", "--seed", "6")).isNotEqualTo(first);
    }
}
