/** JMH benchmarks, run by hand. */
@NullMarked
package moyo.bench;

import org.jspecify.annotations.NullMarked;
