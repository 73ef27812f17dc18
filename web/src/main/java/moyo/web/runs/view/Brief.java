package moyo.web.runs.view;

/**
 * A run as the list shows it.
 *
 * @param kind a word
 * @param games the number of finished games
 * @param planned the maximum number of games; 0 if unknown
 * @param finished whether no game is missing
 * @param updated when its files changed, ISO 8601; may be empty
 * @param problem what is damaged, a sentence; empty if nothing is
 */
public record Brief(
        String title,
        String kind,
        long games,
        long planned,
        boolean finished,
        String updated,
        String problem) {}
