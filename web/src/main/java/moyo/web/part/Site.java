package moyo.web.part;

import java.nio.file.Path;
import java.util.function.Consumer;
import moyo.session.GameList;
import moyo.web.lanes.Lanes;

/**
 * What the parts of one server share.
 *
 * @param games the games of the program
 * @param lanes the threads of all searches; nothing else may search
 * @param specs reads players that the page names
 * @param engines the outside engines that the page may name
 * @param rooms the games on the page
 * @param runs the folder with the runs of the laboratory
 * @param version the version of the program
 * @param log receives what the operator should know
 */
public record Site(
        GameList games,
        Lanes lanes,
        Specs specs,
        Engines engines,
        OpenGames rooms,
        Path runs,
        String version,
        Consumer<String> log) {}
