package moyo.lab.tune;

/**
 * A quadratic polynomial on the unit cube, in z = 2x − 1 so that its terms have about the same
 * size: a constant, z_i, and z_i z_j for i ≤ j.
 */
final class Quadratic {
    private static final int SWEEPS = 200;
    private static final double CLOSE = 1e-9;

    private final double[] coefficients;

    Quadratic(double[] coefficients) {
        this.coefficients = coefficients.clone();
    }

    /** Returns the number of coefficients: (d + 1)(d + 2) / 2. */
    static int terms(int dimensions) {
        return (dimensions + 1) * (dimensions + 2) / 2;
    }

    /** Returns the terms at a point of the unit cube. */
    static double[] terms(double[] x) {
        double[] terms = new double[terms(x.length)];
        terms[0] = 1;
        int next = 1;
        for (double xi : x) {
            terms[next++] = 2 * xi - 1;
        }
        for (int i = 0; i < x.length; i++) {
            for (int j = i; j < x.length; j++) {
                terms[next++] = (2 * x[i] - 1) * (2 * x[j] - 1);
            }
        }
        return terms;
    }

    double at(double[] x) {
        return dot(coefficients, terms(x));
    }

    static double dot(double[] a, double[] b) {
        double sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += a[i] * b[i];
        }
        return sum;
    }

    /**
     * Returns a maximum within the unit cube by coordinate ascent, each step of which is exact. If
     * the polynomial is concave, it is the global maximum.
     */
    double[] maximum(double[] start) {
        double[] x = start.clone();
        for (int sweep = 0; sweep < SWEEPS; sweep++) {
            double moved = 0;
            for (int i = 0; i < x.length; i++) {
                double before = x[i];
                x[i] = bestAlong(x, i);
                moved = Math.max(moved, Math.abs(x[i] - before));
            }
            if (moved < CLOSE) {
                break;
            }
        }
        return x;
    }

    /** Returns the best coordinate along one axis, where the polynomial is a parabola. */
    private double bestAlong(double[] x, int axis) {
        double low = valueWith(x, axis, 0);
        double middle = valueWith(x, axis, 0.5);
        double high = valueWith(x, axis, 1);
        double bend = 2 * (low - 2 * middle + high);
        double slope = high - low - bend;
        if (bend < 0) {
            return Math.min(1, Math.max(0, -slope / (2 * bend)));
        }
        return high > low ? 1 : 0;
    }

    private double valueWith(double[] x, int axis, double coordinate) {
        double[] other = x.clone();
        other[axis] = coordinate;
        return at(other);
    }
}
