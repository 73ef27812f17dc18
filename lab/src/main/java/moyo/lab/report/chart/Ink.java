package moyo.lab.report.chart;

import java.awt.Color;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The colours of plots. What is drawn in one of them is shown in the page's colour of that name, so
 * that plots follow the page from light to dark.
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

    /** The colour, so faint that lines beneath can be seen. */
    Color wash() {
        return new Color(color.getRed(), color.getGreen(), color.getBlue(), 56);
    }

    /** Names the page's colours in a drawing. */
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
