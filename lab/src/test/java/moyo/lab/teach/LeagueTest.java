package moyo.lab.teach;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import moyo.lab.stats.Interval;
import moyo.lab.stats.Rating;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LeagueTest {
    @TempDir private Path dir;

    private League league(int pairsEach) throws IOException {
        return new League(
                new JsonLines<>(dir.resolve("league.jsonl"), PairRecord.class), pairsEach);
    }

    private static List<String> networks(int count) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            names.add("%08d".formatted(100 * i));
        }
        return names;
    }

    @Test
    void aLoneNetworkHasNobodyToPlay() throws IOException {
        assertThat(league(2).next(networks(0))).isEmpty();
        assertThat(league(2).next(networks(1))).isEmpty();
    }

    @Test
    void theNewestNetworkPlaysTheFourBeforeItInTurn() throws IOException {
        League league = league(2);
        List<String> networks = networks(6);
        List<String> opponents = new ArrayList<>();
        Optional<League.Pairing> next = league.next(networks);
        while (next.isPresent()) {
            assertThat(next.get().a()).isEqualTo("00000500");
            opponents.add(next.get().b());
            league.add(new PairRecord(next.get().a(), next.get().b(), 2));
            next = league.next(networks);
        }
        List<String> four = networks.subList(1, 5);
        assertThat(opponents).hasSize(8).containsAll(four);
        assertThat(opponents.subList(0, 4)).containsExactlyInAnyOrderElementsOf(four);
    }

    @Test
    void pairsThatWerePlayedBeforeCount() throws IOException {
        league(1).add(new PairRecord("00000100", "00000000", 1.5));
        League later = league(1);
        assertThat(later.pairs()).isEqualTo(1);
        assertThat(later.next(networks(2))).isEmpty();
        assertThat(league(2).next(networks(2)))
                .contains(new League.Pairing("00000100", "00000000"));
    }

    @Test
    void ratingsAreDifferencesToTheOldestNetwork() {
        List<PairRecord> pairs = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            pairs.add(new PairRecord("00000100", "00000000", i % 4 == 0 ? 1 : 2));
            pairs.add(new PairRecord("00000200", "00000100", 1));
        }
        List<Rating> ratings = League.ratings(pairs);
        assertThat(ratings).extracting(Rating::player).isEqualTo(networks(3));
        assertThat(ratings.get(0).elo()).isZero();
        assertThat(ratings.get(1).elo()).isBetween(200.0, 450.0);
        assertThat(ratings.get(2).elo()).isBetween(150.0, 450.0);
        assertThat(ratings.get(1).interval().low()).isLessThan(ratings.get(1).elo());
        assertThat(ratings.get(1).games()).isEqualTo(80);
        assertThat(League.ratings(List.of())).isEmpty();
    }

    private static Rating rating(String name, double elo, double reach) {
        return new Rating(name, elo, new Interval(elo - reach, elo + reach), 10, 5);
    }

    @Test
    void theBestIsTheNewestThatIsNotProvedWeaker() {
        Rating first = rating("00000000", 0, 0);
        Rating strong = rating("00000100", 300, 50);
        Rating perhapsWeaker = rating("00000200", 280, 50);
        Rating weaker = rating("00000300", 100, 50);
        assertThat(League.best(List.of())).isEmpty();
        assertThat(League.best(List.of(first, strong))).contains("00000100");
        assertThat(League.best(List.of(first, strong, perhapsWeaker))).contains("00000200");
        assertThat(League.best(List.of(first, strong, perhapsWeaker, weaker))).contains("00000200");
    }
}
