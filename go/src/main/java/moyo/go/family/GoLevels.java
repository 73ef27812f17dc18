package moyo.go.family;

import moyo.go.GoGame;
import moyo.go.net.GoLessons;
import moyo.session.Levels;

/** The levels of Go. */
final class GoLevels {
    private GoLevels() {}

    /** Returns levels with a network where one is shipped, otherwise levels with playouts. */
    static Levels of(GoGame game) {
        Levels empty = Levels.of("Go %dx%d".formatted(game.size(), game.size()));
        return GoLessons.shippedNetwork(game.size()).isPresent()
                ? byNetwork(empty)
                : byPlayouts(empty);
    }

    /** Ratings on 9x9: 40 games a step, docs/web.md. */
    private static Levels byNetwork(Levels empty) {
        return empty.and("knows shapes, reads little", "fuego-style playouts=40", 0)
                .and("sees captures and ladders", "fuego-style playouts=150", 640)
                .and("reads short fights", "fuego-style playouts=600", 1000)
                .and("the network's first idea, without reading", "zero playouts=2", 1350)
                .and("the network with all its reading", "zero playouts=1000", 1920)
                .offeringTheStrongest();
    }

    private static Levels byPlayouts(Levels empty) {
        return empty.and("knows shapes, reads little", "fuego-style playouts=40")
                .and("sees captures and ladders", "fuego-style playouts=200")
                .and("reads short fights", "fuego-style playouts=1000")
                .and("reads fights and counts", "fuego-style playouts=4000")
                .and("ten seconds of reading", "fuego-style time=10");
    }
}
