package moyo.net;

import java.util.Arrays;

/**
 * Picks the largest of many numbers. They are counted in buckets of equal width, and only those in
 * the bucket where the line is drawn are compared with each other. For one thread; allocates
 * nothing.
 */
public final class Likeliest {
    private static final int BUCKETS = 256;

    private final int[] counts = new int[BUCKETS];
    private final double[] scratch;
    private final int[] picked;

    /**
     * @param most how many numbers there are at most
     */
    public Likeliest(int most) {
        scratch = new double[most];
        picked = new int[most + 1];
    }

    /**
     * Picks the {@code wanted} largest of the first {@code count} numbers; of equal ones the first.
     *
     * @return how many were picked; {@link #get} returns their indices in ascending order
     */
    public int pick(double[] numbers, int count, int wanted) {
        if (wanted >= count) {
            for (int i = 0; i < count; i++) {
                picked[i] = i;
            }
            return count;
        }
        double least = least(numbers, count, wanted);
        int above = 0;
        for (int i = 0; i < count; i++) {
            above += numbers[i] > least ? 1 : 0;
        }
        int equal = wanted - above;
        int size = 0;
        for (int i = 0; i < count; i++) {
            picked[size] = i;
            boolean ties = numbers[i] == least && equal-- > 0;
            size += numbers[i] > least || ties ? 1 : 0;
        }
        return size;
    }

    /** The index of a number that was picked. */
    public int get(int i) {
        return picked[i];
    }

    /** The smallest of the {@code wanted} largest numbers. */
    private double least(double[] numbers, int count, int wanted) {
        double low = numbers[0];
        double high = numbers[0];
        for (int i = 1; i < count; i++) {
            low = Math.min(low, numbers[i]);
            high = Math.max(high, numbers[i]);
        }
        double scale = high > low ? (BUCKETS - 1) / (high - low) : 0;
        Arrays.fill(counts, 0);
        for (int i = 0; i < count; i++) {
            counts[(int) ((numbers[i] - low) * scale)]++;
        }
        int bucket = BUCKETS - 1;
        int rank = wanted;
        while (counts[bucket] < rank) {
            rank -= counts[bucket--];
        }
        int size = 0;
        for (int i = 0; i < count; i++) {
            scratch[size] = numbers[i];
            size += (int) ((numbers[i] - low) * scale) == bucket ? 1 : 0;
        }
        return largest(size, rank);
    }

    /** The number of the scratch space with this rank, from 1, by Hoare's selection. */
    private double largest(int count, int rank) {
        int low = 0;
        int high = count - 1;
        int wanted = rank - 1;
        while (low < high) {
            double pivot = scratch[low + high >>> 1];
            int i = low;
            int j = high;
            while (i <= j) {
                while (scratch[i] > pivot) {
                    i++;
                }
                while (scratch[j] < pivot) {
                    j--;
                }
                if (i <= j) {
                    double kept = scratch[i];
                    scratch[i++] = scratch[j];
                    scratch[j--] = kept;
                }
            }
            if (wanted <= j) {
                high = j;
            } else if (wanted >= i) {
                low = i;
            } else {
                break;
            }
        }
        return scratch[wanted];
    }
}
