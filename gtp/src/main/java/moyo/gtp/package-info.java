/** The Go Text Protocol, as engine and as client of outside engines. Knows no game. */
@NullMarked
package moyo.gtp;

import org.jspecify.annotations.NullMarked;
