package moyo.blokus.family;

import moyo.session.Levels;

/** The levels of Blokus Duo; ratings from 40 games a step, docs/web.md. */
final class BlokusLevels {
    static final Levels ALL =
            Levels.of("Blokus Duo")
                    .and("places large pieces, looks at few replies", "uct playouts=100", 0)
                    .and("spreads over the board, reads a little", "uct-bouzy playouts=1000", 560)
                    .and("knows good placements, hardly reads", "blokus playouts=2", 1200)
                    .and("the network's first idea, without reading", "zero playouts=2", 1640)
                    .and("the network with all its reading", "zero playouts=1000", 2150)
                    .offeringTheStrongest();

    private BlokusLevels() {}
}
