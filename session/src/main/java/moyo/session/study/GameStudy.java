package moyo.session.study;

import java.util.List;

/** A study of the games of two players. */
public non-sealed interface GameStudy extends Study {
    /**
     * Measures games, finished or not.
     *
     * @param a the name of player A
     * @param b the name of player B
     * @param games may be empty
     */
    StudyResult of(String a, String b, List<StudiedGame> games);
}
