package moyo.net.perceptron;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.BitSet;
import java.util.SortedMap;
import java.util.TreeMap;
import moyo.game.BadInput;
import moyo.net.weights.Fault;
import moyo.net.weights.Half;

/**
 * Files of networks: the text "MOYOMLP1", the length of the header as a 32-bit number, a JSON
 * header, the networks, and the SHA-256 of everything before it. A network is a bit for each input
 * that has weights, their weights as 16-bit floats, and the biases and weights of the output as
 * 32-bit floats. Numbers are little-endian.
 */
public final class NetworkBookFile {
    private static final byte[] MAGIC = "MOYOMLP1".getBytes(StandardCharsets.US_ASCII);
    private static final int START = MAGIC.length + Integer.BYTES;
    private static final int HASH = 32;
    private static final int MOST_HEADER_BYTES = 1 << 20;

    private final Fault fault;

    private NetworkBookFile(String source) {
        fault = new Fault(source);
    }

    /** The bytes of a file. */
    public static byte[] bytes(NetworkBook book) {
        byte[] header = BookHeader.write(book).getBytes(StandardCharsets.UTF_8);
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.writeBytes(MAGIC);
        byte[] length = new byte[Integer.BYTES];
        buffer(length).putInt(header.length);
        all.writeBytes(length);
        all.writeBytes(header);
        book.networks().values().forEach(network -> all.writeBytes(body(network)));
        all.writeBytes(sha256(all.toByteArray(), all.size()));
        return all.toByteArray();
    }

    private static ByteBuffer buffer(byte[] bytes) {
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    private static byte[] body(Perceptron network) {
        float[] rows = network.rows();
        byte[] bytes = new byte[size(network.inputs(), network.kept().length, network.hidden())];
        ByteBuffer body = buffer(bytes);
        BitSet bits = new BitSet();
        Arrays.stream(network.kept()).forEach(bits::set);
        body.put(Arrays.copyOf(bits.toByteArray(), bitBytes(network.inputs())));
        for (float weight : rows) {
            body.putShort(Halves.of(weight));
        }
        for (float bias : network.bias()) {
            body.putFloat(bias);
        }
        for (float weight : network.out()) {
            body.putFloat(weight);
        }
        body.putFloat(network.outBias());
        return bytes;
    }

    private static int bitBytes(int inputs) {
        return (inputs + 7) / 8;
    }

    private static int size(int inputs, int kept, int hidden) {
        return bitBytes(inputs) + Short.BYTES * kept * hidden + Float.BYTES * (2 * hidden + 1);
    }

    /**
     * Reads a file.
     *
     * @throws BadInput if there is no such file or it is damaged
     */
    public static NetworkBook read(Path file) {
        NetworkBookFile reader = new NetworkBookFile(file.toString());
        try {
            return reader.parse(Files.readAllBytes(file));
        } catch (NoSuchFileException e) {
            throw reader.fault.of("there is no such file", e);
        } catch (IOException e) {
            throw reader.fault.of(e.toString(), e);
        }
    }

    /**
     * Reads a stream to its end, for example a resource; does not close it.
     *
     * @param source the name in messages
     * @throws BadInput if the contents are damaged
     */
    public static NetworkBook read(String source, InputStream stream) {
        NetworkBookFile reader = new NetworkBookFile(source);
        try {
            return reader.parse(stream.readAllBytes());
        } catch (IOException e) {
            throw reader.fault.of(e.toString(), e);
        }
    }

    private NetworkBook parse(byte[] bytes) {
        int length = headerLength(bytes);
        requireHash(bytes);
        BookHeader header = header(Arrays.copyOfRange(bytes, START, START + length));
        return new NetworkBook(
                fault.source(),
                header.features(),
                networks(bytes, length, header),
                header.provenance());
    }

    private BookHeader header(byte[] json) {
        try {
            return BookHeader.parse(json);
        } catch (IllegalArgumentException e) {
            throw fault.of(String.valueOf(e.getMessage()), e);
        }
    }

    private int headerLength(byte[] bytes) {
        if (bytes.length < START
                || !Arrays.equals(bytes, 0, MAGIC.length, MAGIC, 0, MAGIC.length)) {
            throw fault.of("it does not begin with MOYOMLP1");
        }
        int length = buffer(bytes).getInt(MAGIC.length);
        if (length < 0 || length > MOST_HEADER_BYTES || bytes.length < START + length + HASH) {
            throw fault.of("it is damaged or truncated: %d bytes".formatted(bytes.length));
        }
        return length;
    }

    private void requireHash(byte[] bytes) {
        int end = bytes.length - HASH;
        if (!Arrays.equals(sha256(bytes, end), 0, HASH, bytes, end, bytes.length)) {
            throw fault.of(
                    "its contents are damaged or truncated: the SHA-256 at its end is wrong");
        }
    }

    private SortedMap<Integer, Perceptron> networks(byte[] bytes, int length, BookHeader header) {
        long expected = START + (long) length + HASH;
        for (int kept : header.kept().values()) {
            expected += size(header.inputs(), kept, header.hidden());
        }
        if (bytes.length != expected) {
            throw fault.of("%d bytes, expected %d".formatted(bytes.length, expected));
        }
        ByteBuffer data = buffer(bytes);
        data.position(START + length);
        SortedMap<Integer, Perceptron> networks = new TreeMap<>();
        header.kept().forEach((number, kept) -> networks.put(number, network(data, header, kept)));
        return networks;
    }

    private Perceptron network(ByteBuffer data, BookHeader header, int size) {
        byte[] bits = new byte[bitBytes(header.inputs())];
        data.get(bits);
        int[] kept = BitSet.valueOf(bits).stream().toArray();
        if (kept.length != size || size > 0 && kept[size - 1] >= header.inputs()) {
            throw fault.of("a network has %d inputs, not %d".formatted(kept.length, size));
        }
        float[] rows = new float[size * header.hidden()];
        for (int i = 0; i < rows.length; i++) {
            rows[i] = finite(Half.toFloat(data.getShort()));
        }
        float[] bias = floats(data, header.hidden());
        float[] out = floats(data, header.hidden());
        return new Perceptron(header.inputs(), kept, rows, bias, out, finite(data.getFloat()));
    }

    private float[] floats(ByteBuffer data, int count) {
        float[] floats = new float[count];
        for (int i = 0; i < count; i++) {
            floats[i] = finite(data.getFloat());
        }
        return floats;
    }

    private float finite(float number) {
        if (!Float.isFinite(number)) {
            throw fault.of("a weight is " + number);
        }
        return number;
    }

    private static byte[] sha256(byte[] bytes, int length) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update(bytes, 0, length);
            return digest.digest();
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
