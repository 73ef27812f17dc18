package moyo.net.kernel;

/** The numbers of all channels of all cells. The border and the padding channels stay zero. */
final class FeatureMap {
    private final MapLayout layout;
    private final float[] values;

    private FeatureMap(MapLayout layout, float[] values) {
        this.layout = layout;
        this.values = values;
    }

    /** A map of zeros. */
    static FeatureMap zero(int height, int width, int channels) {
        MapLayout layout = new MapLayout(height, width, Matrix.padded(channels));
        return new FeatureMap(layout, new float[layout.size()]);
    }

    MapLayout layout() {
        return layout;
    }

    float[] values() {
        return values;
    }
}
