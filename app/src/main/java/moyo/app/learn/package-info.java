/** Commands that learn: teams, move probabilities, pattern networks, and networks by self-play. */
@NullMarked
package moyo.app.learn;

import org.jspecify.annotations.NullMarked;
