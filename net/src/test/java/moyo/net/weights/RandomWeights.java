package moyo.net.weights;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayInputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.List;
import java.util.Random;

/** Weights files with random weights, as a trainer would write them. */
public final class RandomWeights {
    private RandomWeights() {}

    /** A network with random weights. */
    public static Weights of(Architecture architecture, long seed) {
        return WeightsFile.read("random.net", new ByteArrayInputStream(file(architecture, seed)));
    }

    /** The contents of the file of such a network. */
    public static byte[] file(Architecture architecture, long seed) {
        return file(header(architecture), data(architecture.tensors(), seed));
    }

    static ObjectNode header(Architecture a) {
        ObjectNode header = new ObjectMapper().createObjectNode();
        header.putObject("encoding")
                .put("game", a.game())
                .put("version", a.version())
                .put("planes", a.planes())
                .put("globals", a.globals())
                .put("policyPlanes", a.policyPlanes())
                .put("pass", a.pass());
        header.put("channels", a.channels()).put("blocks", a.blocks());
        var list = header.putArray("tensors");
        for (Tensor tensor : a.tensors()) {
            var shape = list.addObject().put("name", tensor.name()).putArray("shape");
            tensor.shape().forEach(shape::add);
        }
        header.putObject("provenance").put("recipe", "random").put("steps", 12);
        return header;
    }

    /** Weights that keep the size of numbers about equal from layer to layer. */
    static byte[] data(List<Tensor> tensors, long seed) {
        Random random = new Random(seed);
        int bytes = Short.BYTES * tensors.stream().mapToInt(Tensor::size).sum();
        ByteBuffer data = ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN);
        for (Tensor tensor : tensors) {
            int fanIn = tensor.size() / tensor.shape().get(0);
            double scale = tensor.shape().size() == 1 ? 0.1 : Math.sqrt(1.5 / Math.max(1, fanIn));
            for (int i = 0; i < tensor.size(); i++) {
                data.putShort(half(scale * random.nextGaussian()));
            }
        }
        return data.array();
    }

    /** Rounds towards zero, to normal numbers only. */
    private static short half(double value) {
        int bits = Float.floatToIntBits((float) value);
        int exponent = (bits >> 23 & 0xff) - 127 + 15;
        if (exponent <= 0) {
            return 0;
        }
        return (short) (bits >> 16 & 0x8000 | exponent << 10 | bits >> 13 & 0x3ff);
    }

    static byte[] file(ObjectNode header, byte[] data) {
        try {
            byte[] json = new ObjectMapper().writeValueAsBytes(header);
            ByteBuffer file = ByteBuffer.allocate(8 + 4 + json.length + data.length + 32);
            file.order(ByteOrder.LITTLE_ENDIAN);
            file.put("MOYONET1".getBytes(StandardCharsets.US_ASCII)).putInt(json.length);
            file.put(json).put(data);
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update(file.array(), 0, file.position());
            return file.put(digest.digest()).array();
        } catch (JsonProcessingException | NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }
}
