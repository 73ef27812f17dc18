package moyo.net.weights;

import java.util.List;

/** The name and the shape of a tensor in a weights file; the last dimension varies fastest. */
public record Tensor(String name, List<Integer> shape) {
    public Tensor {
        shape = List.copyOf(shape);
    }

    static Tensor of(String name, Integer... shape) {
        return new Tensor(name, List.of(shape));
    }

    /** The number of its elements. */
    public int size() {
        return shape.stream().reduce(1, Math::multiplyExact);
    }

    @Override
    public String toString() {
        return name + shape;
    }
}
