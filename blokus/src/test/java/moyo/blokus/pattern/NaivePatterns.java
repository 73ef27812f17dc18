package moyo.blokus.pattern;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import moyo.blokus.BlokusPosition;
import moyo.blokus.Cells;

/**
 * Patterns written a second time, as texts of '.', 'x' (own) and 'o' (the enemy's): a pattern is
 * the first in the alphabet of its eight images. Shares nothing with {@link Patterns}.
 */
final class NaivePatterns {
    private NaivePatterns() {}

    /** The number of different patterns of a size. */
    static int count(int side) {
        Set<String> all = new TreeSet<>();
        enumerate("", side * side, side, all);
        return all.size();
    }

    private static void enumerate(String text, int missing, int side, Set<String> all) {
        if (missing == 0) {
            all.add(canonical(text, side));
        } else {
            for (char c : ".xo".toCharArray()) {
                enumerate(text + c, missing - 1, side, all);
            }
        }
    }

    /** How often each pattern occurs. */
    static Map<String, Integer> counts(BlokusPosition position, int view) {
        Map<String, Integer> counts = new TreeMap<>();
        for (int side = 1; side <= 3; side++) {
            for (int y = 0; y + side <= 14; y++) {
                for (int x = 0; x + side <= 14; x++) {
                    counts.merge(
                            canonical(window(position, view, x, y, side), side), 1, Integer::sum);
                }
            }
        }
        return counts;
    }

    private static String window(BlokusPosition position, int view, int x, int y, int side) {
        StringBuilder text = new StringBuilder();
        for (int dy = 0; dy < side; dy++) {
            for (int dx = 0; dx < side; dx++) {
                int owner = position.owner(Cells.cell(x + dx, y + dy));
                text.append(owner == BlokusPosition.NOBODY ? '.' : owner == view ? 'x' : 'o');
            }
        }
        return text.toString();
    }

    static String canonical(String text, int side) {
        List<String> images = new ArrayList<>();
        String turned = text;
        for (int i = 0; i < 4; i++) {
            turned = turn(turned, side);
            images.add(turned);
            images.add(flip(turned, side));
        }
        return images.stream().min(String::compareTo).orElseThrow();
    }

    private static String turn(String text, int side) {
        StringBuilder turned = new StringBuilder();
        for (int x = 0; x < side; x++) {
            for (int y = side - 1; y >= 0; y--) {
                turned.append(text.charAt(side * y + x));
            }
        }
        return turned.toString();
    }

    private static String flip(String text, int side) {
        StringBuilder flipped = new StringBuilder();
        for (int y = 0; y < side; y++) {
            flipped.append(new StringBuilder(text.substring(side * y, side * y + side)).reverse());
        }
        return flipped.toString();
    }

    /** The number that {@link Patterns} gives to a text. */
    static int number(String text) {
        int code = 0;
        for (int i = text.length() - 1; i >= 0; i--) {
            code = 3 * code + ".xo".indexOf(text.charAt(i));
        }
        return Patterns.of((int) Math.sqrt(text.length()), code);
    }
}
