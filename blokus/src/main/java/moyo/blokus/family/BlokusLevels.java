package moyo.blokus.family;

import moyo.session.Levels;

/** The levels of Blokus Duo. */
final class BlokusLevels {
    static final Levels ALL =
            Levels.of("Blokus Duo")
                    .and("places large pieces, looks at few replies", "uct playouts=100")
                    .and("knows good placements, reads little", "blokus playouts=30")
                    .and("the network's first idea, without reading", "zero playouts=2")
                    .and("the network with a little reading", "zero playouts=16 reuse=off")
                    .and("the network with all its reading", "zero playouts=1000");

    private BlokusLevels() {}
}
