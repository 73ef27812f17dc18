/** How a front end draws the board of a game, and what a person may point at. */
@NullMarked
package moyo.session.face;

import org.jspecify.annotations.NullMarked;
