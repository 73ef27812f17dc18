package moyo.blokus.pattern.learn;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import moyo.blokus.learn.TaughtLine;
import moyo.game.BadInput;

/**
 * A game with the win rates of its searches; as text one line: number, moves and, if the game was
 * played to its end, the score: {@code 17 4068@0.5132 77 … =-3}.
 *
 * @param score the points of the first player minus those of the second; empty if the game was not
 *     played to its end
 */
public record RatedGame(int number, List<RatedPly> plies, OptionalInt score) implements TaughtLine {
    private static final String SCORE = "=";

    public RatedGame {
        plies = List.copyOf(plies);
    }

    @Override
    public String line() {
        String moves = plies.stream().map(p -> " " + p.text()).collect(Collectors.joining());
        return number + moves + (score.isPresent() ? " " + SCORE + score.getAsInt() : "");
    }

    /** Reads a line. */
    public static RatedGame parse(String line) {
        List<String> words = Arrays.asList(line.split(" ", -1));
        int last = words.size() - 1;
        boolean isFinished = last > 0 && words.get(last).startsWith(SCORE);
        List<RatedPly> plies =
                words.subList(1, isFinished ? last : words.size()).stream()
                        .map(RatedPly::parse)
                        .toList();
        int number = number(words.get(0), "the number of a game");
        return new RatedGame(
                number,
                plies,
                isFinished
                        ? OptionalInt.of(number(words.get(last).substring(1), "a score"))
                        : OptionalInt.empty());
    }

    private static int number(String text, String what) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw new BadInput("'%s' is not %s".formatted(text, what), e);
        }
    }
}
