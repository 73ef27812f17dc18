package moyo.lab.executor;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import moyo.game.BadInput;
import moyo.lab.play.Abandoned;
import moyo.lab.play.ToyKit;
import moyo.lab.record.Json;

/**
 * A process that plays pairs of tic-tac-toe: a {@link PairTask} as a line of JSON in, for each game
 * a line {@code {"game": PlayedGame}} out, then {@code {"done": true}} or {@code {"bad": why}}.
 */
final class PairWorker {
    private final PrintStream out;

    private PairWorker(PrintStream out) {
        this.out = out;
    }

    public static void main(String[] arguments) throws Exception {
        new PairWorker(new PrintStream(System.out, true, StandardCharsets.UTF_8)).serve();
    }

    private void serve() throws IOException, Abandoned {
        ToyKit kit = new ToyKit();
        var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        var place = new PairPlayer.Place("worker", "abc");
        try (PairPlayer player = new PairPlayer(facts -> kit, place, this::note)) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                PairTask pair = Json.MAPPER.readValue(line, PairTask.class);
                try {
                    player.play(pair, this::report);
                    say("done", true);
                } catch (BadInput e) {
                    say("bad", String.valueOf(e.getMessage()));
                }
            }
        }
    }

    private void report(PlayedGame game) {
        say("game", game);
    }

    private void note(String sentence) {
        say("note", sentence);
    }

    private void say(String what, Object value) {
        ObjectNode node = Json.MAPPER.createObjectNode();
        node.set(what, Json.MAPPER.valueToTree(value));
        out.println(Json.line(node));
    }
}
