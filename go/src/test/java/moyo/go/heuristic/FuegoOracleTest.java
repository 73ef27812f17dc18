package moyo.go.heuristic;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import moyo.game.Rng;
import moyo.go.GoBoard;
import moyo.go.GoPosition;
import moyo.go.Stone;
import moyo.go.prior.PriorKnowledge;
import moyo.search.agent.AgentTeam;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Our policy gives Fuego 0.4's answers on every recorded position. */
final class FuegoOracleTest {
    private static final int DRAWS = 400;

    @ParameterizedTest
    @CsvSource({"9, 400", "13, 80", "19, 50"})
    void choosesWhatFuegoChooses(int size, int positions) {
        List<FuegoOracle.Case> cases = FuegoOracle.cases(size);
        assertThat(cases).hasSize(positions);
        List<String> wrong = new ArrayList<>();
        for (FuegoOracle.Case c : cases) {
            check(c, "policy", GoTeams.ORIGINAL, wrong);
            check(c, "policy_nonakade", GoTeams.FUEGO, wrong);
        }
        assertThat(wrong).isEmpty();
    }

    private static void check(FuegoOracle.Case c, String key, AgentTeam team, List<String> wrong) {
        FuegoPolicy policy = new FuegoPolicy(c.game().geometry(), team);
        Set<String> ours = new HashSet<>();
        for (int i = 0; i < DRAWS; i++) {
            Rng rng = new Rng(i);
            policy.begin(c.position(), rng);
            int move = policy.choose(c.position(), rng);
            ours.add(answer(c, policy, move));
        }
        for (JsonNode answer : c.answers().get(key)) {
            String theirs = sorted(answer.asText());
            if (!ours.contains(theirs)) {
                wrong.add(c + " " + key + ": Fuego '" + theirs + "', ours " + ours);
            }
        }
    }

    private static String answer(FuegoOracle.Case c, FuegoPolicy policy, int move) {
        List<String> words = new ArrayList<>();
        words.add(policy.voice().title());
        switch (policy.voice()) {
            case PASS -> {}
            case SELF_ATARI_CORRECTION -> words.add(c.game().moveName(move));
            case RANDOM -> words.addAll(acceptable(c.position()));
            default -> {
                for (int i = 0; i < policy.candidates().size(); i++) {
                    words.add(c.game().moveName(policy.candidates().get(i)));
                }
            }
        }
        return sorted(String.join(" ", words));
    }

    /** Where a random move may go. */
    private static List<String> acceptable(GoPosition position) {
        List<String> names = new ArrayList<>();
        for (int p : position.game().geometry().points()) {
            if (FuegoPolicy.isAcceptable(position, p)) {
                names.add(position.game().moveName(p));
            }
        }
        return names;
    }

    private static String sorted(String answer) {
        String[] words = answer.split(" ");
        List<String> points = new ArrayList<>(List.of(words).subList(1, words.length));
        points.sort(null);
        return words[0] + " " + String.join(" ", points);
    }

    @ParameterizedTest
    @ValueSource(ints = {9, 13, 19})
    void findsThePatternsThatFuegoFinds(int size) {
        for (FuegoOracle.Case c : FuegoOracle.cases(size)) {
            GoBoard board = c.position().board();
            int own = Stone.of(c.position().toMove());
            Set<String> ours = new TreeSet<>();
            for (int p : c.game().geometry().points()) {
                if (board.stone(p) == Stone.EMPTY && Pattern.matches(board, p, own)) {
                    ours.add(c.game().moveName(p));
                }
            }
            Set<String> theirs = new TreeSet<>();
            c.answers().get("patterns").forEach(p -> theirs.add(p.asText()));
            assertThat(ours).as("%s", c).isEqualTo(theirs);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {9, 13, 19})
    void judgesMovesAsFuegoDoes(int size) {
        List<String> wrong = new ArrayList<>();
        for (FuegoOracle.Case c : FuegoOracle.cases(size)) {
            PriorKnowledge prior =
                    new PriorKnowledge(
                            c.game().geometry(), FuegoPolicy.standard(c.game().geometry()));
            String difference = "";
            for (int i = 0; i < DRAWS; i++) { // the draw decides which candidates were refused
                prior.judge(c.position(), new Rng(i));
                difference = difference(c, prior);
                if (difference.isEmpty()) {
                    break;
                }
            }
            if (!difference.isEmpty()) {
                wrong.add(c + ": " + difference);
            }
        }
        assertThat(wrong).isEmpty();
    }

    private static String difference(FuegoOracle.Case c, PriorKnowledge prior) {
        StringBuilder differences = new StringBuilder();
        c.answers()
                .get("prior")
                .properties()
                .forEach(
                        entry -> {
                            int move = c.game().parseMove(entry.getKey());
                            double mean = entry.getValue().get(0).asDouble();
                            double weight = entry.getValue().get(1).asDouble();
                            if (Math.abs(prior.value(move) - mean) > 1e-4
                                    || prior.weight(move) != weight) {
                                differences.append(
                                        " %s Fuego %s x %s, ours %.4f x %s"
                                                .formatted(
                                                        entry.getKey(),
                                                        mean,
                                                        weight,
                                                        prior.value(move),
                                                        prior.weight(move)));
                            }
                        });
        return differences.toString();
    }
}
