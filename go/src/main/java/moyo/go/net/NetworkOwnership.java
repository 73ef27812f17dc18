package moyo.go.net;

import moyo.game.Colour;
import moyo.go.Geometry;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.go.GoRules;
import moyo.go.status.Ownership;
import moyo.go.status.OwnershipEstimator;
import moyo.net.Encoding;
import moyo.net.Shape;
import moyo.net.kernel.Inference;
import moyo.net.kernel.Network;

/**
 * Who will own each point, by a network: the mean over both sides to move and all symmetries. For
 * one thread.
 */
public final class NetworkOwnership implements OwnershipEstimator {
    /** The komi of the lessons. */
    private static final double LOWEST_KOMI = -13;

    private static final double HIGHEST_KOMI = 27;

    /** How often the komi is adjusted to the expected area. */
    private static final int STEPS = 2;

    private final Encoding<GoPosition> encoding;
    private final Inference inference;
    private final byte[] row;
    private final Geometry geometry;

    public NetworkOwnership(Network network, int size) {
        encoding = GoLessons.learned(size).encoding();
        Shape shape = encoding.shape();
        inference = new Inference(network, shape.height(), shape.width());
        row = new byte[shape.rowBytes()];
        geometry = Geometry.of(size);
    }

    @Override
    public Ownership estimate(GoPosition position) {
        double komi = closeKomi(position);
        double[] black = new double[geometry.arrayLength()];
        int symmetries = encoding.shape().symmetries().size();
        for (int side = 0; side < 2; side++) {
            GoPosition shown = goingOn(position, side, komi);
            for (int symmetry = 0; symmetry < symmetries; symmetry++) {
                add(shown, symmetry, 1.0 / (2 * symmetries), black);
            }
        }
        return Ownership.of(black);
    }

    /** A quick look: the side to move and one symmetry. */
    public Ownership glance(GoPosition position) {
        return glance(position, closeKomi(position));
    }

    private Ownership glance(GoPosition position, double komi) {
        double[] black = new double[geometry.arrayLength()];
        add(goingOn(position, position.toMove(), komi), 0, 1, black);
        return Ownership.of(black);
    }

    /**
     * The komi that makes the game close, so that every point counts: who is far ahead plays
     * carelessly, and the network has learned that, too.
     */
    private double closeKomi(GoPosition position) {
        double komi = clamp(position.game().komi());
        for (int i = 0; i < STEPS; i++) {
            Ownership expected = glance(position, komi);
            double area = 0;
            for (int p : geometry.pointsInOrder()) {
                area += 2 * expected.black(p) - 1;
            }
            komi = clamp(Math.rint(area));
        }
        return komi;
    }

    private static double clamp(double komi) {
        return Math.max(LOWEST_KOMI, Math.min(HIGHEST_KOMI, komi));
    }

    /** The position under area rules as if nobody had passed: after a pass the end is expected. */
    private static GoPosition goingOn(GoPosition position, int side, double komi) {
        GoGame game = new GoGame(position.game().size(), komi, GoRules.CHINESE);
        GoPosition shown = game.newPosition();
        shown.copyFrom(position);
        shown.setToMove(side);
        shown.forgetPasses();
        return shown;
    }

    private void add(GoPosition shown, int symmetry, double weight, double[] black) {
        encoding.encode(shown, symmetry, row, 0);
        inference.evaluate(row, 0);
        float[] owners = inference.owners();
        int[] trueCell = encoding.shape().symmetries().get(symmetry);
        for (int i = 0; i < owners.length; i++) {
            double first = Colour.scoreFor(shown.toMove(), owners[i]);
            black[encoding.place(trueCell[i])] += weight * (1 + first) / 2;
        }
    }
}
