package moyo.gtp.regress;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import moyo.gtp.client.OddEngine;

/**
 * An engine that follows a script, for the tests to start as a process. An entry is {@code
 * command=answer}; the answers {@code dies}, {@code hangs} and {@code ?...} are what they say, and
 * {@code told} is all it was told so far. What is not in the script is refused.
 */
final class ScriptedEngine {
    private ScriptedEngine() {}

    static List<String> command(String... script) {
        return OddEngine.javaCommand(ScriptedEngine.class, script);
    }

    public static void main(String[] script) throws Exception {
        Map<String, String> answers = new LinkedHashMap<>();
        for (String entry : script) {
            String[] parts = entry.split("=", 2);
            answers.put(parts[0], parts[1]);
        }
        String names =
                Stream.concat(Stream.of("list_commands"), answers.keySet().stream())
                        .map(command -> command.split(" ", 2)[0])
                        .collect(Collectors.joining("\n"));
        answers.putIfAbsent("list_commands", names);
        StringBuilder told = new StringBuilder();
        var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String[] words = line.split(" ", 2);
            if (line.equals("quit")) {
                return;
            }
            String answer = answers.getOrDefault(words[1], "?unknown command");
            if (answer.equals("dies")) {
                System.err.println("out of ideas");
                System.exit(3);
            } else if (answer.equals("hangs")) {
                Thread.sleep(Long.MAX_VALUE);
            }
            boolean refused = answer.startsWith("?");
            String text = answer.equals("told") ? told.toString() : answer.replace("?", "");
            told.append(words[1]).append("; ");
            System.out.print((refused ? "?" : "=") + words[0] + " " + text + "\n\n");
            System.out.flush();
        }
    }
}
