package moyo.lab.desk.rows;

/**
 * What a row will take, judged by its recorded games.
 *
 * @param games the number of games after which the recorded ones, taken in their order, would have
 *     been found consistent with themselves; all of them if they are too few
 * @param secondsPerGame NaN if nothing is recorded
 */
record Forecast(int games, double secondsPerGame) {
    static final Forecast NONE = new Forecast(Integer.MAX_VALUE, Double.NaN);

    boolean isKnown() {
        return !Double.isNaN(secondsPerGame);
    }

    /** Returns the processor time until the row is decided; infinite if nothing is known. */
    double seconds() {
        return isKnown() ? games * secondsPerGame : Double.POSITIVE_INFINITY;
    }

    /** Returns the forecast for a budget that is larger by this factor. */
    Forecast times(double factor) {
        return new Forecast(games, secondsPerGame * factor);
    }
}
