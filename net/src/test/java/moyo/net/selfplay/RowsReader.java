package moyo.net.selfplay;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/** Reads a file of rows as the trainer does, and checks everything that it checks. */
final class RowsReader {
    private RowsReader() {}

    static List<byte[]> read(Path file, int rowBytes) throws IOException, DataFormatException {
        ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN);
        byte[] magic = new byte[8];
        bytes.get(magic);
        assertThat(new String(magic, StandardCharsets.US_ASCII)).isEqualTo("MOYOROW1");
        int count = bytes.getInt();
        assertThat(bytes.getInt()).isEqualTo(rowBytes);
        byte[] packed = new byte[bytes.getInt()];
        int crc = bytes.getInt();
        bytes.get(packed);
        assertThat(bytes.hasRemaining()).isFalse();
        byte[] all = new byte[count * rowBytes];
        Inflater inflater = new Inflater();
        inflater.setInput(packed);
        assertThat(inflater.inflate(all)).isEqualTo(all.length);
        inflater.end();
        CRC32 check = new CRC32();
        check.update(all);
        assertThat((int) check.getValue()).isEqualTo(crc);
        List<byte[]> rows = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            rows.add(Arrays.copyOfRange(all, i * rowBytes, (i + 1) * rowBytes));
        }
        return rows;
    }
}
