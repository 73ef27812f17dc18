package moyo.lab.report.figure;

/** A fact about a run: {@code Komi}, {@code 6.5}. */
public record Fact(String label, String text) {}
