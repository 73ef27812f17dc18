package moyo.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;

import moyo.game.Rng;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Plays thousands of matches between players of known strength. */
final class SprtErrorsTest {
    private static final Sprt SPRT = new Sprt(0, 40, 0.05, 0.05);
    private static final int MATCHES = 2000;

    /** 0.05, and three standard errors of a rate of 0.05 in 2000 matches. */
    private static final double MOST_ERRORS = 0.05 + 0.015;

    private static final double DRAWS = 0.2;

    /** How the two games of a pair hang together; each keeps the mean of the pair at the rate. */
    private enum Bond {
        /** Whoever has the better side of the opening gains 30 %. */
        OPENING {
            @Override
            double pairPoints(double rate, Rng rng) {
                double bias = rng.nextInt(2) == 0 ? 0.3 : -0.3;
                return points(rate + bias, rng) + points(rate - bias, rng);
            }
        },
        /** Every third pair brings the same result twice. */
        REPETITION {
            @Override
            double pairPoints(double rate, Rng rng) {
                double first = points(rate, rng);
                return first + (rng.nextInt(3) == 0 ? first : points(rate, rng));
            }
        };

        abstract double pairPoints(double rate, Rng rng);
    }

    private static double points(double rate, Rng rng) {
        double chance = rng.nextDouble();
        double wins = rate - DRAWS / 2;
        return chance < wins ? 1 : chance < wins + DRAWS ? 0.5 : 0;
    }

    private static void errorsAreRare(Bond bond, double elo, Decision wrong) {
        long seed = 20_261_115;
        Rng rng = new Rng(seed);
        int errors = 0;
        long pairs = 0;
        for (int match = 0; match < MATCHES; match++) {
            Pentanomial result = Pentanomial.NONE;
            Decision decision = Decision.CONTINUE;
            while (decision == Decision.CONTINUE) {
                result = result.plus(bond.pairPoints(Elo.toRate(elo), rng));
                decision = SPRT.decide(result);
            }
            errors += decision == wrong ? 1 : 0;
            pairs += result.pairs();
        }
        assertThat((double) errors / MATCHES)
                .as("%d errors, %d pairs a match, seed %d", errors, pairs / MATCHES, seed)
                .isBetween(0.02, MOST_ERRORS);
    }

    @ParameterizedTest
    @EnumSource
    void aPlayerWithoutMeritIsRarelyAccepted(Bond bond) {
        errorsAreRare(bond, SPRT.elo0(), Decision.ACCEPT_H1);
    }

    @ParameterizedTest
    @EnumSource
    void aBetterPlayerIsRarelyTurnedAway(Bond bond) {
        errorsAreRare(bond, SPRT.elo1(), Decision.ACCEPT_H0);
    }
}
