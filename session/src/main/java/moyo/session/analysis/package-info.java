/** Judges the moves of finished games and writes down what it finds. */
@NullMarked
package moyo.session.analysis;

import org.jspecify.annotations.NullMarked;
