/**
 * Runs of many games: the plan, the missing pairs, the results, and the runner that has them
 * played.
 */
@NullMarked
package moyo.lab.run;

import org.jspecify.annotations.NullMarked;
