package moyo.web.guard;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;

/** Sends bytes as they are, and reads what comes back. */
final class RawClient {
    private static final String UPGRADE = "Upgrade: websocket";
    private static final int PATIENCE_MILLIS = 10_000;
    private static final int MOST_BYTES = 200_000;

    private RawClient() {}

    /** Returns the answer; of an upgrade only the head. */
    static String ask(int port, String request) {
        return ask(port, request.getBytes(StandardCharsets.ISO_8859_1), true);
    }

    /**
     * @param whole whether the answer is read to its end; otherwise one packet of it
     */
    static String ask(int port, byte[] request, boolean whole) {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.setSoTimeout(PATIENCE_MILLIS);
            socket.setTcpNoDelay(true);
            socket.getOutputStream().write(request);
            socket.getOutputStream().flush();
            if (!whole) {
                socket.shutdownOutput();
            }
            boolean isUpgrade = new String(request, StandardCharsets.ISO_8859_1).contains(UPGRADE);
            return read(socket.getInputStream(), whole, isUpgrade);
        } catch (SocketTimeoutException e) {
            throw new AssertionError(
                    "no answer to " + new String(request, StandardCharsets.ISO_8859_1), e);
        } catch (SocketException e) {
            return ""; // the server has cut the connection
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String read(InputStream in, boolean whole, boolean isUpgrade)
            throws IOException {
        ByteArrayOutputStream heard = new ByteArrayOutputStream();
        byte[] buffer = new byte[8_192];
        while (heard.size() < MOST_BYTES) {
            int read = in.read(buffer);
            if (read < 0) {
                break;
            }
            heard.write(buffer, 0, read);
            String text = heard.toString(StandardCharsets.ISO_8859_1);
            if (!whole || isUpgrade && text.contains("\r\n\r\n")) {
                break;
            }
        }
        return heard.toString(StandardCharsets.ISO_8859_1);
    }
}
