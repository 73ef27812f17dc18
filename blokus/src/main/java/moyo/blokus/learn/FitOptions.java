package moyo.blokus.learn;

import java.util.Set;
import moyo.blokus.judge.JudgeFeatures;
import moyo.game.BadInput;

/**
 * The loss function of a fit.
 *
 * @param penalty λ: a weight w adds λ w² / 2 to the sum of the cross entropies of all examples
 * @param smoothness μ: weights v and w of one feature in consecutive phases add μ (v - w)² / 2
 * @param sharpness target = (1 - sharpness) × visit shares + sharpness × best move
 * @param without groups of features whose weights stay 0, for ablation
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
