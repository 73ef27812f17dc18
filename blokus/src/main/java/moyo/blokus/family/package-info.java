/** The registration of Blokus Duo. */
@NullMarked
package moyo.blokus.family;

import org.jspecify.annotations.NullMarked;
