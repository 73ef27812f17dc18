/**
 * The pattern networks of Nakamura, Miwa and Chikayama: counts of small patterns as the inputs of a
 * network that predicts the win rate of a search.
 */
@NullMarked
package moyo.blokus.pattern;

import org.jspecify.annotations.NullMarked;
