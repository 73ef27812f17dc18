package moyo.session.analysis;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.Position;
import moyo.session.record.RecordFormat;
import moyo.sgf.SgfNode;

/**
 * Writes an analysis into the tree of the game. Nothing is removed: comments are appended,
 * variations are added after the others.
 *
 * <p>Every analysed move gets a comment, the first player's estimated score ({@code V} of FF[4])
 * and win rate ({@code SBKV} of Sabaki). A blunder is also marked as a bad move ({@code BM}) and
 * gets the better line beside it; an unsure judgement is marked as an unclear position ({@code
 * UC}).
 *
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
public final class AnnotatedSgf<G extends Game<P>, P extends Position<P>> {
    private static final int LINE = 6;

    private final GameLine<G, P> line;
    private final RecordFormat<G, P> format;
    private final Sides sides;
    private final double blunder;

    /**
     * @param blunder as in {@link ReportTable}
     */
    public AnnotatedSgf(
            GameLine<G, P> line, RecordFormat<G, P> format, Sides sides, double blunder) {
        this.line = line;
        this.format = format;
        this.sides = sides;
        this.blunder = blunder;
    }

    /**
     * Adds the analysis of these moves.
     *
     * @param analyst the name of the analysing player, for the comment at the root
     */
    public void add(List<AnalysedMove> moves, String analyst) {
        comment(
                line.root(),
                "Analysed by Moyo (%s). A blunder loses more than %s points of win rate."
                        .formatted(analyst, MoveText.points(blunder / 100)));
        moves.forEach(this::add);
    }

    private void add(AnalysedMove move) {
        SgfNode node = line.steps().get(move.number() - 1).node();
        comment(node, text(move));
        node.set("SBKV", MoveText.points(move.black()));
        if (!node.has("V") && !Double.isNaN(move.score())) {
            node.set("V", String.format(Locale.ROOT, "%.1f", move.score()));
        }
        if (move.unsure() && Stream.of("DM", "GB", "GW", "UC").noneMatch(node::has)) {
            node.set("UC", "1");
        }
        if (move.isBlunder(blunder)) {
            markAsBad(node);
            if (isOneMove(node)) {
                node.parent().ifPresent(parent -> addLine(parent, move));
            }
        }
    }

    private static void comment(SgfNode node, String text) {
        String old = String.join("\n", node.values("C"));
        node.set("C", old.isBlank() ? text : old + "\n\n" + text);
    }

    /** Returns the comment; the change in brackets is that of the first player's win rate. */
    String text(AnalysedMove move) {
        String rate = sides.first() + " wins " + MoveText.percent(move.black());
        if (move.unsure()) {
            return rate + ". " + MoveText.doubt(sides, move);
        }
        if (move.isBest()) {
            return rate + ". The best move.";
        }
        double change = move.isBlack() ? 0 - move.loss() : move.loss();
        return String.format(
                Locale.ROOT,
                "%s (%+.1f)%s %s (%s)",
                rate,
                100 * change,
                move.isBlunder(blunder) ? ": blunder. Better:" : ". Best:",
                MoveText.names(line.game(), move.line(), LINE),
                MoveText.percent(move.blackAfterBest()));
    }

    /** Properties of which a node has at most one. */
    private static void markAsBad(SgfNode node) {
        if (Stream.of("BM", "DO", "IT", "TE").noneMatch(node::has)) {
            node.set("BM", "1");
        }
    }

    /**
     * Returns whether a variation can be added beside the node: its only change of the board is the
     * move.
     */
    private static boolean isOneMove(SgfNode node) {
        return Stream.of("B", "W", "AB", "AW", "AE", "PL").filter(node::has).count() == 1;
    }

    private void addLine(SgfNode parent, AnalysedMove move) {
        SgfNode node = parent;
        int colour = move.colour();
        for (int next : move.line()) {
            if (format.hasNode(next)) {
                node = node.addChild();
                node.set(colour == Colour.FIRST ? "B" : "W", format.value(line.game(), next));
            }
            colour = Colour.other(colour);
        }
        if (node != parent) {
            SgfNode first = parent.children().get(parent.children().size() - 1);
            first.set("C", lineText(move));
        }
    }

    private String lineText(AnalysedMove move) {
        return "Moyo's line instead of %s: %s wins %s."
                .formatted(
                        line.game().moveName(move.move()),
                        sides.first(),
                        MoveText.percent(move.blackAfterBest()));
    }
}
