/** Statistics of results: rates, Elo, tests, ratings. */
@NullMarked
package moyo.lab.stats;

import org.jspecify.annotations.NullMarked;
