/** What results mean: rates, Elo, tests, ratings; plain numbers in, plain numbers out. */
@NullMarked
package moyo.lab.stats;

import org.jspecify.annotations.NullMarked;
