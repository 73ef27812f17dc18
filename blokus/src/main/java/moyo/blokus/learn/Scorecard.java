package moyo.blokus.learn;

import java.util.List;
import java.util.Locale;
import moyo.blokus.Placements;
import moyo.blokus.judge.Footprint;
import moyo.blokus.judge.JudgeFeatures;
import moyo.blokus.judge.JudgeWeights;

/**
 * Prediction of the teacher's moves, by phase: mean of -ln p of the chosen move, and how often it
 * was ranked first or among the first five. Two baselines beside it: uniform probabilities, and 90
 * % for the largest placements together.
 */
public final class Scorecard {
    private static final double TRUST = 0.9;
    private static final int FEW = 5;

    /** Sums over examples. */
    private static final class Line {
        private int count;
        private double loss;
        private double shareLoss;
        private double first;
        private double fewFirst;

        void add(double probability, double hit, double fewHit) {
            count++;
            loss -= StrictMath.log(probability);
            first += hit;
            fewFirst += fewHit;
        }

        private String text() {
            return String.format(
                    Locale.ROOT,
                    "%6.3f %5.1f%% %5.1f%%",
                    loss / count,
                    100 * first / count,
                    100 * fewFirst / count);
        }
    }

    private final Line[] judge = lines();
    private final Line[] uniform = lines();
    private final Line[] largest = lines();
    private final float[] values = new float[Footprint.SLOTS];
    private final double[] probabilities = new double[Placements.COUNT];

    /** One line per phase, and one for all phases. */
    private static Line[] lines() {
        Line[] lines = new Line[JudgeFeatures.PHASES + 1];
        for (int i = 0; i < lines.length; i++) {
            lines[i] = new Line();
        }
        return lines;
    }

    public Scorecard(List<Example> examples, JudgeWeights weights) {
        for (Example example : examples) {
            example.judge(weights, values, probabilities);
            for (int phase : new int[] {example.phase(), JudgeFeatures.PHASES}) {
                addJudge(judge[phase], example);
                double n = example.size();
                uniform[phase].add(1 / n, 1 / n, Math.min(1, FEW / n));
                addLargest(largest[phase], example);
            }
        }
    }

    private void addJudge(Line line, Example example) {
        double chosen = probabilities[example.chosen()];
        int rank = 0;
        for (int i = 0; i < example.size(); i++) {
            rank += probabilities[i] > chosen ? 1 : 0;
            line.shareLoss -= example.share(i) * StrictMath.log(probabilities[i]);
        }
        line.add(chosen, rank < 1 ? 1 : 0, rank < FEW ? 1 : 0);
    }

    private static void addLargest(Line line, Example example) {
        int size = 0;
        int n = 0;
        for (int i = 0; i < example.size(); i++) {
            int own = Placements.size(example.move(i));
            n = own > size ? 1 : own == size ? n + 1 : n;
            size = Math.max(size, own);
        }
        boolean isLargest = Placements.size(example.move(example.chosen())) == size;
        double hit = isLargest ? 1.0 / n : 0;
        double fewHit = isLargest ? Math.min(1, (double) FEW / n) : 0;
        line.add(TRUST * hit + (1 - TRUST) / example.size(), hit, fewHit);
    }

    /** The mean of -ln p of the chosen moves. */
    public double loss() {
        Line all = judge[JudgeFeatures.PHASES];
        return all.loss / all.count;
    }

    /** The mean cross entropy with the teacher's shares. */
    public double shareLoss() {
        Line all = judge[JudgeFeatures.PHASES];
        return all.shareLoss / all.count;
    }

    /** The table as text. */
    public String text() {
        StringBuilder text = new StringBuilder();
        text.append(
                "moves    positions   judge: loss, first, five   largest                uniform\n");
        for (int phase = 0; phase <= JudgeFeatures.PHASES; phase++) {
            if (judge[phase].count > 0) {
                text.append(
                        String.format(
                                "%-8s %9d       %s   %s   %s%n",
                                phase < JudgeFeatures.PHASES
                                        ? JudgeFeatures.phaseName(phase)
                                        : "all",
                                judge[phase].count,
                                judge[phase].text(),
                                largest[phase].text(),
                                uniform[phase].text()));
            }
        }
        return text.toString();
    }
}
