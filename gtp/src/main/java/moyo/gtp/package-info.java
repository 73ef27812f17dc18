/** The engine side of the Go Text Protocol, for any game. */
@NullMarked
package moyo.gtp;

import org.jspecify.annotations.NullMarked;
