package moyo.session.study;

/**
 * A measurement that only the game knows how to make: lines over whole numbers, such as move
 * numbers, and one number that sums them up. An error in the material is a {@code BadInput}.
 */
public sealed interface Study permits GameStudy, DataStudy {
    /** Returns the label of the x axis. */
    String x();

    /** Returns the label of the y axis. */
    String y();
}
