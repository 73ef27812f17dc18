package moyo.lab.learn;

import moyo.lab.stats.Sprt;

/**
 * How a {@link Race} is run.
 *
 * @param heat the games of each challenger in a race's first heat; in every further one twice as
 *     many
 * @param keep the part of the challengers that goes on after a heat, at most
 * @param test of a challenger against the champion; whom it calls no better is dropped at once
 * @param finalGames the most that a final may take
 * @param finalists how many may have a final before a race is called off
 * @param races at most
 * @param pool how many orders may join a team after the first race: the best of it
 * @param budget no race begins when so many games have been played
 * @param confirm fresh games of the last champion against the baseline, which are all it reports
 */
public record RaceOptions(
        int heat,
        double keep,
        Sprt test,
        int finalGames,
        int finalists,
        int races,
        int pool,
        int budget,
        int confirm) {
    public static final RaceOptions STANDARD =
            new RaceOptions(12, 1.0 / 3, new Sprt(0, 35, 0.05, 0.05), 1000, 2, 4, 8, 8000, 1000);
}
