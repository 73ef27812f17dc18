package moyo.connect4.family;

import moyo.session.Levels;

/** The levels of Connect Four; ratings from 40 games a step, docs/web.md. */
final class Connect4Levels {
    static final Levels ALL =
            Levels.of("Connect Four")
                    .and("sees most threats of three", "uct playouts=20", 0)
                    .and("looks a few moves ahead", "uct playouts=100", 470)
                    .and("looks ahead, plans little", "uct playouts=400", 770)
                    .and("the network with a little reading", "zero playouts=16 reuse=off", 1210)
                    .and("the network with all its reading", "zero playouts=1000", 1460)
                    .offeringTheStrongest();

    private Connect4Levels() {}
}
