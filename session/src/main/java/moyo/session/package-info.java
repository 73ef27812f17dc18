/** A game in progress for any front end, and how a game registers. */
@NullMarked
package moyo.session;

import org.jspecify.annotations.NullMarked;
