package moyo.blokus.learn;

import java.util.Set;
import moyo.blokus.judge.JudgeFeatures;
import moyo.game.BadInput;

/**
 * What a fit is after.
 *
 * @param penalty λ: a weight w costs λ w² / 2, as compared with the cross entropies of all examples
 *     together
 * @param smoothness μ: weights v and w of one feature in phases that follow each other cost μ (v -
 *     w)² / 2, so that phases learn from each other
 * @param sharpness how much the move that was chosen counts beside the shares: 0 not at all, 1
 *     alone
 * @param without groups of features that keep the weight 0, to see what they are worth
 */
public record FitOptions(double penalty, double smoothness, double sharpness, Set<String> without) {
    public FitOptions {
        without = Set.copyOf(without);
        if (!(penalty >= 0 && smoothness >= 0)) {
            throw new BadInput(
                    "penalty %s and smoothness %s must be 0 or positive"
                            .formatted(penalty, smoothness));
        }
        if (!(sharpness >= 0 && sharpness <= 1)) {
            throw new BadInput("sharpness %s is not between 0 and 1".formatted(sharpness));
        }
        for (String group : without) {
            if (!JudgeFeatures.GROUPS.contains(group)) {
                throw new BadInput(
                        "unknown features '%s'; known are %s"
                                .formatted(group, String.join(", ", JudgeFeatures.GROUPS)));
            }
        }
    }
}
