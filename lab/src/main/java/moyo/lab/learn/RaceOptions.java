package moyo.lab.learn;

import moyo.lab.stats.Sprt;

/**
 * The options of a {@link Race}.
 *
 * @param heat the games of each challenger in the first heat of a race; the number doubles in every
 *     further heat
 * @param keep the largest share of the challengers that continues after a heat
 * @param test the SPRT of a challenger against the champion; a challenger that it rejects is
 *     dropped at once
 * @param finalGames the maximum number of games of a final
 * @param finalists the maximum number of finals in a race
 * @param races the maximum number of races
 * @param pool the number of agents that may be added after the first race: the best of that race
 * @param budget the number of games after which no race begins
 * @param confirm the number of new games of the last champion against the baseline, which are the
 *     reported result
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
