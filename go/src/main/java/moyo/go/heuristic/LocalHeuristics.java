package moyo.go.heuristic;

import moyo.game.MoveList;
import moyo.go.Geometry;
import moyo.go.GoPosition;
import moyo.search.agent.HeuristicChain;

/**
 * The five heuristics by their number in {@link Voice}. A switch over their types instead of an
 * array lets the JIT inline their calls, which makes a 19x19 search 3 % faster.
 */
final class LocalHeuristics implements HeuristicChain.Voices<GoPosition> {
    private static final Voice[] VOICES = Voice.values();

    private final Nakade nakade = new Nakade();
    private final AtariCapture atariCapture = new AtariCapture();
    private final AtariDefend atariDefend;
    private final LowLiberty lowLiberty = new LowLiberty();
    private final Pattern pattern = new Pattern();

    LocalHeuristics(Geometry geometry) {
        atariDefend = new AtariDefend(geometry.arrayLength());
    }

    @Override
    public void suggest(int voice, GoPosition position, MoveList moves) {
        switch (VOICES[voice]) {
            case NAKADE -> nakade.suggest(position, moves);
            case ATARI_CAPTURE -> atariCapture.suggest(position, moves);
            case ATARI_DEFEND -> atariDefend.suggest(position, moves);
            case LOW_LIBERTY -> lowLiberty.suggest(position, moves);
            case PATTERN -> pattern.suggest(position, moves);
            default -> throw new IllegalArgumentException(voice + " is no local heuristic");
        }
    }

    @Override
    public boolean accepts(GoPosition position, int move) {
        return FuegoPolicy.isAcceptable(position, move);
    }
}
