/** The games of a tuning: its plan, its folder, and how its trials are played. */
@NullMarked
package moyo.lab.tune.games;

import org.jspecify.annotations.NullMarked;
