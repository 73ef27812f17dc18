/** Budgets for a move, clocks of a game, and the watch that says when a budget is spent. */
@NullMarked
package moyo.search.clock;

import org.jspecify.annotations.NullMarked;
