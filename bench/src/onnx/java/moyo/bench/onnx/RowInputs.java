package moyo.bench.onnx;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;

import moyo.net.weights.Architecture;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.util.LinkedHashMap;
import java.util.Map;

/** The inputs of a model, which are read from rows into memory that ONNX Runtime reads. */
final class RowInputs {
    private final Architecture a;
    private final int cells;
    private final FloatBuffer planes;
    private final FloatBuffer globals;
    private final Map<String, OnnxTensor> tensors = new LinkedHashMap<>();

    RowInputs(Architecture a, int height, int width) throws OrtException {
        this.a = a;
        cells = height * width;
        planes = floats(a.inputs() * cells);
        globals = floats(a.globals());
        tensors.put("planes", tensor(planes, 1, a.inputs(), height, width));
        if (a.globals() > 0) {
            tensors.put("globals", tensor(globals, 1, a.globals()));
        }
        for (int cell = 0; cell < cells; cell++) {
            planes.put(a.planes() * cells + cell, 1);
        }
    }

    /** Memory outside the heap. */
    static FloatBuffer floats(int count) {
        return ByteBuffer.allocateDirect(Float.BYTES * count)
                .order(ByteOrder.nativeOrder())
                .asFloatBuffer();
    }

    /** A tensor in such memory. */
    static OnnxTensor tensor(FloatBuffer memory, long... shape) throws OrtException {
        return OnnxTensor.createTensor(OrtEnvironment.getEnvironment(), memory, shape);
    }

    void read(byte[] row, int offset) {
        for (int plane = 0; plane < a.planes(); plane++) {
            for (int cell = 0; cell < cells; cell++) {
                planes.put(plane * cells + cell, row[offset + cell] >> plane & 1);
            }
        }
        ByteBuffer tail = ByteBuffer.wrap(row).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i < a.globals(); i++) {
            globals.put(i, tail.getFloat(offset + cells + Float.BYTES * i));
        }
    }

    Map<String, OnnxTensor> tensors() {
        return tensors;
    }
}
