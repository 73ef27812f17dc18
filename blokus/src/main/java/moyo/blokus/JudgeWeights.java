package moyo.blokus;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import moyo.game.BadInput;
import moyo.game.Colour;

/**
 * What a {@link MoveJudge} has learned: for each phase of the game a weight for every
 * <em>feature</em> of a move. Features are the piece, the kind ({@link Scene}) of each spot of its
 * {@link Footprint}, and where on the board the covered spots and the new corners lie. The second
 * player's board is turned, so that both start on e10; cells that are each other's images in the
 * diagonal are one. Immutable.
 *
 * <p>As text: a name and a weight a line, such as {@code 4-7.piece.V5 0.25}; what is not there is
 * 0.
 */
public final class JudgeWeights {
    /** How many phases there are. */
    public static final int PHASES = 6;

    /** The first move of each phase. */
    private static final int[] STARTS = {0, 2, 4, 8, 14, 20};

    private static final int PIECES = Piece.ALL.size();
    private static final int KIND_FEATURES = PIECES;
    private static final int CELL_FEATURES =
            KIND_FEATURES + Footprint.PART_NAMES.size() * Scene.KINDS;
    private static final int OUTLOOK_FEATURES = CELL_FEATURES + Cells.COUNT;

    /** One more than the highest feature of a phase. */
    public static final int FEATURES = OUTLOOK_FEATURES + Cells.COUNT;

    /** No feature. */
    public static final int ABSENT = -1;

    private static final String SHIPPED = "judge-weights.txt";

    /** By colour and spot: the cell's feature, or {@link #ABSENT} on the rim. */
    private static final short[][] CELL_FEATURE = {
        cellFeatures(Colour.FIRST), cellFeatures(Colour.SECOND)
    };

    private static final Map<String, Integer> INDICES = new HashMap<>();

    static {
        for (int phase = 0; phase < PHASES; phase++) {
            for (int feature = 0; feature < FEATURES; feature++) {
                INDICES.put(name(phase, feature), phase * FEATURES + feature);
            }
        }
    }

    private final float[] all;

    /** By colour and phase, for spots: the weight of the cell. */
    private final float[][][] cells = new float[2][PHASES][1 << Footprint.SPOT_BITS];

    private final float[][][] outlooks = new float[2][PHASES][1 << Footprint.SPOT_BITS];

    /**
     * @param all the weights of all features phase by phase
     */
    public JudgeWeights(float[] all) {
        if (all.length != PHASES * FEATURES) {
            throw new IllegalArgumentException(all.length + " weights");
        }
        this.all = all.clone();
        for (int colour = 0; colour < 2; colour++) {
            for (int phase = 0; phase < PHASES; phase++) {
                for (int cell = 0; cell < Cells.COUNT; cell++) {
                    int spot = Bits.spot(cell);
                    int feature = phase * FEATURES + CELL_FEATURE[colour][spot];
                    cells[colour][phase][spot] = all[feature];
                    outlooks[colour][phase][spot] = all[feature + Cells.COUNT];
                }
            }
        }
    }

