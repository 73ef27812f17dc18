package moyo.web.room;

import java.util.function.Consumer;
import moyo.web.lanes.Lanes;
import moyo.web.part.Engines;
import moyo.web.part.Specs;

/**
 * What all games of a server share.
 *
 * @param store where games are saved
 * @param analyses the live analyses
 */
record Hall(
        Lanes lanes,
        Specs specs,
        Engines engines,
        GameStore store,
        Analyses analyses,
        Consumer<String> log) {}
