/** Blokus Duo as a network sees it, and how it is taught. */
@NullMarked
package moyo.blokus.net;

import org.jspecify.annotations.NullMarked;
