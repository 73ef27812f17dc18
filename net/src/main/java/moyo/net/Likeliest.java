package moyo.net;

/** Picks the largest of many numbers. For one thread; allocates nothing. */
public final class Likeliest {
    private final double[] scratch;
    private final int[] picked;

    /**
     * @param most how many numbers there are at most
     */
    public Likeliest(int most) {
        scratch = new double[most];
        picked = new int[most];
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
        double least = largest(numbers, count, wanted);
        int equal = wanted;
        for (int i = 0; i < count; i++) {
            equal -= numbers[i] > least ? 1 : 0;
        }
        int size = 0;
        for (int i = 0; i < count; i++) {
            if (numbers[i] > least || numbers[i] == least && equal-- > 0) {
                picked[size++] = i;
            }
        }
        return size;
    }

    /** The index of a number that was picked. */
    public int get(int i) {
        return picked[i];
    }

    /** The number with this rank, from 1, in descending order (Hoare's selection). */
    private double largest(double[] numbers, int count, int rank) {
        System.arraycopy(numbers, 0, scratch, 0, count);
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
