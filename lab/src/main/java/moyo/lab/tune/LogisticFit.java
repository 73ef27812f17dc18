package moyo.lab.tune;

import java.util.List;
import org.hipparchus.linear.ArrayRealVector;
import org.hipparchus.linear.CholeskyDecomposition;
import org.hipparchus.linear.MatrixUtils;
import org.hipparchus.linear.RealMatrix;

/**
 * A regularised logistic regression of scores on quadratic terms: log(p / (1 − p)) = β·φ(x). It
 * maximises
 *
 * <pre>
 * Σ w_i n (y_i log p_i + (1 − y_i) log(1 − p_i)) − λ/2 |β|²
 * </pre>
 *
 * by Newton's method, with n = 2 games for each trial. The inverse of the Hessian is the covariance
 * of β; weights below 1 widen it.
 */
final class LogisticFit {
    /** A standard deviation of 3 logits, about 500 Elo, for each coefficient. */
    private static final double LAMBDA = 1.0 / 9;

    private static final int STEPS = 40;
    private static final double CLOSE = 1e-9;

    private final double[] beta;
    private final RealMatrix covariance;

    private LogisticFit(double[] beta, RealMatrix covariance) {
        this.beta = beta;
        this.covariance = covariance;
    }

    /**
     * Fits the model.
     *
     * @param terms the quadratic terms of each trial
     * @param scores the score of each trial, from 0 to 1
     * @param weights the weight of each trial
     */
    static LogisticFit of(List<double[]> terms, double[] scores, double[] weights) {
        int size = terms.get(0).length;
        double[] beta = new double[size];
        double value = value(terms, scores, weights, beta);
        CholeskyDecomposition hessian = hessian(terms, weights, beta);
        for (int step = 0; step < STEPS; step++) {
            double[] move =
                    hessian.getSolver()
                            .solve(new ArrayRealVector(gradient(terms, scores, weights, beta)))
                            .toArray();
            double gain = 0;
            for (double part = 1; part > CLOSE; part /= 2) {
                double[] next = beta.clone();
                for (int i = 0; i < size; i++) {
                    next[i] += part * move[i];
                }
                gain = value(terms, scores, weights, next) - value;
                if (gain >= 0) {
                    beta = next;
                    value += gain;
                    break;
                }
            }
            hessian = hessian(terms, weights, beta);
            if (gain < CLOSE) {
                break;
            }
        }
        return new LogisticFit(beta, hessian.getSolver().getInverse());
    }

    private static double value(
            List<double[]> terms, double[] scores, double[] weights, double[] beta) {
        double value = -LAMBDA / 2 * Quadratic.dot(beta, beta);
        for (int i = 0; i < scores.length; i++) {
            double logit = Quadratic.dot(beta, terms.get(i));
            double won = -StrictMath.log1p(StrictMath.exp(-logit));
            value += weights[i] * Trial.GAMES * (won - (1 - scores[i]) * logit);
        }
        return value;
    }

    private static double[] gradient(
            List<double[]> terms, double[] scores, double[] weights, double[] beta) {
        double[] gradient = new double[beta.length];
        for (int j = 0; j < beta.length; j++) {
            gradient[j] = -LAMBDA * beta[j];
        }
        for (int i = 0; i < scores.length; i++) {
            double[] t = terms.get(i);
            double miss = scores[i] - rate(Quadratic.dot(beta, t));
            for (int j = 0; j < beta.length; j++) {
                gradient[j] += weights[i] * Trial.GAMES * miss * t[j];
            }
        }
        return gradient;
    }

    /** Returns the negative Hessian, which is positive definite because of λ. */
    private static CholeskyDecomposition hessian(
            List<double[]> terms, double[] weights, double[] beta) {
        int size = beta.length;
        double[][] sum = new double[size][size];
        for (int i = 0; i < weights.length; i++) {
            double[] t = terms.get(i);
            double p = rate(Quadratic.dot(beta, t));
            double information = weights[i] * Trial.GAMES * p * (1 - p);
            for (int j = 0; j < size; j++) {
                for (int k = 0; k <= j; k++) {
                    sum[j][k] += information * t[j] * t[k];
                }
            }
        }
        for (int j = 0; j < size; j++) {
            sum[j][j] += LAMBDA;
            for (int k = 0; k < j; k++) {
                sum[k][j] = sum[j][k];
            }
        }
        return new CholeskyDecomposition(MatrixUtils.createRealMatrix(sum));
    }

    /** Returns the probability of a logit. */
    static double rate(double logit) {
        return 1 / (1 + StrictMath.exp(-logit));
    }

    Quadratic polynomial() {
        return new Quadratic(beta);
    }

    /** Returns the standard deviation of the logit at a point. */
    double deviation(double[] x) {
        double[] terms = Quadratic.terms(x);
        return Math.sqrt(Quadratic.dot(terms, covariance.operate(terms)));
    }
}
