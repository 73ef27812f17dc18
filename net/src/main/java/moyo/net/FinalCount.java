package moyo.net;

import moyo.game.Position;

/**
 * Counts finished games for a search with a network. For one thread; never allocates in a search.
 *
 * @param <P> the positions of the game
 */
public interface FinalCount<P extends Position<P>> {
    /**
     * The position that the network is shown to find the owners of the cells, before {@link #score}
     * is called; the finished position itself if the network need not be asked.
     */
    P shown(P end);

    /**
     * The first player's score.
     *
     * @param forecast what the network says of {@link #shown}, by cell: from 1, certainly the first
     *     player's, to -1; not used if the network was not asked
     */
    double score(P end, float[] forecast);

    /** Who owns each cell of the position last counted, from the first player's view. */
    void owners(P end, float[] owners);

    /** Counts the score of the position, without the network. */
    static <P extends Position<P>> FinalCount<P> asItStands(Encoding<P> encoding) {
        byte[] cells = new byte[encoding.shape().cells()];
        return new FinalCount<>() {
            @Override
            public P shown(P end) {
                return end;
            }

            @Override
            public double score(P end, float[] forecast) {
                return end.score();
            }

            @Override
            public void owners(P end, float[] owners) {
                encoding.owners(end, cells);
                for (int cell = 0; cell < cells.length; cell++) {
                    owners[cell] = cells[cell];
                }
            }
        };
    }
}
