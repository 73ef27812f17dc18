/** The GTP commands of Blokus Duo, in the dialect of Pentobi. */
@NullMarked
package moyo.blokus.gtp;

import org.jspecify.annotations.NullMarked;
