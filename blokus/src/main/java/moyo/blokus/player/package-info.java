/** The players of Blokus Duo. */
@NullMarked
package moyo.blokus.player;

import org.jspecify.annotations.NullMarked;
