/** Weights files: what a trained network consists of, and where it comes from. */
@NullMarked
package moyo.net.weights;

import org.jspecify.annotations.NullMarked;
