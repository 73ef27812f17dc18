package moyo.web.katago;

import java.util.Arrays;
import java.util.Locale;
import moyo.game.Colour;

/** From whose point of view win rates, scores and ownership are reported. */
public enum View {
    BLACK,
    WHITE,
    SIDETOMOVE;

    static View parse(String text) {
        return Arrays.stream(values())
                .filter(view -> view.name().equals(text.strip().toUpperCase(Locale.ROOT)))
                .findFirst()
                .orElseThrow(
                        () ->
                                new FieldError(
                                        "overrideSettings",
                                        "reportAnalysisWinratesAs '%s' is not BLACK, WHITE or SIDETOMOVE"
                                                .formatted(text)));
    }

    /** Returns whether values of the side to move must be turned round. */
    boolean isOther(int toMove) {
        return this == BLACK && toMove != Colour.FIRST || this == WHITE && toMove != Colour.SECOND;
    }
}
