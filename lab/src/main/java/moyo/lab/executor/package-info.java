/**
 * Executors play the pairs of a run: in threads of this process, or by another implementation of
 * {@link moyo.lab.executor.PairExecutor}.
 */
@NullMarked
package moyo.lab.executor;

import org.jspecify.annotations.NullMarked;
