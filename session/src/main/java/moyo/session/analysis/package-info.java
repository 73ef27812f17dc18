/** Analyses the moves of finished games and writes the result as text, SGF and SVG. */
@NullMarked
package moyo.session.analysis;

import org.jspecify.annotations.NullMarked;
