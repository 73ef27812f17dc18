package moyo.web.explore;

import moyo.game.BadInput;

/** Counts the explorations of a server and the memory of their searches. */
final class Places {
    static final int MOST_OPEN = 48;
    static final int MOST_MIB = 256;

    private int open;
    private int mib;

    /** The place of one exploration; its size may change. */
    final class Place {
        private int size;
        private boolean isTaken;

        /**
         * Takes the place, or changes its size.
         *
         * @param wanted the memory in MiB
         * @throws BadInput if the server has no room for it; then nothing changes
         */
        void take(int wanted) {
            synchronized (Places.this) {
                if (!isTaken && open >= MOST_OPEN) {
                    throw new BadInput(
                            "%d searches are being explored on this server, the maximum; close a page"
                                    .formatted(MOST_OPEN));
                }
                if (mib - size + wanted > MOST_MIB) {
                    throw new BadInput(
                            "the search needs %d MiB, and explorations use %d of %d MiB of this server; close a page or set a smaller tree-nodes"
                                    .formatted(wanted, mib - size, MOST_MIB));
                }
                open += isTaken ? 0 : 1;
                mib += wanted - size;
                size = wanted;
                isTaken = true;
            }
        }

        void giveBack() {
            synchronized (Places.this) {
                open -= isTaken ? 1 : 0;
                mib -= size;
                size = 0;
                isTaken = false;
            }
        }
    }

    Place newPlace() {
        return new Place();
    }

    synchronized int open() {
        return open;
    }
}
