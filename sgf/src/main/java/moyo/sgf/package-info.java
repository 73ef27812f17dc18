/** Reading and writing of the Smart Game Format, for any game. */
@NullMarked
package moyo.sgf;

import org.jspecify.annotations.NullMarked;
