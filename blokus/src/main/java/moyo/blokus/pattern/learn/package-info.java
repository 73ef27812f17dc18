/**
 * Learning of the pattern networks: games of UCT against itself with the win rate of each search,
 * the samples made from them, and the figures of the paper.
 */
@NullMarked
package moyo.blokus.pattern.learn;

import org.jspecify.annotations.NullMarked;
