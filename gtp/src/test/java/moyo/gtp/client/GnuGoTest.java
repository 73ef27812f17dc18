package moyo.gtp.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The client with a real engine, if there is one. */
class GnuGoTest {
    private static GtpClient startGnuGo() {
        Optional<Path> program = findGnuGo();
        assumeTrue(program.isPresent(), "needs GNU Go; on Debian: apt install gnugo");
        List<String> command =
                List.of(program.orElseThrow().toString(), "--mode", "gtp", "--level", "1");
        return GtpClient.start(command, Limits.DEFAULT);
    }

    /** Debian keeps games in a folder that is not in everybody's PATH. */
    private static Optional<Path> findGnuGo() {
        String path = System.getenv().getOrDefault("PATH", "") + File.pathSeparator + "/usr/games";
        return Stream.of(path.split(File.pathSeparator))
                .map(folder -> Path.of(folder, "gnugo"))
                .filter(Files::isExecutable)
                .findFirst();
    }

    @Test
    void playsWithGnuGo() throws Exception {
        try (GtpClient gnuGo = startGnuGo()) {
            assertThat(gnuGo.name()).isEqualTo("GNU Go");
            assertThat(gnuGo.version()).startsWith("3.");
            assertThat(gnuGo.knows("final_score")).isTrue();
            assertThat(gnuGo.knows("lz-analyze")).isFalse();
            assertThat(gnuGo.send("boardsize 9")).isEmpty();
            gnuGo.send("clear_board");
            gnuGo.send("komi 5.5");
            gnuGo.send("play black E5");
            for (int i = 0; i < 4; i++) {
                assertThat(gnuGo.send("genmove white")).matches("[A-HJ][1-9]|PASS");
                assertThat(gnuGo.send("genmove black")).matches("[A-HJ][1-9]|PASS");
            }
            assertThat(gnuGo.send("showboard")).startsWith("   A B C D E F G H J");
            assertThat(gnuGo.send("final_score")).matches("[BW]\\+\\d+\\.\\d|0");
        }
    }

    @Test
    void gnuGoRefusesAnIllegalMove() throws Exception {
        try (GtpClient gnuGo = startGnuGo()) {
            gnuGo.send("boardsize 9");
            gnuGo.send("play black E5");
            GtpRefusal refusal =
                    catchThrowableOfType(GtpRefusal.class, () -> gnuGo.send("play white E5"));
            assertThat(refusal.reason()).contains("illegal");
            assertThat(gnuGo.send("play white E4")).isEmpty();
        }
    }
}
