package moyo.web;

import java.util.List;
import moyo.web.offer.OfferPart;
import moyo.web.part.Site;
import moyo.web.part.Sockets;
import moyo.web.part.WebPart;

/** The list of the server's parts. A new part is one more entry. */
final class Parts {
    private Parts() {}

    static List<WebPart> of(Site site, Sockets sockets) {
        return List.of(new OfferPart(site), new PageFiles());
    }
}
