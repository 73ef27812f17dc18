/**
 * Tuning of numeric settings: methods that propose points and estimate the optimum from the results
 * so far. They know no games.
 */
@NullMarked
package moyo.lab.tune;

import org.jspecify.annotations.NullMarked;