    private static short[] cellFeatures(int colour) {
        short[] features = new short[1 << Footprint.SPOT_BITS];
        Arrays.fill(features, (short) ABSENT);
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            int seen = colour == Colour.FIRST ? cell : Cells.COUNT - 1 - cell;
            int least = Math.min(seen, Cells.mirrored(seen));
            features[Bits.spot(cell)] = (short) (CELL_FEATURES + least);
        }
        return features;
    }

    /** The phase of a move that so many came before. */
    static int phase(int moveNumber) {
        int phase = PHASES - 1;
        while (STARTS[phase] > moveNumber) {
            phase--;
        }
        return phase;
    }

    /** {@code 4-7}, the moves of a phase counted from 0. */
    public static String phaseName(int phase) {
        return phase == PHASES - 1
                ? STARTS[phase] + "+"
                : STARTS[phase] + "-" + (STARTS[phase + 1] - 1);
    }

    /** The feature of placing a piece. */
    public static int pieceFeature(int piece) {
        return piece;
    }

    /** The feature of a slot: what kind of spot is there. */
    public static int kindFeature(Scene scene, int slot) {
        int part = Footprint.part(slot);
        return kindFeature(part, scene.kind(part, slot & Shapes.SPOT_MASK));
    }

    private static int kindFeature(int part, int kind) {
        return KIND_FEATURES + part * Scene.KINDS + kind;
    }

    /** The feature of a slot: where it is; {@link #ABSENT} if that does not matter. */
    public static int placeFeature(Scene scene, int slot) {
        int part = Footprint.part(slot);
        int spot = slot & Shapes.SPOT_MASK;
        int feature = CELL_FEATURE[scene.colour()][spot];
        return switch (part) {
            case Footprint.COVERED -> feature;
            case Footprint.CORNER ->
                    Scene.isOpen(scene.kind(part, spot)) ? feature + Cells.COUNT : ABSENT;
            default -> ABSENT;
        };
    }

    /** The weight of a piece. */
    public float piece(int phase, int piece) {
        return all[phase * FEATURES + piece];
    }

    /** What every slot is worth; blank ones keep their value. */
    public void value(Scene scene, float[] values) {
        int kinds = scene.phase() * FEATURES + KIND_FEATURES;
        float[] cell = cells[scene.colour()][scene.phase()];
        float[] outlook = outlooks[scene.colour()][scene.phase()];
        int spot = 0;
        for (int i = 0; i < scene.kinds.length; i++) {
            long eight = scene.kinds[i];
            long eightCorners = scene.cornerKinds[i];
            for (int end = spot + 8; spot < end; spot++) {
                int kind = (int) eight & Scene.KINDS - 1;
                int cornerKind = (int) eightCorners & Scene.KINDS - 1;
                values[spot] = all[kinds + kind] + cell[spot];
                values[256 + spot] = all[kinds + Scene.KINDS + kind];
                values[512 + spot] =
                        all[kinds + 2 * Scene.KINDS + cornerKind]
                                + (Scene.isOpen(cornerKind) ? outlook[spot] : 0);
                eight >>>= 8;
                eightCorners >>>= 8;
            }
        }
    }

    private static String name(int phase, int feature) {
        return phaseName(phase) + "." + name(feature);
    }

    private static String name(int feature) {
        if (feature < KIND_FEATURES) {
            return "piece." + Piece.ALL.get(feature).name();
        }
        if (feature < CELL_FEATURES) {
            int kind = feature - KIND_FEATURES;
            return Footprint.PART_NAMES.get(kind / Scene.KINDS)
                    + "."
                    + Scene.name(kind % Scene.KINDS);
        }
        return feature < OUTLOOK_FEATURES
                ? "cell." + Cells.name(feature - CELL_FEATURES)
                : "outlook." + Cells.name(feature - OUTLOOK_FEATURES);
    }

    /** The weights that come with the program. */
    public static JudgeWeights shipped() {
        return Shipped.WEIGHTS;
    }

    /** Read when first asked for. */
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
            throw new BadInput("cannot read '%s': %s".formatted(file, e), e);
        }
    }

    private static JudgeWeights parse(List<String> lines, String source) {
        float[] all = new float[PHASES * FEATURES];
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (!line.isBlank() && !line.startsWith("#")) {
                String[] words = line.strip().split("\\s+", -1);
                Integer index = INDICES.get(words[0]);
                if (words.length != 2 || index == null) {
                    throw complaint(i, source, line);
                }
                try {
                    all[index] = Float.parseFloat(words[1]);
                } catch (NumberFormatException e) {
                    throw complaint(i, source, line);
                }
                if (!Float.isFinite(all[index])) {
                    throw complaint(i, source, line);
                }
            }
        }
        return new JudgeWeights(all);
    }

    private static BadInput complaint(int index, String source, String line) {
        return new BadInput(
                "line %d of '%s' is '%s', not a name and a weight such as '%s 0.25'"
                        .formatted(index + 1, source, line, name(2, 0)));
    }

    /** Writes a file that {@link #read} understands. */
    public void write(Path file) throws IOException {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < all.length; i++) {
            if (all[i] != 0) {
                text.append(name(i / FEATURES, i % FEATURES)).append(' ').append(all[i]);
                text.append('\n');
            }
        }
        Files.writeString(file, text);
    }
}
