package moyo.lab.stats;

/**
 * The likeliest five-outcome distribution with a given mean, found without any mathematics: three
 * probabilities are pushed up and down by ever smaller steps, the other two follow from sum and
 * mean.
 */
final class BlindClimb {
    private BlindClimb() {}

    /** The greatest logarithm of a likelihood of these counts. */
    static double likelihood(double[] n, double mean) {
        // Any distribution inside will do: a bit of everything, the rest at the ends.
        double[] p = distribution(0.01, 0.01, 0.01, mean);
        double height = height(n, p);
        for (double step = 0.25; step > 1e-9; step /= 2) {
            boolean climbing = true;
            while (climbing) {
                climbing = false;
                for (int direction = 0; direction < 27; direction++) {
                    double[] q =
                            distribution(
                                    p[1] + step * (direction % 3 - 1),
                                    p[2] + step * (direction / 3 % 3 - 1),
                                    p[3] + step * (direction / 9 - 1),
                                    mean);
                    if (height(n, q) > height) {
                        p = q;
                        height = height(n, q);
                        climbing = true;
                    }
                }
            }
        }
        return height;
    }

    private static double[] distribution(double p1, double p2, double p3, double mean) {
        double p4 = mean - p1 / 4 - p2 / 2 - p3 * 3 / 4;
        return new double[] {1 - p1 - p2 - p3 - p4, p1, p2, p3, p4};
    }

    private static double height(double[] n, double[] p) {
        double sum = 0;
        for (int i = 0; i < n.length; i++) {
            if (p[i] <= 0) {
                return Double.NEGATIVE_INFINITY;
            }
            sum += n[i] * Math.log(p[i]);
        }
        return sum;
    }
}
