/** What the parts of the page share: their routes, their sockets, the games and threads. */
@NullMarked
package moyo.web.part;

import org.jspecify.annotations.NullMarked;
