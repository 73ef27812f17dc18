/** Go as the program offers it: one registration for all sizes and rules. */
@NullMarked
package moyo.go.family;

import org.jspecify.annotations.NullMarked;
