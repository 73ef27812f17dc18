/** Judges a game that was played, move by move, and shows it as table, record and picture. */
@NullMarked
package moyo.go.analysis;

import org.jspecify.annotations.NullMarked;
