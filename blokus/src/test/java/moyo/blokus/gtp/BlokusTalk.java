package moyo.blokus.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import moyo.blokus.BlokusGame;
import moyo.blokus.family.BlokusKit;
import moyo.blokus.player.BlokusPlayers;
import moyo.gtp.GtpEngine;
import moyo.session.Session;

/** A conversation with a Blokus engine, text in, text out. */
final class BlokusTalk {
    private final ByteArrayOutputStream log = new ByteArrayOutputStream();
    private final BlokusGtp gtp;

    private BlokusTalk(BlokusGtp gtp) {
        this.gtp = gtp;
    }

    /** With {@code random}, on an empty board. */
    static BlokusTalk begin() {
        return with("random");
    }

    static BlokusTalk with(String player) {
        return new BlokusTalk(
                new BlokusGtp(
                        new Session<>(
                                new BlokusKit(new BlokusGame()),
                                BlokusPlayers.ALL.parse(player),
                                1)));
    }

    /** What has been logged so far: internal errors only. */
    String log() {
        return log.toString(StandardCharsets.UTF_8);
    }

    /** All answers to a whole input, as they come. */
    String answers(String input) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        GtpEngine engine =
                new GtpEngine("Moyo", "0.1", new PrintStream(log, true, StandardCharsets.UTF_8));
        gtp.register(engine);
        try {
            engine.run(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toString(StandardCharsets.UTF_8);
    }

    /** The answer to one command with its status, less the empty line, and blanks at line ends. */
    String ask(String command) {
        String answer = answers(command + "\n");
        assertThat(answer).as(command).matches("(?s)[=?][0-9]* .*\n\n");
        assertThat(answer.substring(0, answer.length() - 1)).as(command).doesNotContain("\n\n");
        return answer.lines().map(String::stripTrailing).collect(Collectors.joining("\n")).strip();
    }

    /** The text of a successful answer. */
    String tell(String command) {
        String answer = ask(command);
        assertThat(answer).as(command).startsWith("=");
        return answer.substring(1).strip();
    }

    /** The lines of a successful answer. */
    List<String> lines(String command) {
        String text = tell(command);
        return text.isEmpty() ? List.of() : text.lines().toList();
    }

    /**
     * Holds a conversation: commands stand behind {@code >}, the lines after them are the whole
     * answer.
     */
    BlokusTalk check(String conversation) {
        for (String exchange : ("\n" + conversation.strip()).split("\n> ")) {
            if (!exchange.isEmpty()) {
                int end = exchange.indexOf('\n');
                String command = exchange.substring(0, end);
                assertThat(ask(command)).as(command).isEqualTo(exchange.substring(end).strip());
            }
        }
        return this;
    }
}
