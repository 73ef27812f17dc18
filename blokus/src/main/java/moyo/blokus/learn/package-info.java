/**
 * Learning of move probabilities for Blokus Duo: self-play games of a teacher, and a softmax
 * regression on its visits.
 */
@NullMarked
package moyo.blokus.learn;

import org.jspecify.annotations.NullMarked;
