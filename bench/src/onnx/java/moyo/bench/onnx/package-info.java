/** Moyo's inference beside ONNX Runtime; compiled with the Maven profile {@code onnx} only. */
package moyo.bench.onnx;
