package moyo.lab.teach;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import moyo.game.Rng;
import moyo.lab.stats.BradleyTerry;
import moyo.lab.stats.PairResult;
import moyo.lab.stats.Pentanomial;
import moyo.lab.stats.Rating;

/**
 * The strength of networks against their own past: which pairs of games to play next, and the
 * ratings of all pairs played. Each network plays the {@link #OPPONENTS} before it. For one thread.
 */
public final class League {
    private static final int OPPONENTS = 4;
    private static final BradleyTerry MODEL = new BradleyTerry(1, 200, 0.95);
    private static final long BOOTSTRAP_SEED = 1;

    private final JsonLines<PairRecord> file;
    private final int pairsEach;
    private final List<PairRecord> played;

    /** A newer and an older network. */
    record Pairing(String a, String b) {}

    /**
     * @param pairsEach the pairs that two networks play
     */
    League(JsonLines<PairRecord> file, int pairsEach) throws IOException {
        this.file = file;
        this.pairsEach = pairsEach;
        played = new ArrayList<>(file.read());
    }

    /** The number of pairs played. */
    int pairs() {
        return played.size();
    }

    /**
     * The next two networks to play: the newest one against the opponent that it has met least.
     *
     * @param networks oldest first
     * @return empty if the newest network has played enough
     */
    Optional<Pairing> next(List<String> networks) {
        if (networks.size() < 2) {
            return Optional.empty();
        }
        String newest = networks.get(networks.size() - 1);
        int first = Math.max(0, networks.size() - 1 - OPPONENTS);
        return networks.subList(first, networks.size() - 1).stream()
                .map(older -> new Pairing(newest, older))
                .min(Comparator.comparingInt(this::count))
                .filter(pairing -> count(pairing) < pairsEach);
    }

    private int count(Pairing pairing) {
        return (int) played.stream().filter(p -> pairing.equals(new Pairing(p.a(), p.b()))).count();
    }

    void add(PairRecord pair) throws IOException {
        played.add(pair);
        file.add(pair);
    }

    /** The ratings in Elo above the oldest network that has played, in the order of the steps. */
    List<Rating> ratings() {
        return ratings(played);
    }

    /** The ratings of these pairs, as differences to the oldest network. */
    public static List<Rating> ratings(List<PairRecord> pairs) {
        if (pairs.isEmpty()) {
            return List.of();
        }
        Map<Pairing, Pentanomial> sums = new LinkedHashMap<>();
        Map<String, String> names = new HashMap<>();
        for (PairRecord pair : pairs) {
            sums.merge(
                    new Pairing(pair.a(), pair.b()),
                    Pentanomial.NONE.plus(pair.points()),
                    Pentanomial::plus);
            names.put(pair.b(), pair.b());
        }
        List<PairResult> results = new ArrayList<>();
        sums.forEach((who, sum) -> results.add(new PairResult(who.a(), who.b(), sum)));
        String oldest = names.keySet().stream().min(Comparator.naturalOrder()).orElseThrow();
        return MODEL.fit(results, oldest, new Rng(BOOTSTRAP_SEED)).stream()
                .sorted(Comparator.comparing(Rating::player))
                .toList();
    }

    /**
     * The best network: the newest whose error bar reaches the highest rating of all. A newer
     * network thus replaces the best one unless it is proved to be weaker.
     */
    public static Optional<String> best(List<Rating> ratings) {
        double highest = ratings.stream().mapToDouble(Rating::elo).max().orElse(0);
        return ratings.stream()
                .filter(rating -> rating.interval().high() >= highest)
                .map(Rating::player)
                .max(Comparator.naturalOrder());
    }
}
