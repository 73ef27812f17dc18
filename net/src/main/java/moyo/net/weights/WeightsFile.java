package moyo.net.weights;

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
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import moyo.game.BadInput;
import moyo.game.FileTrouble;

/**
 * Reads weights files. Such a file holds the text "MOYONET1", the length of the header as a 32-bit
 * number, a JSON header with the architecture, the tensors and the provenance, all tensors as
 * 16-bit floats, and the SHA-256 of everything before it. Numbers are little-endian.
 */
public final class WeightsFile {
    private static final byte[] MAGIC = "MOYONET1".getBytes(StandardCharsets.US_ASCII);
    private static final int HEADER = MAGIC.length + Integer.BYTES;
    private static final int HASH = 32;
    private static final int MOST_HEADER_BYTES = 1 << 20;

    private WeightsFile() {}

    /**
     * Reads a file.
     *
     * @throws BadInput if there is no such file or it is damaged
     */
    public static Weights read(Path file) {
        Fault fault = new Fault(file.toString());
        try {
            return parse(fault, Files.readAllBytes(file));
        } catch (NoSuchFileException e) {
            throw fault.of("there is no such file", e);
        } catch (IOException e) {
            throw fault.of(FileTrouble.reason(e), e);
        }
    }

    /**
     * Reads a stream to its end, for example a resource; does not close it.
     *
     * @param source the name in messages
     * @throws BadInput if the contents are damaged
     */
    public static Weights read(String source, InputStream stream) {
        Fault fault = new Fault(source);
        try {
            return parse(fault, stream.readAllBytes());
        } catch (IOException e) {
            throw fault.of(FileTrouble.reason(e), e);
        }
    }

    private static Weights parse(Fault fault, byte[] bytes) {
        int headerBytes = headerBytes(fault, bytes);
        Header header =
                Header.parse(Arrays.copyOfRange(bytes, HEADER, HEADER + headerBytes), fault);
        Architecture architecture = header.architecture();
        long elements = architecture.tensors().stream().mapToLong(Tensor::size).sum();
        requireSize(fault, bytes, HEADER + headerBytes + elements * Short.BYTES + HASH);
        String hash = requireHash(fault, bytes);
        ByteBuffer data = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        data.position(HEADER + headerBytes);
        Map<String, float[]> tensors = new HashMap<>();
        for (Tensor tensor : architecture.tensors()) {
            tensors.put(tensor.name(), elements(fault, tensor, data));
        }
        return new Weights(fault.source(), architecture, tensors, header.provenance(), hash);
    }

    private static int headerBytes(Fault fault, byte[] bytes) {
        if (bytes.length < HEADER
                || !Arrays.equals(bytes, 0, MAGIC.length, MAGIC, 0, MAGIC.length)) {
            throw fault.of("it is not a network file, which begins with MOYONET1");
        }
        int length = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getInt(MAGIC.length);
        if (length < 0 || length > MOST_HEADER_BYTES) {
            throw fault.of("the length of its header is damaged");
        }
        if (bytes.length < HEADER + length) {
            throw fault.of("it is truncated within its header, after " + bytes.length + " bytes");
        }
        return length;
    }

    private static void requireSize(Fault fault, byte[] bytes, long expected) {
        if (bytes.length != expected) {
            String what = bytes.length < expected ? "it is truncated: " : "it is too long: ";
            throw fault.of(what + bytes.length + " bytes, expected " + expected);
        }
    }

    private static String requireHash(Fault fault, byte[] bytes) {
        int end = bytes.length - HASH;
        byte[] hash = sha256(bytes, end);
        String found = HexFormat.of().formatHex(hash);
        if (!Arrays.equals(hash, 0, HASH, bytes, end, bytes.length)) {
            String told = HexFormat.of().formatHex(bytes, end, bytes.length);
            throw fault.of("its contents are damaged: SHA-256 is " + found + ", should be " + told);
        }
        return found;
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

    private static float[] elements(Fault fault, Tensor tensor, ByteBuffer data) {
        float[] elements = new float[tensor.size()];
        for (int i = 0; i < elements.length; i++) {
            elements[i] = Half.toFloat(data.getShort());
            if (!Float.isFinite(elements[i])) {
                throw fault.of("tensor " + tensor + " holds " + elements[i]);
            }
        }
        return elements;
    }
}
