package moyo.bench.onnx;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/** A message in the wire format of Protocol Buffers, written field by field. */
final class Message {
    private static final int VARINT = 0;
    private static final int LENGTH_DELIMITED = 2;

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    Message number(int field, long value) {
        varint((long) field << 3 | VARINT);
        varint(value);
        return this;
    }

    Message text(int field, String value) {
        return data(field, value.getBytes(StandardCharsets.UTF_8));
    }

    Message message(int field, Message value) {
        return data(field, value.toBytes());
    }

    Message floats(int field, float... values) {
        ByteBuffer raw =
                ByteBuffer.allocate(Float.BYTES * values.length).order(ByteOrder.LITTLE_ENDIAN);
        raw.asFloatBuffer().put(values);
        return data(field, raw.array());
    }

    Message longs(int field, long... values) {
        ByteBuffer raw =
                ByteBuffer.allocate(Long.BYTES * values.length).order(ByteOrder.LITTLE_ENDIAN);
        raw.asLongBuffer().put(values);
        return data(field, raw.array());
    }

    Message integers(int field, int... values) {
        ByteBuffer raw =
                ByteBuffer.allocate(Integer.BYTES * values.length).order(ByteOrder.LITTLE_ENDIAN);
        raw.asIntBuffer().put(values);
        return data(field, raw.array());
    }

    Message bytes(int field, byte[] values) {
        return data(field, values);
    }

    byte[] toBytes() {
        return bytes.toByteArray();
    }

    private Message data(int field, byte[] value) {
        varint((long) field << 3 | LENGTH_DELIMITED);
        varint(value.length);
        bytes.writeBytes(value);
        return this;
    }

    private void varint(long value) {
        long rest = value;
        while ((rest & ~0x7FL) != 0) {
            bytes.write((int) (rest & 0x7F | 0x80));
            rest >>>= 7;
        }
        bytes.write((int) rest);
    }
}
