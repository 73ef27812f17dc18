/**
 * Drives outside engines over GTP as processes, and survives whatever they do: an engine that
 * crashes, hangs or prints nonsense gives one {@link moyo.gtp.client.EngineFault} with the reason.
 */
@NullMarked
package moyo.gtp.client;

import org.jspecify.annotations.NullMarked;
