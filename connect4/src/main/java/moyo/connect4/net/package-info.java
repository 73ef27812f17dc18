/** Connect Four as a network sees it, and how it is taught. */
@NullMarked
package moyo.connect4.net;

import org.jspecify.annotations.NullMarked;
