package moyo.gtp.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import moyo.gtp.client.LineReader.Ending;
import moyo.gtp.client.LineReader.Line;
import org.junit.jupiter.api.Test;

class LineReaderTest {
    private static LineReader reader(String text, int longest) {
        return new LineReader(
                new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), longest);
    }

    @Test
    void readsLinesAndTheRest() {
        LineReader reader = reader("a\n\nrest", 100);
        assertThat(reader.next()).isEqualTo(new Line("a", Ending.NEWLINE));
        assertThat(reader.next()).isEqualTo(new Line("", Ending.NEWLINE));
        assertThat(reader.next()).isEqualTo(new Line("rest", Ending.STREAM_END));
        assertThat(reader.next()).isEqualTo(Line.END);
    }

    @Test
    void cutsALineAtTheLongestLength() {
        LineReader reader = reader("abcd\nabcde\n", 5);
        assertThat(reader.next()).isEqualTo(new Line("abcd", Ending.NEWLINE));
        assertThat(reader.next()).isEqualTo(new Line("abcde", Ending.CUT));
        assertThat(reader.next()).isEqualTo(new Line("", Ending.NEWLINE));
    }

    @Test
    void readsLinesLongerThanItsBuffer() {
        String line = "天".repeat(10_000);
        LineReader reader = reader(line + "\nx\n", 1 << 20);
        assertThat(reader.next().text()).isEqualTo(line);
        assertThat(reader.next().text()).isEqualTo("x");
    }

    @Test
    void aFailingStreamHasEnded() throws IOException {
        InputStream closed = InputStream.nullInputStream();
        closed.close();
        assertThat(new LineReader(closed, 5).next()).isEqualTo(Line.END);
    }
}
