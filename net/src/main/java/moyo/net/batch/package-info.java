/**
 * Batches of positions for a network: in a GPU process behind shared memory, or in this process.
 */
@NullMarked
package moyo.net.batch;

import org.jspecify.annotations.NullMarked;
