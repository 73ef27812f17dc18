package moyo.gtp;

import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;

/** An input that is typed while the engine reads, and knows when all of it has been read. */
final class LiveInput extends InputStream {
    static final Duration LIMIT = Duration.ofSeconds(20);

    private final Deque<byte[]> chunks = new ArrayDeque<>();
    private boolean ended;
    private boolean readerWaits;

    synchronized LiveInput type(String text) {
        chunks.add(text.getBytes(StandardCharsets.UTF_8));
        readerWaits = false;
        notifyAll();
        return this;
    }

    synchronized void end() {
        ended = true;
        notifyAll();
    }

    /** Waits until the reader has taken in everything and asks for more. */
    synchronized void awaitRead() throws InterruptedException {
        long deadline = System.nanoTime() + LIMIT.toNanos();
        while (!readerWaits) {
            long left = (deadline - System.nanoTime()) / 1_000_000;
            if (left <= 0) {
                throw new AssertionError("the input is not read");
            }
            wait(left);
        }
    }

    @Override
    public synchronized int read(byte[] buffer, int offset, int length) throws IOException {
        while (chunks.isEmpty() && !ended) {
            readerWaits = true;
            notifyAll();
            try {
                wait();
            } catch (InterruptedException e) {
                throw new InterruptedIOException();
            }
        }
        if (chunks.isEmpty()) {
            return -1;
        }
        byte[] chunk = chunks.remove();
        int n = Math.min(length, chunk.length);
        System.arraycopy(chunk, 0, buffer, offset, n);
        if (n < chunk.length) {
            byte[] rest = new byte[chunk.length - n];
            System.arraycopy(chunk, n, rest, 0, rest.length);
            chunks.addFirst(rest);
        }
        return n;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }
}
