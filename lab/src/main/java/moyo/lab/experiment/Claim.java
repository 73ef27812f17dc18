package moyo.lab.experiment;

/**
 * A claim of a paper in a few words, and where its figures are.
 *
 * @param claim a short sentence
 * @param experiment the id of an experiment
 * @param of the name of a row of that experiment, or of a plot
 * @param isPlot whether {@code of} is a plot
 * @param side which line of the row: {@code both}, {@code first}, {@code second}, {@code saving};
 *     empty for the saving if the row has one, otherwise for the first line
 */
public record Claim(String claim, String experiment, String of, boolean isPlot, String side) {}
