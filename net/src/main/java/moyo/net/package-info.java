/** What a game shows to a network, and what a network says of a position. */
@NullMarked
package moyo.net;

import org.jspecify.annotations.NullMarked;
