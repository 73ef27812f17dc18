/** A game in progress for any front end, and the interfaces by which games are registered. */
@NullMarked
package moyo.session;

import org.jspecify.annotations.NullMarked;
