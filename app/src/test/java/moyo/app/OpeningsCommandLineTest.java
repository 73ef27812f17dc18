package moyo.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import moyo.app.option.Games;
import moyo.game.Game;
import moyo.game.Keyed;
import moyo.game.Position;
import moyo.lab.run.Openings;
import moyo.session.GameKit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class OpeningsCommandLineTest {
    private static final String DRAW =
            "openings --game connect4 --count 4 --moves 2,3 --between 0.2,0.8";

    private static String moyo(String command) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int code = Main.run(new PrintWriter(out), new PrintWriter(err), command.split(" "));
        assertThat(code).as(err.toString()).isZero();
        return out.toString();
    }

    @Test
    void drawsTheSameOpeningsFromTheSameSeed(@TempDir Path dir) throws Exception {
        String text = moyo(DRAW + " --playouts 60 --seed 3");
        assertThat(text.lines()).hasSize(5);
        assertThat(text.lines().findFirst().orElseThrow())
                .startsWith("# connect4")
                .contains("playouts=60")
                .endsWith("seed 3");
        assertThat(moyo(DRAW + " --playouts 60 --seed 3")).isEqualTo(text);
        assertThat(moyo(DRAW + " --playouts 60 --seed 4")).isNotEqualTo(text);
        Path file = Files.writeString(dir.resolve("openings.txt"), text);
        assertThat(Openings.parse(file.toString(), Games.of("connect4", Map.of())).lines())
                .hasSize(4)
                .allMatch(line -> line.split(" ").length >= 2 && line.split(" ").length <= 3);
    }

    /** Every pair of a match of 240 games has an opening of its own. */
    @Test
    void theCommittedOpeningsOfGoDiffer() throws Exception {
        Path file = Path.of("../experiments/openings/go-9x9.txt");
        GameKit<?, ?> go = Games.of("go", Map.of("size", "9", "komi", "7", "rules", "cgos"));
        check(go, Openings.parse(file.toString(), go));
        for (String line : Files.readAllLines(file).subList(1, 121)) {
            double percent = Double.parseDouble(line.replaceAll(".*# (.*) %", "$1"));
            assertThat(percent).as(line).isBetween(40.0, 60.0);
        }
    }

    private static <P extends Position<P>> void check(GameKit<?, P> kit, Openings<?> openings) {
        assertThat(openings.lines()).hasSize(120);
        Game<P> game = kit.game();
        Set<Long> seen = new HashSet<>();
        for (int pair = 0; pair < 120; pair++) {
            List<Integer> moves = openings.of(pair, 1);
            assertThat(moves).hasSizeBetween(4, 6);
            P position = game.newPosition();
            moves.forEach(position::play);
            long least = Long.MAX_VALUE;
            for (int s = 0; s < game.symmetries(); s++) {
                least = Math.min(least, ((Keyed) position).key(s));
            }
            assertThat(seen.add(least)).as("opening %d is new", pair + 1).isTrue();
        }
    }
}
