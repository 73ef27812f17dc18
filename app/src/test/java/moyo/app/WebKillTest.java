package moyo.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code moyo web} in a process of its own, which is killed in the middle of a game. */
final class WebKillTest {
    private static final int LIMIT_SECONDS = 60;
    private static final String NEW_GAME =
            """
            {"game":"go","board":{"size":"5"},"seats":[{"kind":"human"},{"kind":"human"}]}
            """;

    @TempDir private Path temp;
    private final HttpClient client = HttpClient.newHttpClient();
    private final ObjectMapper json = new ObjectMapper();

    /** A server that has printed its address. */
    private record Server(Process process, URI address) {}

    private Server start() throws IOException {
        List<String> command = new ArrayList<>(JavaCommand.begin());
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx256m"));
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
        command.addAll(List.of("web", "--port", "0", "--dir", temp.resolve("web").toString()));
        command.addAll(List.of("--runs", temp.resolve("runs").toString()));
        Process process =
                new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
        BufferedReader out = process.inputReader();
        String line = String.valueOf(out.readLine());
        assertThat(line).startsWith("Moyo is at http://127.0.0.1:");
        return new Server(process, URI.create(line.split(" ")[3]));
    }

    private String text(Server server, String path, HttpRequest.Builder request) throws Exception {
        var answer =
                client.send(
                        request.uri(server.address.resolve(path)).build(), BodyHandlers.ofString());
        assertThat(answer.statusCode()).as(answer.body()).isLessThan(300);
        return answer.body();
    }

    /** Keeps whole messages of a socket. */
    private static final class Heard implements WebSocket.Listener {
        private final BlockingQueue<String> messages = new LinkedBlockingQueue<>();
        private final StringBuilder begun = new StringBuilder();

        @Override
        public @Nullable CompletionStage<?> onText(
                WebSocket socket, CharSequence part, boolean last) {
            begun.append(part);
            if (last) {
                messages.add(begun.toString());
                begun.setLength(0);
            }
            socket.request(1);
            return null;
        }
    }

    private JsonNode next(Heard heard, String kind) throws Exception {
        while (true) {
            String text = heard.messages.poll(LIMIT_SECONDS, TimeUnit.SECONDS);
            assertThat(text).as(kind).isNotNull();
            JsonNode message = json.readTree(text);
            if (message.path("is").asText().equals(kind)) {
                return message;
            }
        }
    }

    @Test
    void noAnsweredMoveIsLostByAKill() throws Exception {
        Server server = start();
        String id =
                json.readTree(
                                text(
                                        server,
                                        "/api/games",
                                        HttpRequest.newBuilder()
                                                .POST(BodyPublishers.ofString(NEW_GAME))))
                        .path("id")
                        .asText();
        Heard heard = new Heard();
        String path = "/api/games/%s/socket".formatted(id);
        WebSocket socket =
                client.newWebSocketBuilder()
                        .buildAsync(
                                URI.create(
                                        "ws"
                                                + server.address
                                                        .resolve(path)
                                                        .toString()
                                                        .substring(4)),
                                heard)
                        .get(LIMIT_SECONDS, TimeUnit.SECONDS);
        int at = next(heard, "game").path("head").asInt();
        for (int cell : List.of(12, 7, 6)) { // C3, C4, B4
            socket.sendText("{\"do\":\"play\",\"at\":%d,\"cells\":[%d]}".formatted(at, cell), true)
                    .get(LIMIT_SECONDS, TimeUnit.SECONDS);
            at = next(heard, "played").path("at").asInt();
        }
        server.process.destroyForcibly().waitFor();
        socket.abort();

        Server again = start();
        try {
            assertThat(text(again, "/api/games", HttpRequest.newBuilder())).contains(id);
            assertThat(text(again, "/api/games/%s/record".formatted(id), HttpRequest.newBuilder()))
                    .containsPattern(";B\\[cc\\]\\s*;W\\[cb\\]\\s*;B\\[bb\\]");
        } finally {
            again.process.destroyForcibly().waitFor();
        }
    }
}
