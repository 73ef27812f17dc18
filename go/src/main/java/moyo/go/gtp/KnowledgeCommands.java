package moyo.go.gtp;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import moyo.game.BadInput;
import moyo.game.MoveList;
import moyo.game.Rng;
import moyo.go.Geometry;
import moyo.go.GoBoard;
import moyo.go.GoPosition;
import moyo.go.Stone;
import moyo.go.heuristic.FuegoCandidates;
import moyo.go.heuristic.FuegoPolicy;
import moyo.go.heuristic.Pattern;
import moyo.go.heuristic.Voice;
import moyo.go.prior.FuegoRootFilter;
import moyo.go.prior.PriorKnowledge;
import moyo.go.status.BouzyTerritory;
import moyo.gtp.GtpEngine;
import moyo.gtp.GtpRequest;

/**
 * Commands that show the policies, priors and influence of the position and the value of the last
 * search, for comparison with Fuego 0.4's {@code uct_policy_moves}, {@code uct_patterns}, {@code
 * uct_prior_knowledge}, {@code uct_root_filter} and {@code uct_value}. Each call draws new random
 * numbers.
 */
final class KnowledgeCommands {
    private final GoGtp gtp;
    private final Rng rng = new Rng(1);

    KnowledgeCommands(GoGtp gtp) {
        this.gtp = gtp;
    }

    void register(GtpEngine engine) {
        engine.add("moyo-policy_moves", "", this::policyMoves);
        engine.add("moyo-patterns", "", this::patterns);
        engine.add("moyo-prior", "", this::prior);
        engine.add("moyo-root_filter", "", this::rootFilter);
        engine.add("moyo-value", "", this::value);
        engine.add("moyo-bouzy", "", this::bouzy);
    }

    private GoPosition position() {
        return gtp.record().positionFor(gtp.record().position().toMove());
    }

    /** Returns the heuristic that would choose the next playout move, and its candidate moves. */
    private String policyMoves(GtpRequest request) {
        request.expect(0);
        GoPosition position = position();
        FuegoPolicy policy = FuegoPolicy.standard(gtp.game().geometry());
        policy.begin(position, rng);
        policy.choose(position, rng);
        List<Integer> points = new ArrayList<>();
        if (policy.voice() == Voice.RANDOM) {
            for (int p : gtp.game().geometry().points()) {
                if (FuegoPolicy.isAcceptable(position, p)) {
                    points.add(p);
                }
            }
        } else {
            for (int i = 0; i < policy.candidates().size(); i++) {
                points.add(policy.candidates().get(i));
            }
        }
        return (policy.voice().title() + " " + BoardCommands.names(gtp.game(), points)).strip();
    }

    /** Returns the empty points that match a 3x3 pattern for the side to move. */
    private String patterns(GtpRequest request) {
        request.expect(0);
        GoBoard board = gtp.record().position().board();
        int own = Stone.of(gtp.record().position().toMove());
        List<Integer> points = new ArrayList<>();
        for (int p : gtp.game().geometry().points()) {
            if (board.stone(p) == Stone.EMPTY && Pattern.matches(board, p, own)) {
                points.add(p);
            }
        }
        return BoardCommands.names(gtp.game(), points);
    }

    /** Returns the move, prior value and prior weight of each child of a new node. */
    private String prior(GtpRequest request) {
        request.expect(0);
        GoPosition position = position();
        PriorKnowledge prior =
                new PriorKnowledge(
                        gtp.game().geometry(), FuegoPolicy.standard(gtp.game().geometry()));
        prior.judge(position, rng);
        MoveList moves = new MoveList(gtp.game().moveCodes());
        FuegoCandidates.inTree(position, moves);
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            lines.add(
                    String.format(
                            Locale.ROOT,
                            "%s %.4f %.0f",
                            gtp.game().moveName(move),
                            prior.value(move),
                            prior.weight(move)));
        }
        return String.join("\n", lines);
    }

    /** Returns the moves that are in the tree but not considered at the root. */
    private String rootFilter(GtpRequest request) {
        request.expect(0);
        GoPosition position = position();
        MoveList inTree = new MoveList(gtp.game().moveCodes());
        MoveList atRoot = new MoveList(gtp.game().moveCodes());
        FuegoCandidates.inTree(position, inTree);
        new FuegoRootFilter(gtp.game().geometry()).of(position, atRoot);
        List<Integer> points = new ArrayList<>();
        for (int p : gtp.game().geometry().points()) {
            if (inTree.contains(p) && !atRoot.contains(p)) {
                points.add(p);
            }
        }
        return BoardCommands.names(gtp.game(), points);
    }

    /**
     * Returns the value of the position of the last search, in [0, 1] for the side to move in it.
     */
    private String value(GtpRequest request) {
        request.expect(0);
        double value = gtp.thinker().lastValue();
        if (Double.isNaN(value)) {
            throw new BadInput("no search to tell a value");
        }
        return String.format(Locale.ROOT, "%.4f", value);
    }

    /** Returns Bouzy's 5/21 influence from the top left: positive for Black, negative for White. */
    private String bouzy(GtpRequest request) {
        request.expect(0);
        Geometry geometry = gtp.game().geometry();
        BouzyTerritory territory = new BouzyTerritory(geometry);
        territory.look(gtp.record().position().board());
        StringBuilder text = new StringBuilder();
        for (int y = geometry.size() - 1; y >= 0; y--) {
            for (int x = 0; x < geometry.size(); x++) {
                text.append(x == 0 ? "" : " ").append(territory.value(geometry.point(x, y)));
            }
            text.append('\n');
        }
        return text.toString();
    }
}
