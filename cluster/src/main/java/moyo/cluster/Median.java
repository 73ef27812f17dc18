package moyo.cluster;

import java.util.Collections;
import java.util.PriorityQueue;

/** The median of a growing number of values, in O(log n) each. */
final class Median {
    private final PriorityQueue<Long> low = new PriorityQueue<>(Collections.reverseOrder());
    private final PriorityQueue<Long> high = new PriorityQueue<>();

    void add(long value) {
        low.add(value);
        high.add(low.remove());
        if (high.size() > low.size()) {
            low.add(high.remove());
        }
    }

    int count() {
        return low.size() + high.size();
    }

    /** Returns the median, of an even number of values the lower one. */
    long value() {
        return low.isEmpty() ? 0 : low.element();
    }
}
