package moyo.net.kernel;

/**
 * Makes the evaluators of a network: {@link Network} those of Moyo's kernels; benchmarks put other
 * libraries in its place. Shared by threads.
 */
@FunctionalInterface
public interface RowEvaluatorSpec {
    /** Makes the evaluator of one thread for boards of one size. */
    RowEvaluator forThread(int height, int width);
}
