package moyo.web.katago;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.watch.Snapshot;
import moyo.search.watch.Snapshot.MoveInfo;
import moyo.session.GameKit;
import moyo.session.face.BoardFace;

/**
 * Answers as JSON. Win rates, scores and ownership are turned to the point of view that the query
 * asks for.
 *
 * @param root the position that was searched
 * @param turned whether values of the side to move are those of the other side
 */
record AnswerJson<G extends Game<P>, P extends Position<P>>(
        GameKit<G, P> kit, Wish wish, P root, boolean turned) {
    private static final double ILLEGAL = -1;
    private static final double DIGITS = 1e6;

    static <G extends Game<P>, P extends Position<P>> AnswerJson<G, P> of(
            Query<G, P> query, P root) {
        Wish wish = query.wish();
        return new AnswerJson<>(
                query.course().kit(), wish, root, wish.view().isOther(root.toMove()));
    }

    /** The beginning of every answer. */
    static Map<String, Object> head(String id, int turn, boolean during) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("id", id);
        json.put("turnNumber", turn);
        json.put("isDuringSearch", during);
        return json;
    }

    /** The answer for a position that was not searched. */
    static Map<String, Object> nothing(String id, int turn) {
        Map<String, Object> json = head(id, turn, false);
        json.put("noResults", true);
        return json;
    }

    /**
     * Adds what a search has found.
     *
     * @param scores the snapshot whose scores and ownership are reported
     */
    void addTo(Map<String, Object> json, Snapshot snapshot, Snapshot scores) {
        json.put("moveInfos", moves(snapshot, scores));
        json.put("rootInfo", rootInfo(snapshot, scores));
        if (wish.ownership() && !scores.ownership().isEmpty()) {
            json.put("ownership", ownership(scores));
        }
        if (wish.policy()) {
            json.put("policy", policy(snapshot));
        }
    }

    private List<Object> moves(Snapshot snapshot, Snapshot scores) {
        Map<Integer, MoveInfo> scored = new LinkedHashMap<>();
        scores.moves().forEach(info -> scored.put(info.move(), info));
        List<Object> moves = new ArrayList<>();
        for (MoveInfo info : snapshot.moves()) {
            if (info.visits() > 0) {
                MoveInfo score = scored.getOrDefault(info.move(), info);
                moves.add(move(info, score, moves.size()));
            }
        }
        return moves;
    }

    private Map<String, Object> move(MoveInfo info, MoveInfo scored, int order) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("move", kit.game().moveName(info.move()));
        json.put("visits", info.visits());
        json.put("edgeVisits", info.visits());
        json.put("weight", info.visits());
        json.put("edgeWeight", info.visits());
        json.put("order", order);
        json.put("prior", round(info.prior()));
        addValues(json, info.value(), scored.score(), scored.scoreDeviation());
        json.put("lcb", value(info.lowerBound()));
        json.put("utilityLcb", round(2 * value(info.lowerBound()) - 1));
        int length = Math.min(info.variation().size(), wish.variationLength() + 1);
        json.put(
                "pv",
                info.variation().subList(0, length).stream().map(kit.game()::moveName).toList());
        if (wish.variationVisits()) {
            json.put("pvVisits", info.variationVisits().subList(0, length));
            json.put("pvEdgeVisits", info.variationVisits().subList(0, length));
        }
        return json;
    }

    private void addValues(Map<String, Object> json, double value, double score, double deviation) {
        double points = score(score);
        json.put("winrate", value(value));
        json.put("utility", round(2 * value(value) - 1));
        json.put("scoreLead", points);
        json.put("scoreMean", points);
        json.put("scoreSelfplay", points);
        json.put("scoreStdev", round(deviation));
    }

    private Map<String, Object> rootInfo(Snapshot snapshot, Snapshot scores) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("currentPlayer", root.toMove() == Colour.FIRST ? "B" : "W");
        json.put("visits", snapshot.visits());
        json.put("weight", snapshot.visits());
        addValues(json, snapshot.value(), scores.score(), scores.scoreDeviation());
        return json;
    }

    private List<Double> ownership(Snapshot snapshot) {
        BoardFace<P> face = kit.face().orElseThrow();
        List<Double> owners = new ArrayList<>();
        for (int cell = 0; cell < face.shape().cells(); cell++) {
            int index = face.ownershipIndex(cell);
            owners.add(index < 0 ? 0 : score(snapshot.ownership().get(index)));
        }
        return owners;
    }

    /** The prior probabilities by point, and that of a pass at the end. */
    private List<Double> policy(Snapshot snapshot) {
        BoardFace<P> face = kit.face().orElseThrow();
        int cells = face.shape().cells();
        List<Double> policy = new ArrayList<>(Collections.nCopies(cells + 1, 0.0));
        for (int cell = 0; cell < cells; cell++) {
            boolean legal =
                    face.moveOn(root, List.of(cell)).stream().anyMatch(move -> root.isLegal(move));
            policy.set(cell, legal ? 0 : ILLEGAL);
        }
        for (MoveInfo info : snapshot.moves()) {
            List<Integer> covered = face.cells(root, info.move());
            policy.set(covered.isEmpty() ? cells : covered.get(0), round(info.prior()));
        }
        return policy;
    }

    /** JSON has no NaN. */
    private double value(double forMover) {
        return Double.isNaN(forMover) ? 0.5 : round(turned ? 1 - forMover : forMover);
    }

    private double score(double forMover) {
        return Double.isNaN(forMover) ? 0 : round(turned ? 0 - forMover : forMover);
    }

    private static double round(double number) {
        return Math.round(DIGITS * number) / DIGITS;
    }
}
