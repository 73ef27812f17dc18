package moyo.net.kernel;

/**
 * Where the numbers of a feature map lie. The board has a border of zeros, one cell wide and wider
 * to the right and below where that completes a Winograd tile of 3 x 3 cells; the channels of a
 * cell lie together.
 *
 * @param channels the channels of a cell, padding included: the distance between neighbouring cells
 */
record MapLayout(int height, int width, int channels) {
    /** The output cells along a side of a tile. */
    static final int TILE = 3;

    /** The input cells along a side of a tile. */
    static final int PATCH = 5;

    MapLayout {
        assert channels % Matrix.PANEL == 0;
    }

    int cells() {
        return height * width;
    }

    int tileRows() {
        return (height + TILE - 1) / TILE;
    }

    int tileColumns() {
        return (width + TILE - 1) / TILE;
    }

    int tiles() {
        return tileRows() * tileColumns();
    }

    /** From a cell to the one below. */
    int rowStride() {
        return (TILE * tileColumns() + PATCH - TILE) * channels;
    }

    /** The length of a map. */
    int size() {
        return (TILE * tileRows() + PATCH - TILE) * rowStride();
    }

    /** The first channel of a cell; -1 is the border above or to the left. */
    int at(int row, int column) {
        return (row + 1) * rowStride() + (column + 1) * channels;
    }

    /** From a number of a transformed tile to the next one. */
    int numberStride() {
        return tiles() * channels;
    }

    /** The length of all transformed tiles. */
    int transformedSize() {
        return PATCH * PATCH * numberStride();
    }
}
