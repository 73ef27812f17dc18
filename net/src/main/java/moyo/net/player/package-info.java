/** Players that search with a network. */
@NullMarked
package moyo.net.player;

import org.jspecify.annotations.NullMarked;
