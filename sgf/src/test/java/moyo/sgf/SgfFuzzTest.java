package moyo.sgf;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

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

    @Property(tries = 12_000)
    void mutatedGames(@ForAll("mutants") byte[] bytes) throws Exception {
        assertSurvives(bytes);
    }

    @Provide
    Arbitrary<byte[]> mutants() {
        return Arbitraries.randomValue(
                random -> {
                    byte[] bytes = VALID;
                    for (int edits = 1 + random.nextInt(4); edits > 0; edits--) {
                        bytes = mutate(bytes, random);
                    }
                    return bytes;
                });
    }

    /** Overwrites, inserts, deletes, repeats or cuts off, somewhere. */
    private static byte[] mutate(byte[] bytes, Random random) {
        int from = random.nextInt(bytes.length + 1);
        int to = Math.min(from + 1 + random.nextInt(20), bytes.length);
        return switch (random.nextInt(9)) {
            case 0, 1 -> splice(bytes, from, new byte[] {anyByte(random)}, from);
            case 2, 3 -> splice(bytes, from, new byte[] {anyByte(random)}, to);
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
    private static byte anyByte(Random random) {
        return random.nextBoolean()
                ? SYNTAX[random.nextInt(SYNTAX.length)]
                : (byte) random.nextInt(256);
    }

    @Property(tries = 12_000)
    void garbage(@ForAll("garbage") byte[] bytes) throws Exception {
        assertSurvives(bytes);
    }

    /** Half of it begins like a game, lest all of it end in the search for one. */
    @Provide
    Arbitrary<byte[]> garbage() {
        return Arbitraries.randomValue(
                random -> {
                    byte[] bytes = new byte[2 + random.nextInt(40)];
                    for (int i = 0; i < bytes.length; i++) {
                        bytes[i] = anyByte(random);
                    }
                    if (random.nextBoolean()) {
                        bytes[0] = '(';
                        bytes[1] = ';';
                    }
                    return bytes;
                });
    }

    @Example
    void truncatedGames() throws Exception {
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
    private static boolean assertSurvives(byte[] bytes) throws Exception {
        return READING.submit(() -> readAndWrite(bytes)).get(10, SECONDS);
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
