package moyo.app.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/**
 * Reads lines of UTF-8 in bounded memory.
 *
 * @param longest a longer line is cut one character behind this length
 */
record LineReader(InputStream in, int longest) {
    /** Hands over each line until the input ends. */
    void forEach(Consumer<String> hearer) throws IOException {
        BufferedReader reader =
                new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        StringBuilder line = new StringBuilder();
        for (int next = reader.read(); next >= 0; next = reader.read()) {
            if (next == '\n') {
                hearer.accept(line.toString());
                line = new StringBuilder();
            } else if (line.length() <= longest) {
                line.append((char) next);
            }
        }
        hearer.accept(line.toString());
    }
}
