package moyo.blokus.learn;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import moyo.game.BadInput;

/**
 * One move of a game with the teacher's search before it: move, value and visits, {@code
 * 4068@0.513:4068=812,77=190}. The move need not be the best one: some moves are random for
 * variety.
 *
 * @param value the root value for the side to move; NaN for a move without a search
 * @param votes the most visited moves, the best first; empty for a move without a search
 */
public record TaughtPly(int played, double value, List<Vote> votes) {
    /** The visits of a move. */
    public record Vote(int move, int visits) {}

    public TaughtPly {
        votes = List.copyOf(votes);
    }

    /** A move without a search. */
    static TaughtPly blind(int played) {
        return new TaughtPly(played, Double.NaN, List.of());
    }

    String text() {
        if (votes.isEmpty()) {
            return Integer.toString(played);
        }
        StringBuilder text = new StringBuilder();
        text.append(played).append(String.format(Locale.ROOT, "@%.3f", value));
        char before = ':';
        for (Vote vote : votes) {
            text.append(before).append(vote.move).append('=').append(vote.visits);
            before = ',';
        }
        return text.toString();
    }

    static TaughtPly parse(String text) {
        try {
            String[] parts = text.split("[@:]", -1);
            int played = Integer.parseInt(parts[0]);
            if (parts.length == 1) {
                return blind(played);
            }
            List<Vote> votes = new ArrayList<>();
            for (String vote : parts[2].split(",", -1)) {
                String[] sides = vote.split("=", -1);
                votes.add(new Vote(Integer.parseInt(sides[0]), Integer.parseInt(sides[1])));
            }
            return new TaughtPly(played, Double.parseDouble(parts[1]), votes);
        } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
            throw new BadInput(
                    "'%s' is not a move with value and visits, such as 7 or 7@0.5:7=90,8=10"
                            .formatted(text),
                    e);
        }
    }
}
