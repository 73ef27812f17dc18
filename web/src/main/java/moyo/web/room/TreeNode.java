package moyo.web.room;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import moyo.sgf.SgfNode;
import org.jspecify.annotations.Nullable;

/** A node of a {@link GameTree}: the position after a move, a set-up, or the start. */
final class TreeNode {
    /** The colour of a node without a move. */
    static final int NO_COLOUR = -1;

    final int id;
    final @Nullable TreeNode parent;
    final SgfNode sgf;
    final List<TreeNode> children = new ArrayList<>(1);
    int colour = NO_COLOUR;
    int move = -1;
    String name = "";
    List<Integer> cells = List.of();

    /** What an analysis said of the move; null if none did. */
    @Nullable Judgement judgement;

    /** The first player's winning rate, as the program says that made the move; NaN if unknown. */
    private double estimate = Double.NaN;

    /** The property of a record that keeps the estimate. */
    private static final String ESTIMATE = "MOYOW";

    private static final Pattern RATE = Pattern.compile("[01]\\.[0-9]{3}");

    /**
     * What an analysis says of a move.
     *
     * @param rate the first player's winning rate after it
     * @param loss the mover's loss of winning rate
     * @param word best, good, blunder, unsure
     * @param better the name of a better move; empty if there is none
     * @param betterCells its cells
     */
    record Judgement(
            double rate, double loss, String word, String better, List<Integer> betterCells) {
        /** The property of a record that keeps the judgement. */
        static final String PROPERTY = "MOYO";

        private static final Pattern TEXT =
                Pattern.compile(
                        "([01]\\.[0-9]{4}) ([01]\\.[0-9]{4}) (best|good|blunder|unsure)"
                                + "(?: (\\S{1,60}))?");

        Judgement on(List<Integer> cells) {
            return new Judgement(rate, loss, word, better, cells);
        }

        String text() {
            return String.format(Locale.ROOT, "%.4f %.4f %s %s", rate, loss, word, better).strip();
        }

        /** Reads {@link #text}; empty if it is something else. */
        static Optional<Judgement> read(String text) {
            Matcher m = TEXT.matcher(text.strip());
            if (!m.matches()) {
                return Optional.empty();
            }
            double rate = Double.parseDouble(m.group(1));
            double loss = Double.parseDouble(m.group(2));
            String better = m.group(4) == null ? "" : m.group(4);
            return Optional.of(new Judgement(rate, loss, m.group(3), better, List.of()));
        }

        Map<String, Object> json() {
            Map<String, Object> json = new LinkedHashMap<>();
            json.put("rate", rate);
            json.put("loss", loss);
            json.put("word", word);
            json.put("better", better.isEmpty() ? List.of() : List.of(better));
            json.put("betterCells", better.isEmpty() ? List.of() : List.of(betterCells));
            return json;
        }
    }

    TreeNode(int id, @Nullable TreeNode parent, SgfNode sgf) {
        this.id = id;
        this.parent = parent;
        this.sgf = sgf;
    }

    /** Sets what an analysis says of the move, also in the record. */
    void judge(Judgement said) {
        judgement = said;
        sgf.set(Judgement.PROPERTY, said.text());
    }

    /** Sets what the program thinks that made the move; NaN if it says nothing of it. */
    void estimate(double rate) {
        if (rate >= 0 && rate <= 1) {
            estimate = rate;
            sgf.set(ESTIMATE, String.format(Locale.ROOT, "%.3f", rate));
        }
    }

    /** Takes the estimate from the record. */
    void readEstimate() {
        sgf.value(ESTIMATE)
                .map(String::strip)
                .filter(RATE.asMatchPredicate())
                .ifPresent(text -> estimate(Double.parseDouble(text)));
    }

    String comment() {
        return String.join("\n", sgf.values("C"));
    }

    Map<String, Object> json() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("id", id);
        json.put("parent", parent == null ? null : (Object) parent.id);
        json.put("colour", hasMove() ? (Object) colour : null);
        json.put("name", name);
        json.put("cells", cells);
        String comment = comment();
        if (!comment.isEmpty()) {
            json.put("comment", comment);
        }
        if (judgement != null) {
            json.put("judgement", judgement.json());
        }
        if (!Double.isNaN(estimate)) {
            json.put("estimate", Math.round(1000 * estimate) / 1000.0);
        }
        return json;
    }

    boolean hasMove() {
        return colour != NO_COLOUR;
    }

    /** This node and all above it, the root first. */
    List<TreeNode> path() {
        List<TreeNode> path = new ArrayList<>();
        for (TreeNode node = this; node != null; node = node.parent) {
            path.add(node);
        }
        Collections.reverse(path);
        return path;
    }

    /** This node and its first descendants. */
    List<TreeNode> mainLine() {
        List<TreeNode> line = new ArrayList<>(List.of(this));
        for (TreeNode node = this; !node.children.isEmpty(); ) {
            node = node.children.get(0);
            line.add(node);
        }
        return line;
    }
}
