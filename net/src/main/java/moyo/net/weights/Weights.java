package moyo.net.weights;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import moyo.game.BadInput;
import moyo.net.Shape;

/** The contents of a weights file. Immutable; for several threads. */
public final class Weights {
    private final String source;
    private final Architecture architecture;
    private final Map<String, float[]> tensors;
    private final Map<String, String> provenance;
    private final String hash;

    Weights(
            String source,
            Architecture architecture,
            Map<String, float[]> tensors,
            Map<String, String> provenance,
            String hash) {
        this.source = source;
        this.architecture = architecture;
        this.tensors = Map.copyOf(tensors);
        this.provenance = Collections.unmodifiableMap(new LinkedHashMap<>(provenance));
        this.hash = hash;
    }

    /** The file or resource, for messages. */
    public String source() {
        return source;
    }

    public Architecture architecture() {
        return architecture;
    }

    /** How the network was trained: free text by name, in the order of the file. */
    public Map<String, String> provenance() {
        return provenance;
    }

    /** The SHA-256 of the file's contents, in hexadecimal digits. */
    public String hash() {
        return hash;
    }

    /** The elements of a tensor of the architecture; not to be written to. */
    public float[] tensor(String name) {
        float[] tensor = tensors.get(name);
        if (tensor == null) {
            throw new IllegalArgumentException("no tensor " + name + " in " + architecture);
        }
        return tensor;
    }

    /**
     * Returns these weights if they were trained for an encoding.
     *
     * @throws BadInput if they were trained for another game or another version of its encoding
     */
    public Weights requireFit(Shape shape) {
        if (!architecture.fits(shape)) {
            throw new BadInput(
                    "network file '"
                            + source
                            + "' was trained for "
                            + encoding(architecture)
                            + "; needed is "
                            + encoding(shape));
        }
        return this;
    }

    private static String encoding(Architecture a) {
        return encoding(a.game(), a.version(), a.planes(), a.globals(), a.policyPlanes(), a.pass());
    }

    private static String encoding(Shape s) {
        return encoding(s.game(), s.version(), s.planes(), s.globals(), s.policyPlanes(), s.pass());
    }

    private static String encoding(
            String game, int version, int planes, int globals, int policyPlanes, boolean pass) {
        return String.format(
                "%s, encoding version %d (%d planes, %d globals, %d policy planes, %s)",
                game, version, planes, globals, policyPlanes, pass ? "pass" : "no pass");
    }
}
