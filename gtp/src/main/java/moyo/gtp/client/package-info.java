/**
 * Controls GTP engines as processes. An engine that crashes, hangs or prints invalid output causes
 * one {@link moyo.gtp.client.EngineFault} with the reason.
 */
@NullMarked
package moyo.gtp.client;

import org.jspecify.annotations.NullMarked;
