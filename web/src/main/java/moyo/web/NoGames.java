package moyo.web;

import moyo.game.BadInput;
import moyo.web.part.OpenGames;
import moyo.web.part.OpenLine;

/** A server without games. */
final class NoGames implements OpenGames {
    @Override
    public OpenLine<?, ?> line(String id, int node) {
        throw new BadInput("there is no game '%s'".formatted(id));
    }

    @Override
    public Opened open(String name, String text) {
        throw new BadInput("no game can be opened");
    }
}
