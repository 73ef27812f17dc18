/**
 * The results of a run on disk, one JSON object per line, and the sums that are computed from them.
 */
@NullMarked
package moyo.lab.record;

import org.jspecify.annotations.NullMarked;
