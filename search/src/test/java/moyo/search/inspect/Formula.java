package moyo.search.inspect;

import moyo.search.selection.Explanation;

/** The formulas of the rules, written a second time as their explanations state them. */
final class Formula {
    private final Explanation said;

    private Formula(Explanation said) {
        this.said = said;
    }

    /** The value of the formula from the terms alone. */
    static double of(Explanation said) {
        Formula f = new Formula(said);
        return switch (said.formula()) {
            case "mean + c sqrt(ln N / n)" ->
                    f.term("mean") + f.term("c") * Math.sqrt(Math.log(f.term("N")) / f.term("n"));
            case "mean + sqrt(ln n / T min(1/4, V)), V = mean - mean² + sqrt(2 ln n / T)" ->
                    f.tuned();
            case "(n mean + w rave) / (n + w) + c sqrt(ln N / (n + 1)), w = r / (1/I + r/F)" ->
                    f.rave();
            case "mean + c P sqrt(N) / (1 + n)" ->
                    f.term("mean")
                            + f.term("c")
                                    * f.term("P")
                                    * Math.sqrt(f.term("N"))
                                    / (1 + f.term("n"));
            case "mean + c P sqrt(N + 1) / n" ->
                    f.term("mean")
                            + f.term("c") * f.term("P") * Math.sqrt(f.term("N") + 1) / f.term("n");
            case "(1 - b) mean + b rave, b = r / (r + n + bias r n)" -> f.grave();
            default -> throw new AssertionError("a new formula: " + said.formula());
        };
    }

    private double tuned() {
        double mean = term("mean");
        double log = Math.log(Math.max(1, term("n")));
        double v = Math.max(0, mean - mean * mean) + Math.sqrt(2 * log / term("T"));
        return mean + Math.sqrt(log / term("T") * Math.min(0.25, v));
    }

    private double rave() {
        double n = term("n");
        double w = term("r") / (1 / term("I") + term("r") / term("F"));
        double explore = term("c") * Math.sqrt(Math.log(term("N")) / (n + 1));
        return (n * term("mean") + w * term("rave")) / (n + w) + explore;
    }

    private double grave() {
        double r = term("r");
        double n = term("n");
        double b = r / (r + n + term("bias") * r * n);
        return (1 - b) * term("mean") + (r == 0 ? 0 : b * term("rave"));
    }

    private double term(String name) {
        return said.terms().stream()
                .filter(term -> term.name().equals(name))
                .findFirst()
                .orElseThrow()
                .value();
    }
}
