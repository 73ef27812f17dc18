package moyo.bench;

import java.util.concurrent.TimeUnit;
import moyo.game.Rng;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.go.GoRules;
import moyo.go.UniformPolicy;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The time of a copy, a light playout, a light playout with keys, and a key under a symmetry.
 *
 * <pre>
 * mvn -q package -DskipTests && java -jar bench/target/benchmarks.jar GoBoard -prof gc
 * </pre>
 *
 * <p>The allocation column ({@code gc.alloc.rate.norm}) must be 0, up to rounding.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class GoBoardBenchmark {
    @Param({"9", "19"})
    int size;

    private final UniformPolicy policy = new UniformPolicy();
    private final Rng rng = new Rng(1);
    private GoPosition start;
    private GoPosition middle;
    private GoPosition position;
    private GoPosition keyed;

    @Setup
    public void setUp() {
        GoGame game = new GoGame(size, 6.5, GoRules.CHINESE);
        start = game.newPosition();
        position = game.newPosition();
        keyed = game.newPosition();
        keyed.keepKeysInPlayouts(1);
        middle = game.newPosition();
        while (middle.moveNumber() < size * size / 2) {
            middle.play(policy.choose(middle, rng));
        }
    }

    @Benchmark
    public void copy() {
        position.copyFrom(middle);
    }

    @Benchmark
    public double playout() {
        position.copyFrom(start);
        position.beginPlayout();
        policy.playOut(position, rng);
        return position.score();
    }

    @Benchmark
    public double playoutWithKeys() {
        keyed.copyFrom(start);
        keyed.beginPlayout();
        policy.playOut(keyed, rng);
        return keyed.score();
    }

    @Benchmark
    public long symmetricKey() {
        return middle.key(5);
    }
}
