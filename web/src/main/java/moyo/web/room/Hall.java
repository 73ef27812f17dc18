package moyo.web.room;

import java.util.concurrent.Semaphore;
import java.util.function.Consumer;
import moyo.web.lanes.Lanes;
import moyo.web.part.Specs;
import moyo.web.room.analysis.Analyses;
import moyo.web.room.opponent.Programs;

/**
 * What all games of a server share.
 *
 * @param store where games are saved
 * @param analyses the live analyses
 * @param reviews a permit for each review that may run
 */
record Hall(
        Programs programs,
        GameStore store,
        Analyses analyses,
        Semaphore reviews,
        Consumer<String> log) {
    static final int MOST_REVIEWS = 4;

    Hall(Programs programs, GameStore store, Analyses analyses, Consumer<String> log) {
        this(programs, store, analyses, new Semaphore(MOST_REVIEWS), log);
    }

    Lanes lanes() {
        return programs.lanes();
    }

    Specs specs() {
        return programs.specs();
    }
}
