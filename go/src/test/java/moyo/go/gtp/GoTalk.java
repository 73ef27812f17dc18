package moyo.go.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import moyo.go.GoGame;
import moyo.go.GoRules;
import moyo.go.family.GoKit;
import moyo.go.player.GoPlayers;
import moyo.gtp.GtpEngine;
import moyo.session.Session;

/** A conversation with a Go engine, text in, text out. */
final class GoTalk {
    private final ByteArrayOutputStream log = new ByteArrayOutputStream();
    private final GoGtp gtp;

    private GoTalk(GoGtp gtp) {
        this.gtp = gtp;
    }

    /** With {@code random}, on an empty board, komi 6.5, Chinese rules. */
    static GoTalk on(int size) {
        return with("random", size);
    }

    static GoTalk with(String player, int size) {
        GoGame game = new GoGame(size, 6.5, GoRules.CHINESE);
        return new GoTalk(
                new GoGtp(new Session<>(new GoKit(game), GoPlayers.ALL.parse(player), 1)));
    }

    GtpEngine newEngine() {
        GtpEngine engine =
                new GtpEngine("Moyo", "0.1", new PrintStream(log, true, StandardCharsets.UTF_8));
        gtp.register(engine);
        return engine;
    }

    /** What has been logged so far. */
    String log() {
        return log.toString(StandardCharsets.UTF_8);
    }

    /** All answers to a whole input, as they come. */
    String answers(String input) {
        return run(newEngine(), input);
    }

    /** All answers of an engine to a whole input. */
    static String run(GtpEngine engine, String input) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
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
        assertThat(answer).as(command).matches("(?s)[=?].*[^\n]\n\n|[=?]\n\n");
        assertThat(answer.substring(0, answer.length() - 1)).as(command).doesNotContain("\n\n");
        return answer.lines().map(String::stripTrailing).collect(Collectors.joining("\n")).strip();
    }

    /** The text of a successful answer. */
    String tell(String command) {
        String answer = ask(command);
        assertThat(answer).as(command).startsWith("=");
        return answer.substring(1).strip();
    }

    /** The words of a successful answer. */
    List<String> words(String command) {
        String text = tell(command);
        return text.isEmpty() ? List.of() : List.of(text.split("\\s+"));
    }

    /**
     * Holds a conversation: commands stand behind {@code >}, the lines after them are the whole
     * answer; one that ends in {@code ...} is only the beginning.
     */
    GoTalk check(String conversation) {
        List<String> lines = conversation.lines().toList();
        for (int i = 0; i < lines.size(); ) {
            String command = lines.get(i++);
            assertThat(command).startsWith("> ");
            List<String> expected = new ArrayList<>();
            while (i < lines.size() && !lines.get(i).startsWith("> ")) {
                expected.add(lines.get(i++));
            }
            check(command.substring(2), String.join("\n", expected));
        }
        return this;
    }

    private void check(String command, String expected) {
        if (expected.endsWith("...")) {
            assertThat(ask(command))
                    .as(command)
                    .startsWith(expected.substring(0, expected.length() - 3));
        } else {
            assertThat(ask(command)).as(command).isEqualTo(expected);
        }
    }
}
