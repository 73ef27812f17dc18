package moyo.app.learn;

import java.util.List;
import moyo.game.BadInput;
import moyo.net.selfplay.SelfPlayOptions;
import moyo.net.selfplay.Sigma;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of commands that play training games; what is not given is the game's recipe. */
final class PlayOptions {
    @Option(
            names = "--visits",
            paramLabel = "N",
            arity = "2",
            description =
                    "Simulations per move at the beginning and at the end of the run; default 24"
                            + " 128, Connect Four less.")
    private @Nullable List<Integer> visits;

    @Option(
            names = "--candidates",
            paramLabel = "N",
            arity = "2",
            description =
                    "Moves considered at the root at the beginning and at the end of the run;"
                            + " default 8 16.")
    private @Nullable List<Integer> candidates;

    @Option(
            names = "--score-weight",
            paramLabel = "X",
            description =
                    "Weight of the expected score in the value of a position, 0 to 1; default"
                            + " 0.12.")
    private @Nullable Double scoreWeight;

    @Option(
            names = "--sigma",
            paramLabel = "NAME",
            description =
                    "Weight of results beside the policy at the root: plain, (50 + visits) q;"
                            + " rescaled, a tenth of it with q divided by its range; default plain.")
    private @Nullable Sigma sigma;

    @Option(
            names = "--leaf-symmetry",
            description = "Draw a symmetry of the board for each position instead of each search.")
    private boolean leafSymmetry;

    /**
     * Complains about impossible numbers.
     *
     * @throws BadInput if there is one
     */
    void check() {
        requirePositive("--visits", visits);
        requirePositive("--candidates", candidates);
        if (scoreWeight != null && !(scoreWeight >= 0 && scoreWeight <= 1)) {
            throw new BadInput("--score-weight %s is not between 0 and 1".formatted(scoreWeight));
        }
    }

    private static void requirePositive(String option, @Nullable List<Integer> values) {
        if (values != null) {
            values.forEach(value -> Positive.require(option, value));
        }
    }

    /** The options of a recipe with what was given in their place. */
    SelfPlayOptions over(SelfPlayOptions recipe) {
        return new SelfPlayOptions(
                visits == null ? recipe.visitsFirst() : visits.get(0),
                visits == null ? recipe.visitsLast() : visits.get(1),
                candidates == null ? recipe.candidatesFirst() : candidates.get(0),
                candidates == null ? recipe.candidatesLast() : candidates.get(1),
                recipe.openingMoves(),
                recipe.exploration(),
                recipe.reduction(),
                scoreWeight == null ? recipe.scoreWeight() : scoreWeight,
                sigma == null ? recipe.sigma() : sigma,
                leafSymmetry || recipe.leafSymmetry());
    }
}
