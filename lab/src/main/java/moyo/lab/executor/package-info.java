/**
 * Who plays the pairs of a run: threads of this process, or anything else behind {@link
 * moyo.lab.executor.PairExecutor}.
 */
@NullMarked
package moyo.lab.executor;

import org.jspecify.annotations.NullMarked;
