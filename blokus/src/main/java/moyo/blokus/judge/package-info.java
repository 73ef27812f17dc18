/**
 * Move probabilities of Blokus Duo before search: features of a move, their weights and their sum.
 */
@NullMarked
package moyo.blokus.judge;

import org.jspecify.annotations.NullMarked;
