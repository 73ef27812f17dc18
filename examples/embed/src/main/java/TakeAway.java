import moyo.game.*;
import moyo.search.Search;
import moyo.search.clock.Budget;
import moyo.search.expansion.*;
import moyo.search.playout.*;
import moyo.search.selection.Ucb1;
import moyo.search.simulation.*;
import moyo.search.watch.Owners;

/** 21 stones; a move takes one to three of them; who takes the last stone wins. UCT plays both sides. */
public final class TakeAway implements Game<TakeAway.Stones> {
    public String name() { return "take-away"; }
    public Stones newPosition() { return new Stones(); }
    public int moveCodes() { return 4; } // move n takes n stones
    public int longestGame() { return 21; }
    public String moveName(int move) { return Integer.toString(move); }
    public int parseMove(String text) { return Integer.parseInt(text); }

    public static final class Stones implements Position<Stones> {
        private int left = 21;
        private int moves;
        public int toMove() { return moves & 1; }
        public int moveNumber() { return moves; }
        public boolean isOver() { return left == 0; }
        public double score() { return left > 0 ? 0 : moves % 2 == 1 ? 1 : -1; } // of the first player
        public boolean isLegal(int move) { return move >= 1 && move <= Math.min(3, left); }
        public void legalMoves(MoveList list) { list.clear(); for (int n = 1; isLegal(n); n++) list.add(n); }
        public void play(int move) { left -= move; moves++; }
        public void copyFrom(Stones source) { left = source.left; moves = source.moves; }
    }

    public static void main(String[] arguments) {
        TakeAway game = new TakeAway();
        MoveList legal = new MoveList(game.moveCodes());
        PlayoutPolicy<Stones> random = (position, rng) -> { position.legalMoves(legal); return legal.draw(rng); };
        Search<Stones> uct = new Search<>(SearchParts.of(game, () -> new Ucb1(1),
                () -> new ListedMoves<>(Stones::legalMoves, Prior.none()),
                Playouts.by(game, () -> random, Outcome.WIN_OR_LOSS), Owners.none()), SearchOptions.PLAIN, new Rng(1));
        for (Stones position = game.newPosition(); !position.isOver(); ) {
            int move = uct.chooseMove(position, new Budget.Simulations(100_000));
            System.out.println(position.left + " stones, take " + move);
            position.play(move);
        }
    }
}
