package moyo.net.selfplay;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import moyo.game.FileTrouble;
import moyo.net.Shape;

/**
 * The training data of a run: numbered files of compressed rows, each with a checksum. A file
 * appears under its name when it is complete, so a kill leaves no half file, and a later process
 * goes on with the next number. For several threads.
 */
public final class RowsFolder {
    private static final byte[] MAGIC = "MOYOROW1".getBytes(StandardCharsets.US_ASCII);
    private static final int HEADER = MAGIC.length + 4 * Integer.BYTES;
    private static final String ENDING = ".rows";

    private final Path folder;
    private final int rowBytes;
    private final AtomicInteger next;

    /** Opens the folder of a run for files that other machines have written. */
    public RowsFolder(Path folder, Shape shape) {
        this(folder, new RowLayout(shape).bytes);
    }

    RowsFolder(Path folder, int rowBytes) {
        this.folder = folder;
        this.rowBytes = rowBytes;
        try {
            Files.createDirectories(folder);
            next = new AtomicInteger(1 + lastNumber(folder));
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "cannot write into '%s': %s".formatted(folder, FileTrouble.reason(e)), e);
        }
    }

    private static int lastNumber(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.matches("[0-9]{8}\\" + ENDING))
                    .mapToInt(name -> Integer.parseInt(name.substring(0, 8)))
                    .max()
                    .orElse(-1);
        }
    }

    /** Writes the first {@code count} rows as one file. */
    void write(byte[] rows, int count) {
        int length = count * rowBytes;
        byte[] packed = new byte[length / 2 + 1024];
        int size = 0;
        Deflater deflater = new Deflater(Deflater.BEST_SPEED);
        deflater.setInput(rows, 0, length);
        deflater.finish();
        while (!deflater.finished()) {
            if (size == packed.length) {
                packed = java.util.Arrays.copyOf(packed, 2 * packed.length);
            }
            size += deflater.deflate(packed, size, packed.length - size);
        }
        deflater.end();
        CRC32 crc = new CRC32();
        crc.update(rows, 0, length);
        ByteBuffer file = ByteBuffer.allocate(HEADER + size).order(ByteOrder.LITTLE_ENDIAN);
        file.put(MAGIC).putInt(count).putInt(rowBytes).putInt(size).putInt((int) crc.getValue());
        file.put(packed, 0, size);
        save(file.array());
    }

    /** Adds a whole file that another folder of the same game has had. */
    public void add(byte[] file) {
        save(file);
    }

    private void save(byte[] bytes) {
        String name = "%08d%s".formatted(next.getAndIncrement(), ENDING);
        Path draft = folder.resolve(name + ".new");
        try {
            Files.write(draft, bytes);
            Files.move(draft, folder.resolve(name), StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "cannot write '%s': %s; the files before it are whole"
                            .formatted(draft, FileTrouble.reason(e)),
                    e);
        }
    }
}
