package moyo.app.terminal;

import java.util.Map;
import moyo.session.face.BoardFace;

/**
 * Colours of a terminal, by ANSI sequences.
 *
 * @param on whether the terminal shows colours
 * @param first the name of the first player's colour
 * @param second the name of the second player's colour
 */
public record Palette(boolean on, String first, String second) {
    private static final String ESCAPE = "\u001b[";
    private static final String RESET = ESCAPE + "0m";
    private static final String BRIGHT = "1;";
    private static final String REVERSED = ";7";

    /** The numbers of ANSI for names of colours; black and white must differ on any background. */
    private static final Map<String, String> CODES =
            Map.of(
                    "Red", "31", "Green", "32", "Yellow", "33", "Orange", "33", "Blue", "34",
                    "Purple", "35", "White", "36", "Black", "34");

    /** Returns a text in the colour of a player; unchanged if nobody owns it. */
    String paint(String text, int owner, boolean marked) {
        if (!on || owner == BoardFace.NOBODY && !marked) {
            return text;
        }
        String name = owner == 0 ? first : second;
        String code = owner == BoardFace.NOBODY ? "32" : CODES.getOrDefault(name, "36");
        return ESCAPE + BRIGHT + code + (marked ? REVERSED : "") + "m" + text + RESET;
    }
}
