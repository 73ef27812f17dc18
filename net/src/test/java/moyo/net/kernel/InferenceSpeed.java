package moyo.net.kernel;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Random;
import moyo.net.weights.Architecture;
import moyo.net.weights.RandomWeights;

/**
 * Prints evaluations per CPU second of one thread, best of ten rounds of half a CPU second each.
 *
 * <pre>
 * ./moyo version; mvn -q test-compile -pl net -am
 * java --add-modules jdk.incubator.vector
 *     -cp 'net/target/test-classes:net/target/classes:app/target/launch/lib/*'
 *     moyo.net.kernel.InferenceSpeed 9 9
 * </pre>
 *
 * <p>Java 17, Zen 4, a busy machine, 9x9 with all heads:
 *
 * <pre>
 *       vector, 512 bits   plain
 * 4x32            10,957   1,842
 * 6x64             2,519     355
 * 6x96               993     167
 * </pre>
 */
final class InferenceSpeed {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final int ROUNDS = 10;
    private static final long ROUND = 500_000_000; // nanoseconds

    private InferenceSpeed() {}

    /** Arguments: height and width of the board; the policy planes, 1 if they are left out. */
    public static void main(String[] args) {
        int height = Integer.parseInt(args[0]);
        int width = Integer.parseInt(args[1]);
        int planes = args.length > 2 ? Integer.parseInt(args[2]) : 1;
        int[][] sizes = {{4, 32}, {6, 64}, {6, 96}};
        for (int[] size : sizes) {
            Architecture architecture =
                    new Architecture("go", 1, 8, 4, planes, true, size[1], size[0]);
            Network network = new Network(RandomWeights.of(architecture, 1));
            byte[] row = RandomRows.row(architecture, height * width, new Random(1));
            for (Kernel kernel : new Kernel[] {Kernels.vector(), Kernels.plain()}) {
                Inference inference = new Inference(network, height, width, kernel);
                double best = best(inference, row);
                System.out.printf(
                        "%dx%d, %d x %d cells, %s: %.0f evaluations per CPU second%n",
                        size[0], size[1], height, width, kernel.name(), best);
            }
        }
    }

    private static double best(Inference inference, byte[] row) {
        double best = 0;
        for (int round = 0; round < ROUNDS; round++) {
            best = Math.max(best, rate(inference, row));
        }
        return best;
    }

    private static double rate(Inference inference, byte[] row) {
        long start = THREADS.getCurrentThreadCpuTime();
        int evaluations = 0;
        long spent;
        do {
            inference.evaluate(row, 0);
            evaluations++;
            spent = THREADS.getCurrentThreadCpuTime() - start;
        } while (spent < ROUND);
        return evaluations * 1e9 / spent;
    }
}
