package moyo.session;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import moyo.game.BadInput;
import moyo.game.FileTrouble;
import moyo.game.Game;

/**
 * Reads openings from text: one per line, moves separated by blanks; text after a # is a comment.
 */
public final class OpeningLines {
    private OpeningLines() {}

    /** Reads a file. */
    public static List<List<Integer>> read(Path file, Game<?> game) {
        List<String> lines;
        try {
            lines = Files.readAllLines(file);
        } catch (IOException e) {
            throw new BadInput(
                    "cannot read the openings in '%s': %s".formatted(file, FileTrouble.reason(e)),
                    e);
        }
        List<List<Integer>> openings = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).replaceAll("#.*", "").strip();
            if (!line.isEmpty()) {
                openings.add(parse(line, game, file, i + 1));
            }
        }
        return openings;
    }

    private static List<Integer> parse(String line, Game<?> game, Path file, int number) {
        List<Integer> moves = new ArrayList<>();
        for (String move : line.split("\\s+")) {
            try {
                moves.add(game.parseMove(move));
            } catch (BadInput e) {
                throw new BadInput(
                        "line %d of '%s': %s".formatted(number, file, e.getMessage()), e);
            }
        }
        return moves;
    }
}
