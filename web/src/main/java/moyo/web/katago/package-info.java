/**
 * KataGo's JSON analysis protocol, a query and an answer on a line each: for {@code moyo analysis}
 * and for the socket {@code /analysis} of the page.
 */
@NullMarked
package moyo.web.katago;

import org.jspecify.annotations.NullMarked;
