package moyo.lab.report.figure;

/** A line of what is known of a run: {@code Komi}, {@code 6.5}. */
public record Fact(String label, String text) {}
