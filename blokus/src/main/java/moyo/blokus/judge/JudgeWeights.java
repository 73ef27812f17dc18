package moyo.blokus.judge;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import moyo.blokus.Bits;
import moyo.blokus.Cells;
import moyo.game.BadInput;
import moyo.game.FileTrouble;

/**
 * The learned weights of a {@link MoveJudge}: one for every feature ({@link JudgeFeatures}) in each
 * phase of the game. Immutable.
 *
 * <p>As text: a name and a weight a line, such as {@code 4-7.piece.V5 0.25}; features without a
 * line have weight 0, and lines that begin with # are comments.
 */
public final class JudgeWeights {
    /** The number of weights. */
    public static final int COUNT = JudgeFeatures.PHASES * JudgeFeatures.COUNT;

    private static final int SPOTS = 1 << Footprint.SPOT_BITS;
    private static final String SHIPPED = "judge-weights.txt";

    private final float[] all;

    /** By colour, phase and spot: the weight of covering the cell. */
    private final float[][][] covering = new float[2][JudgeFeatures.PHASES][SPOTS];

    /** By colour, phase and spot: the weight of a new corner on the cell. */
    private final float[][][] cornering = new float[2][JudgeFeatures.PHASES][SPOTS];

    /**
     * @param all the weights of all features, phase by phase
     */
    public JudgeWeights(float[] all) {
        if (all.length != COUNT) {
            throw new IllegalArgumentException(all.length + " weights");
        }
        this.all = all.clone();
        for (int colour = 0; colour < 2; colour++) {
            for (int phase = 0; phase < JudgeFeatures.PHASES; phase++) {
                int base = phase * JudgeFeatures.COUNT;
                for (int cell = 0; cell < Cells.COUNT; cell++) {
                    int spot = Bits.spot(cell);
                    covering[colour][phase][spot] =
                            all[base + JudgeFeatures.covering(colour, spot)];
                    cornering[colour][phase][spot] =
                            all[base + JudgeFeatures.cornering(colour, spot)];
                }
            }
        }
    }

    /** The weight of a piece. */
    public float piece(int phase, int piece) {
        return all[phase * JudgeFeatures.COUNT + JudgeFeatures.piece(piece)];
    }

    /** Writes the weight of every slot ({@link Footprint}); blank slots are not written. */
    public void value(SpotKinds kinds, float[] values) {
        int covered = kinds.phase() * JudgeFeatures.COUNT + JudgeFeatures.KINDS;
        int beside = covered + SpotKinds.KINDS;
        int corner = beside + SpotKinds.KINDS;
        float[] cover = covering[kinds.colour()][kinds.phase()];
        float[] attach = cornering[kinds.colour()][kinds.phase()];
        int spot = 0;
        for (int i = 0; i < kinds.packed.length; i++) {
            long eight = kinds.packed[i];
            for (int end = spot + SpotKinds.PER_LONG; spot < end; spot++) {
                int kind = (int) eight & SpotKinds.KINDS - 1;
                values[spot] = all[covered + kind] + cover[spot];
                values[SPOTS + spot] = all[beside + kind];
                values[2 * SPOTS + spot] =
                        all[corner + kind] + (SpotKinds.isOpen(kind) ? attach[spot] : 0);
                eight >>>= 8;
            }
        }
    }

    /** The weights that come with the program. */
    public static JudgeWeights shipped() {
        return Shipped.WEIGHTS;
    }

    /** Loads the weights on first use. */
    private static final class Shipped {
        private static final JudgeWeights WEIGHTS = load();

        private static JudgeWeights load() {
            try (InputStream in = JudgeWeights.class.getResourceAsStream(SHIPPED)) {
                if (in == null) {
                    throw new IllegalStateException(SHIPPED + " is not in this build");
                }
                String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
                return parse(text.lines().toList(), SHIPPED);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** Reads a file. */
    public static JudgeWeights read(Path file) {
        try {
            return parse(Files.readAllLines(file), file.toString());
        } catch (IOException e) {
            throw new BadInput("cannot read '%s': %s".formatted(file, FileTrouble.reason(e)), e);
        }
    }

    private static JudgeWeights parse(List<String> lines, String source) {
        Map<String, Integer> indices = JudgeFeatures.byName();
        float[] all = new float[COUNT];
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (!line.isEmpty() && !line.startsWith("#")) {
                String[] words = line.split("\\s+", -1);
                float weight = words.length == 2 ? number(words[1]) : Float.NaN;
                Integer index = indices.get(words[0]);
                if (index == null || !Float.isFinite(weight)) {
                    throw new BadInput(
                            "line %d of '%s' is '%s', not a name and a weight such as '%s 0.25'"
                                    .formatted(i + 1, source, line, JudgeFeatures.name(2, 0)));
                }
                all[index] = weight;
            }
        }
        return new JudgeWeights(all);
    }

    /** The number, or NaN if the text is not one. */
    private static float number(String text) {
        try {
            return Float.parseFloat(text);
        } catch (NumberFormatException e) {
            return Float.NaN;
        }
    }

    /**
     * Writes a file that {@link #read} understands.
     *
     * @param remark the origin of the weights, in one line
     */
    public void write(Path file, String remark) throws IOException {
        StringBuilder text = new StringBuilder("# ").append(remark).append('\n');
        for (int i = 0; i < all.length; i++) {
            if (all[i] != 0) {
                text.append(JudgeFeatures.name(i / JudgeFeatures.COUNT, i % JudgeFeatures.COUNT));
                text.append(' ').append(all[i]).append('\n');
            }
        }
        Files.writeString(file, text);
    }
}
