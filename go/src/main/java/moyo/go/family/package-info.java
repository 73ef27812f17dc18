/** The registration of Go, for all sizes and rules. */
@NullMarked
package moyo.go.family;

import org.jspecify.annotations.NullMarked;
