package moyo.web;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.Comparator;

/** The address under which other machines reach this one. */
final class OwnAddress {
    private OwnAddress() {}

    /**
     * Returns a host that a browser can open: of a server that listens on all addresses ({@code
     * 0.0.0.0}) one of them, of any other its host.
     */
    static String of(String host) {
        try {
            return InetAddress.getByName(host).isAnyLocalAddress() ? outward() : host;
        } catch (UnknownHostException | SocketException e) {
            return host;
        }
    }

    private static String outward() throws SocketException {
        return NetworkInterface.networkInterfaces()
                .filter(OwnAddress::isUsed)
                .flatMap(NetworkInterface::inetAddresses)
                .filter(address -> !address.isLoopbackAddress() && !address.isLinkLocalAddress())
                .min(Comparator.comparing(address -> address instanceof Inet4Address ? 0 : 1))
                .map(InetAddress::getHostAddress)
                .orElse("127.0.0.1");
    }

    private static boolean isUsed(NetworkInterface card) {
        try {
            return card.isUp() && !card.isLoopback();
        } catch (SocketException e) {
            return false;
        }
    }
}
