package moyo.lab.stats;

import java.util.Arrays;

/**
 * The maximum likelihood strengths of a pool under the model of Bradley and Terry 1952: i beats j
 * with probability 1 / (1 + exp(θj - θi)). Each player gets {@code prior} additional draws against
 * a player of strength 0. The log likelihood is concave and maximised by Newton's method.
 */
final class Strengths {
    private static final int MOST_STEPS = 200;
    private static final double CLOSE_ENOUGH = 1e-9;

    /**
     * The least second derivative of the prior. Far from average the true one vanishes in rounding
     * errors and leaves no unique step; a greater one only makes steps shorter.
     */
    private static final double LEAST_BEND = 0.01;

    private final double[][] points;
    private final double prior;
    private final int n;
    private final double[][] curvature;
    private final double[] slope;
    private double[] theta;
    private double[] next;

    private Strengths(double[][] points, double prior) {
        this.points = points;
        this.prior = prior;
        n = points.length;
        curvature = new double[n][n];
        slope = new double[n];
        theta = new double[n];
        next = new double[n];
    }

    /**
     * Returns the strengths in natural logarithms of odds.
     *
     * @param points {@code points[i][j]} are the points of i against j
     * @param prior above 0
     */
    static double[] likeliest(double[][] points, double prior) {
        Strengths strengths = new Strengths(points, prior);
        strengths.climb();
        return strengths.theta;
    }

    private void climb() {
        double height = logLikelihood(theta);
        for (int i = 0; i < MOST_STEPS; i++) {
            differentiate();
            solve(curvature, slope);
            double step = 1;
            double reached = stepTo(step);
            while (reached < height && step > CLOSE_ENOUGH) {
                step /= 2;
                reached = stepTo(step);
            }
            double[] last = theta;
            theta = next;
            next = last;
            height = reached;
            if (largest(slope) * step < CLOSE_ENOUGH) {
                return;
            }
        }
    }

    private double stepTo(double step) {
        for (int i = 0; i < n; i++) {
            next[i] = theta[i] + step * slope[i];
        }
        return logLikelihood(next);
    }

    private double logLikelihood(double[] strength) {
        double sum = 0;
        for (int i = 0; i < n; i++) {
            sum += prior / 2 * (logChance(strength[i]) + logChance(-strength[i]));
            for (int j = 0; j < n; j++) {
                if (points[i][j] > 0) {
                    sum += points[i][j] * logChance(strength[i] - strength[j]);
                }
            }
        }
        return sum;
    }

    /** log(1 / (1 + exp(-lead))), without overflow. */
    private static double logChance(double lead) {
        return Math.min(0, lead) - StrictMath.log1p(StrictMath.exp(-Math.abs(lead)));
    }

    /** Computes the first derivatives and the negated second derivatives. */
    private void differentiate() {
        for (int i = 0; i < n; i++) {
            double chance = chance(theta[i]);
            slope[i] = prior * (0.5 - chance);
            Arrays.fill(curvature[i], 0);
            curvature[i][i] = prior * Math.max(LEAST_BEND, chance * (1 - chance));
        }
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < i; j++) {
                double games = points[i][j] + points[j][i];
                if (games > 0) {
                    meet(i, j, games);
                }
            }
        }
    }

    private void meet(int i, int j, double games) {
        double chance = chance(theta[i] - theta[j]);
        double surplus = points[i][j] - games * chance;
        slope[i] += surplus;
        slope[j] -= surplus;
        double bend = games * chance * (1 - chance);
        curvature[i][i] += bend;
        curvature[j][j] += bend;
        curvature[i][j] -= bend;
        curvature[j][i] -= bend;
    }

    private static double chance(double lead) {
        return 1 / (1 + StrictMath.exp(-lead));
    }

    /** Cholesky: the solution of m x = b replaces b; m is positive definite and is overwritten. */
    private static void solve(double[][] m, double[] b) {
        int n = b.length;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j <= i; j++) {
                double sum = m[i][j];
                for (int k = 0; k < j; k++) {
                    sum -= m[i][k] * m[j][k];
                }
                m[i][j] = i == j ? Math.sqrt(sum) : sum / m[j][j];
            }
        }
        for (int i = 0; i < n; i++) {
            for (int k = 0; k < i; k++) {
                b[i] -= m[i][k] * b[k];
            }
            b[i] /= m[i][i];
        }
        for (int i = n - 1; i >= 0; i--) {
            for (int k = i + 1; k < n; k++) {
                b[i] -= m[k][i] * b[k];
            }
            b[i] /= m[i][i];
        }
    }

    private static double largest(double[] values) {
        double most = 0;
        for (double value : values) {
            most = Math.max(most, Math.abs(value));
        }
        return most;
    }
}
