/** The server of the page: how it starts and ends, and the list of its parts. */
@NullMarked
package moyo.web;

import org.jspecify.annotations.NullMarked;
