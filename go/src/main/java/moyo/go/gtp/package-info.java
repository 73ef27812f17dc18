/** The GTP dialect of Go: what GUIs, servers and match programs say to a Go engine. */
@NullMarked
package moyo.go.gtp;

import org.jspecify.annotations.NullMarked;
