/** The status of stones and points: life and death, seki, ladders, territory, the final score. */
@NullMarked
package moyo.go.status;

import org.jspecify.annotations.NullMarked;
