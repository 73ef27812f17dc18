/** The GTP commands of Go for GUIs, servers and match programs. */
@NullMarked
package moyo.go.gtp;

import org.jspecify.annotations.NullMarked;
