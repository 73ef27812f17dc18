/** Go as a network sees it, and how it is taught. */
@NullMarked
package moyo.go.net;

import org.jspecify.annotations.NullMarked;
