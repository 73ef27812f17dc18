package moyo.web.katago;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;
import moyo.session.GameKit;
import moyo.session.face.BoardFace;
import org.jspecify.annotations.Nullable;

/**
 * Reads points: {@code C4}, {@code pass}, or {@code (2,15)}, the column from the left and the row
 * from the top, both from 0.
 */
record Vertices<G extends Game<P>, P extends Position<P>>(GameKit<G, P> kit) {
    private static final Pattern NUMBERS = Pattern.compile("\\(([0-9]{1,2}),([0-9]{1,2})\\)");

    int read(String field, @Nullable Object value) {
        if (!(value instanceof String text)) {
            throw new FieldError(field, "'%s' is not a point, such as \"C4\"".formatted(value));
        }
        Matcher numbers = NUMBERS.matcher(text);
        try {
            return numbers.matches()
                    ? at(Integer.parseInt(numbers.group(1)), Integer.parseInt(numbers.group(2)))
                    : kit.game().parseMove(text.strip());
        } catch (BadInput e) {
            throw new FieldError(field, e);
        }
    }

    private int at(int x, int y) {
        BoardFace<P> face = face();
        if (x >= face.shape().width() || y >= face.shape().height()) {
            throw new BadInput("'(%d,%d)' is not on the board".formatted(x, y));
        }
        return face.moveOn(kit.game().newPosition(), List.of(face.shape().cell(x, y)))
                .orElseThrow();
    }

    private BoardFace<P> face() {
        return kit.face().orElseThrow();
    }
}
