package moyo.blokus.pattern;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import moyo.game.Rng;
import moyo.net.perceptron.NetworkBook;
import moyo.net.perceptron.Perceptron;

/** Networks with random weights for every move number from 1 to 30. */
public final class RandomNetworks {
    private RandomNetworks() {}

    public static NetworkBook book(Features features, long seed) {
        SortedMap<Integer, Perceptron> networks = new TreeMap<>();
        for (int number = 1; number <= 30; number++) {
            networks.put(number, network(features.count(), new Rng(seed + number)));
        }
        return new NetworkBook("random", features.words(), networks, Map.of("seed", "" + seed));
    }

    private static Perceptron network(int inputs, Rng rng) {
        int[] kept = IntStream.range(0, inputs).filter(i -> rng.nextInt(3) > 0).toArray();
        int hidden = 6;
        float[] rows = new float[kept.length * hidden];
        for (int i = 0; i < rows.length; i++) {
            rows[i] = (rng.nextInt(65) - 32) / 256f; // exact in 16 bits
        }
        float[] out = new float[hidden];
        for (int i = 0; i < hidden; i++) {
            out[i] = (float) (2 * rng.nextDouble() - 1);
        }
        return new Perceptron(inputs, kept, rows, new float[hidden], out, 0);
    }
}
