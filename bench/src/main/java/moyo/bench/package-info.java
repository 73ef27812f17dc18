/** JMH benchmarks: speed claims stand beside their measurement. */
@NullMarked
package moyo.bench;

import org.jspecify.annotations.NullMarked;
