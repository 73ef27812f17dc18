package moyo.web;

import java.util.List;
import moyo.game.BadInput;
import moyo.web.katago.AnalysisPart;
import moyo.web.offer.OfferPart;
import moyo.web.part.RunRecords;
import moyo.web.part.Site;
import moyo.web.part.Sockets;
import moyo.web.part.WebPart;
import moyo.web.room.RoomPart;

/** The list of the server's parts. A new part is one more entry. */
final class Parts {
    private Parts() {}

    static List<WebPart> of(Site site, Sockets sockets) {
        RunRecords runs =
                (run, file) -> {
                    throw new BadInput("there is no run '%s'".formatted(run));
                };
        return List.of(
                new OfferPart(site),
                RoomPart.of(site.rooms(), sockets, runs),
                new AnalysisPart(site, sockets),
                new PageFiles());
    }
}
