/** Studies: what a game can measure of games that were played, or of recorded data. */
@NullMarked
package moyo.session.study;

import org.jspecify.annotations.NullMarked;
