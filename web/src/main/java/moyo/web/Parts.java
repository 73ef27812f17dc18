package moyo.web;

import java.util.List;
import moyo.web.offer.OfferPart;
import moyo.web.part.Site;
import moyo.web.part.Sockets;
import moyo.web.part.WebPart;
import moyo.web.room.RoomPart;
import moyo.web.runs.RunsPart;

/** The list of the server's parts. A new part is one more entry. */
final class Parts {
    private Parts() {}

    static List<WebPart> of(Site site, Sockets sockets) {
        RunsPart runs = new RunsPart(site, sockets);
        return List.of(
                new OfferPart(site),
                RoomPart.of(site.rooms(), sockets, runs.records()),
                runs,
                new PageFiles());
    }
}
