package moyo.session.study;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedMap;

/**
 * What a study has measured.
 *
 * @param lines means by name and place on the x axis, in the order of a legend; empty if there was
 *     nothing to measure
 * @param measure what the effect is, in words: {@code cells at the end, A minus B}
 * @param effect the number that a claim about the lines is tested by; its samples are games, which
 *     are independent
 */
public record StudyResult(
        Map<String, SortedMap<Integer, Mean>> lines, String measure, Mean effect) {
    public StudyResult {
        lines = new LinkedHashMap<>(lines);
    }
}
