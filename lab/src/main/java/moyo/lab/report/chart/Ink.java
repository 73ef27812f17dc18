package moyo.lab.report.chart;

import java.awt.Color;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The colours of plots. The page's style sheet defines a colour for each name, so that plots follow
 * the light or dark style of the page.
 */
enum Ink {
    TEXT(new Color(0x1C2024)),
    FAINT(new Color(0x60656C)),
    GRID(new Color(0xE0E3E7)),
    LINE(new Color(0x1F6FB2)),
    LIMIT(new Color(0xB4501E));

    private static final Pattern DRAWN =
            Pattern.compile("(fill|stroke): ?rgb\\((\\d+),(\\d+),(\\d+)\\)");

    private final Color color;

    Ink(Color color) {
        this.color = color;
    }

    Color color() {
        return color;
    }

    /** Returns the colour, transparent enough for lines beneath it. */
    Color wash() {
        return new Color(color.getRed(), color.getGreen(), color.getBlue(), 56);
    }

    /** Replaces the colours of a drawing by the names of the style sheet. */
    static String themed(String svg) {
        return DRAWN.matcher(svg).replaceAll(drawn -> Matcher.quoteReplacement(themed(drawn)));
    }

    private static String themed(MatchResult drawn) {
        int rgb = 0xFF;
        for (int i = 2; i <= 4; i++) {
            rgb = rgb << 8 | Integer.parseInt(drawn.group(i));
        }
        for (Ink ink : values()) {
            if (ink.color.getRGB() == rgb) {
                return drawn.group(1) + ":var(--" + ink.name().toLowerCase(Locale.ROOT) + ")";
            }
        }
        return drawn.group();
    }
}
