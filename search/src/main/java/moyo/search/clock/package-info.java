/**
 * Budgets for a move, clocks of a game, and the stopwatch that checks whether a budget is spent.
 */
@NullMarked
package moyo.search.clock;

import org.jspecify.annotations.NullMarked;
