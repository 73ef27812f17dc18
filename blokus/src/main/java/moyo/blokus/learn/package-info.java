/** Learning to judge moves of Blokus Duo: games of a teacher, and what is fitted to its choices. */
@NullMarked
package moyo.blokus.learn;

import org.jspecify.annotations.NullMarked;
