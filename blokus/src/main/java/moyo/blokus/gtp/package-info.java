/** Pentobi's GTP dialect: what clients say to an engine of Blokus Duo. */
@NullMarked
package moyo.blokus.gtp;

import org.jspecify.annotations.NullMarked;
