/**
 * The laboratory on Apache Spark: the driver's side. It hands out pairs in waves, receives the
 * games and cancels what is no longer needed.
 */
@NullMarked
package moyo.cluster;

import org.jspecify.annotations.NullMarked;
