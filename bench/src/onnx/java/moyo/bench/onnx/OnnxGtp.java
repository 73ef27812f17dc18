package moyo.bench.onnx;

import ai.onnxruntime.OrtException;

import moyo.go.GoGame;
import moyo.go.GoRules;
import moyo.go.family.GoKit;
import moyo.go.net.GoLessons;
import moyo.go.player.GoPlayers;
import moyo.gtp.GtpEngine;
import moyo.net.kernel.Inference;
import moyo.net.kernel.Network;
import moyo.net.kernel.RowEvaluatorSpec;
import moyo.net.weights.Weights;
import moyo.net.weights.WeightsFile;
import moyo.search.player.PlayerCatalogue;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;

/**
 * The player {@code zero} of Go 9x9 over GTP, whose leaves ONNX Runtime evaluates with the shipped
 * network. docs/training.md has matches against Moyo's own kernels.
 */
public final class OnnxGtp {
    private static final int SIZE = 9;
    private static final double KOMI = 7;

    private OnnxGtp() {}

    /** Arguments: {@code fp32} or {@code int8}, then settings of the player. */
    public static void main(String[] arguments) throws OrtException, IOException {
        Weights weights = shipped();
        RowEvaluatorSpec network =
                arguments[0].equals("int8") ? int8(weights) : OnnxNetwork.fp32(weights, SIZE, SIZE);
        String[] words = arguments.clone();
        words[0] = "zero";
        GtpEngine engine = new GtpEngine("Moyo with ONNX Runtime", arguments[0], System.err);
        new GoKit(new GoGame(SIZE, KOMI, GoRules.parse("cgos")))
                .registerGtp(
                        engine,
                        new PlayerCatalogue<>(List.of(GoPlayers.zero(own -> network)))
                                .parse(String.join(" ", words)),
                        1);
        engine.run(System.in, new FileOutputStream(FileDescriptor.out));
    }

    private static Weights shipped() throws IOException {
        try (InputStream stream = GoLessons.shippedNetwork(SIZE).orElseThrow().openStream()) {
            return WeightsFile.read("the shipped network", stream);
        }
    }

    /** The model that {@link OnnxSpeed} measures. */
    private static OnnxNetwork int8(Weights weights) throws OrtException {
        Inference moyo = new Network(weights).forThread(SIZE, SIZE);
        return OnnxNetwork.int8(
                weights, SIZE, SIZE, Calibration.samples(GoLessons.learned(SIZE), moyo));
    }
}
