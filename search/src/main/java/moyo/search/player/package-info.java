/** Players and their settings as text. */
@NullMarked
package moyo.search.player;

import org.jspecify.annotations.NullMarked;
