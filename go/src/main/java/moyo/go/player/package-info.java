/** The players of Go: which parts each is made of. */
@NullMarked
package moyo.go.player;

import org.jspecify.annotations.NullMarked;
