package moyo.game;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;

/** A channel to a disk that is full after some bytes, and may be too sick even to shorten files. */
final class FillingDisk implements SeekableByteChannel {
    private final SeekableByteChannel channel;
    private long room;
    private boolean sick;

    FillingDisk(SeekableByteChannel channel) {
        this.channel = channel;
        room = Long.MAX_VALUE;
    }

    /** From now on only so many bytes fit. */
    void leaveRoomFor(long bytes) {
        room = bytes;
    }

    void setSick(boolean sick) {
        this.sick = sick;
    }

    /** As a disk does it: writes what still fits, and complains when asked for the rest. */
    @Override
    public int write(ByteBuffer bytes) throws IOException {
        if (room == 0) {
            throw new IOException("No space left on device");
        }
        int fits = (int) Math.min(room, bytes.remaining());
        int written = channel.write(bytes.slice().limit(fits));
        bytes.position(bytes.position() + written);
        room -= written;
        return written;
    }

    @Override
    public SeekableByteChannel truncate(long size) throws IOException {
        if (sick) {
            throw new IOException("Input/output error");
        }
        channel.truncate(size);
        return this;
    }

    @Override
    public int read(ByteBuffer bytes) throws IOException {
        return channel.read(bytes);
    }

    @Override
    public long position() throws IOException {
        return channel.position();
    }

    @Override
    public SeekableByteChannel position(long position) throws IOException {
        channel.position(position);
        return this;
    }

    @Override
    public long size() throws IOException {
        return channel.size();
    }

    @Override
    public boolean isOpen() {
        return channel.isOpen();
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
