package moyo.blokus.learn;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import moyo.game.BadInput;

/**
 * A game of a teacher with its search statistics; as text one line: number and plies.
 *
 * @param number index among the games of one seed
 */
public record TaughtGame(int number, List<TaughtPly> plies) implements TaughtLine {
    public TaughtGame {
        plies = List.copyOf(plies);
    }

    @Override
    public String line() {
        return number + plies.stream().map(p -> " " + p.text()).collect(Collectors.joining());
    }

    public static TaughtGame parse(String line) {
        String[] words = line.split(" ", -1);
        try {
            int number = Integer.parseInt(words[0]);
            return new TaughtGame(
                    number, Arrays.stream(words).skip(1).map(TaughtPly::parse).toList());
        } catch (NumberFormatException e) {
            throw new BadInput("'%s' is not the number of a game".formatted(words[0]), e);
        }
    }
}
