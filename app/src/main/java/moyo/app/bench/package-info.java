/** {@code moyo bench}: measures the speed of playouts and searches. */
@NullMarked
package moyo.app.bench;

import org.jspecify.annotations.NullMarked;
