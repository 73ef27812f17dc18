/**
 * Inference on the CPU, inside this process. Two kernels, one with vector instructions and one in
 * plain Java, give the same bits: every sum has one fixed order.
 */
@NullMarked
package moyo.net.kernel;

import org.jspecify.annotations.NullMarked;
