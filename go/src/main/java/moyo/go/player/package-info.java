/** The players of Go and the parts of each. */
@NullMarked
package moyo.go.player;

import org.jspecify.annotations.NullMarked;
