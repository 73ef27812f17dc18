/** The Smart Game Format: trees of properties, read and written. Knows no game. */
@NullMarked
package moyo.sgf;

import org.jspecify.annotations.NullMarked;
