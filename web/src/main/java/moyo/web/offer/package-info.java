/** What the server offers: games, boards, levels, players and their settings. */
@NullMarked
package moyo.web.offer;

import org.jspecify.annotations.NullMarked;
