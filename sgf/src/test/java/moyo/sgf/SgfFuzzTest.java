package moyo.sgf;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeoutException;
import moyo.game.Rng;
import moyo.testkit.Walks;
import org.junit.jupiter.api.Test;

/** Whatever the bytes, reading ends, in trees that survive writing or in an {@link SgfError}. */
class SgfFuzzTest {
    private static final byte[] VALID =
            """
            From: (me)
            (;FF[4]CA[UTF-8]GM[1]SZ[9]KM[6.5]C[two\r
            lines \\] and \\\\ soft\\
            break]LB[dd:a\\:b][ee:1];Black[ee];W[gc](;B[cc]C[棋é😀](;W[])(;W[tt]))(;B[gg]))
            (;N[second];AB[aa][bb]AB[cc])
            """
                    .getBytes(UTF_8);

    private static final byte[] SYNTAX = "(;)[]\\:\r\nCA\u00fe".getBytes(ISO_8859_1);

    /** One thread that may be abandoned if it hangs, for all tries: starting threads is slow. */
    private static final ExecutorService READING =
            Executors.newSingleThreadExecutor(
                    task -> {
                        var thread = new Thread(task, "reading");
                        thread.setDaemon(true);
                        return thread;
                    });

    @Test
    void mutatedGames() {
        Walks.repeat(12_000, rng -> assertSurvives(mutant(rng)));
    }

    private static byte[] mutant(Rng rng) {
        byte[] bytes = VALID;
        for (int edits = 1 + rng.nextInt(4); edits > 0; edits--) {
            bytes = mutate(bytes, rng);
        }
        return bytes;
    }

    /** Overwrites, inserts, deletes, repeats or cuts off, somewhere. */
    private static byte[] mutate(byte[] bytes, Rng rng) {
        int from = rng.nextInt(bytes.length + 1);
        int to = Math.min(from + 1 + rng.nextInt(20), bytes.length);
        return switch (rng.nextInt(9)) {
            case 0, 1 -> splice(bytes, from, new byte[] {anyByte(rng)}, from);
            case 2, 3 -> splice(bytes, from, new byte[] {anyByte(rng)}, to);
            case 4, 5 -> splice(bytes, from, new byte[0], Math.min(from + 1, bytes.length));
            case 6 -> splice(bytes, from, new byte[0], to);
            case 7 -> splice(bytes, to, Arrays.copyOfRange(bytes, from, to), to);
            default -> Arrays.copyOf(bytes, from);
        };
    }

    private static byte[] splice(byte[] bytes, int end, byte[] middle, int rest) {
        var out = new ByteArrayOutputStream();
        out.write(bytes, 0, end);
        out.writeBytes(middle);
        out.write(bytes, rest, bytes.length - rest);
        return out.toByteArray();
    }

    /** Often one that means something. */
    private static byte anyByte(Rng rng) {
        return rng.nextInt(2) == 0 ? SYNTAX[rng.nextInt(SYNTAX.length)] : (byte) rng.nextInt(256);
    }

    @Test
    void garbage() {
        Walks.repeat(12_000, rng -> assertSurvives(garbage(rng)));
    }

    /** Half of it begins like a game, lest all of it end in the search for one. */
    private static byte[] garbage(Rng rng) {
        byte[] bytes = new byte[2 + rng.nextInt(40)];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = anyByte(rng);
        }
        if (rng.nextInt(2) == 0) {
            bytes[0] = '(';
            bytes[1] = ';';
        }
        return bytes;
    }

    @Test
    void truncatedGames() {
        int readable = 0;
        for (int length = 0; length <= VALID.length; length++) {
            if (assertSurvives(Arrays.copyOf(VALID, length))) {
                readable++;
            }
        }
        // After the first tree, after its line break, after the second, after the last line break.
        assertThat(readable).isEqualTo(4);
    }

    /** Whether the bytes could be read. */
    private static boolean assertSurvives(byte[] bytes) {
        try {
            return READING.submit(() -> readAndWrite(bytes)).get(10, SECONDS);
        } catch (ExecutionException | TimeoutException | InterruptedException e) {
            throw new AssertionError("reading '%s'".formatted(new String(bytes, ISO_8859_1)), e);
        }
    }

    private static boolean readAndWrite(byte[] bytes) {
        List<SgfNode> roots;
        try {
            roots = SgfReader.read(bytes);
        } catch (SgfError error) {
            assertThat(error.line()).isPositive();
            assertThat(error.column()).isPositive();
            return false;
        }
        SgfRoundTripTest.assertSurvivesWriting(roots);
        return true;
    }
}
