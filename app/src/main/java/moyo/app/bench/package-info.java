/** {@code moyo bench}: how fast playouts and searches are here. */
@NullMarked
package moyo.app.bench;

import org.jspecify.annotations.NullMarked;
