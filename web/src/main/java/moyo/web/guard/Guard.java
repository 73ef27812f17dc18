package moyo.web.guard;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Lets a request through if it names this server as its host (a page elsewhere whose name was bound
 * to this address does not), comes from the server's own page if it comes from a page at all, and
 * has the token if one is required.
 */
public final class Guard {
    private static final String COOKIE = "moyo_token";
    private static final String BEARER = "Bearer ";
    private static final Pattern ADDRESS = Pattern.compile("[0-9.]+|\\[[0-9a-f:.%]+\\]");

    private final @Nullable String token;
    private final boolean anyAddress;
    private final Set<String> names = new HashSet<>(Set.of("localhost", "127.0.0.1", "[::1]"));

    /**
     * Makes the guard of one server.
     *
     * @param host the name or address that the server listens on
     * @param loopback whether it is reached from this machine only
     * @param token what a request must know; null if nothing
     */
    public Guard(String host, boolean loopback, @Nullable String token) {
        this.token = token;
        anyAddress = !loopback;
        names.add(host.toLowerCase(Locale.ROOT));
        if (!loopback) {
            addNamesOfThisMachine();
        }
    }

    private void addNamesOfThisMachine() {
        try {
            String own = InetAddress.getLocalHost().getHostName().toLowerCase(Locale.ROOT);
            names.add(own);
            names.add(own + ".local");
        } catch (UnknownHostException e) {
            // Then it is reached by its address.
        }
    }

    /**
     * Lets a request through or answers it.
     *
     * @param opensSocket whether the request opens a socket
     * @return false if it was answered
     */
    public boolean lets(Context context, boolean opensSocket) {
        String host = context.header("Host");
        if (host == null || !isOwn(host)) {
            return refuse(context, 421, "the host of the request is not this server");
        }
        if ((opensSocket || changes(context)) && !isFromOwnPage(context, host)) {
            return refuse(context, 403, "the request comes from another page");
        }
        return token == null || knowsToken(context, token);
    }

    private boolean isOwn(String host) {
        String lower = host.toLowerCase(Locale.ROOT);
        int colon = lower.lastIndexOf(':');
        String name = colon > lower.lastIndexOf(']') ? lower.substring(0, colon) : lower;
        return names.contains(name) || anyAddress && ADDRESS.matcher(name).matches();
    }

    private static boolean changes(Context context) {
        return switch (context.method().name()) {
            case "GET", "HEAD", "OPTIONS" -> false;
            default -> true;
        };
    }

    /** Programs that are no browsers send neither header. */
    private static boolean isFromOwnPage(Context context, String host) {
        String site = context.header("Sec-Fetch-Site");
        if (site != null && !site.equals("same-origin") && !site.equals("none")) {
            return false;
        }
        String origin = context.header("Origin");
        return origin == null
                || origin.equalsIgnoreCase("http://" + host)
                || origin.equalsIgnoreCase("https://" + host);
    }

    private static boolean knowsToken(Context context, String token) {
        String asked = context.queryParam("token");
        if (asked != null && same(asked, token)) {
            return !context.method().name().equals("GET") || welcome(context, token);
        }
        String cookie = context.cookie(COOKIE);
        String bearer = context.header("Authorization");
        boolean known =
                cookie != null && same(cookie, token)
                        || bearer != null
                                && bearer.startsWith(BEARER)
                                && same(bearer.substring(BEARER.length()), token);
        return known
                || refuse(
                        context,
                        401,
                        "open the address that the server has printed, with its token");
    }

    /** Keeps the token in a cookie; a page is loaded again without it in the address. */
    private static boolean welcome(Context context, String token) {
        Cookie cookie = new Cookie(COOKIE, token);
        cookie.setPath("/");
        cookie.setHttpOnly(true);
        cookie.setSameSite(SameSite.STRICT);
        context.cookie(cookie);
        if (context.path().equals("/") && context.header("Upgrade") == null) {
            context.redirect("/");
            context.skipRemainingHandlers();
            return false;
        }
        return true;
    }

    private static boolean same(String given, String token) {
        return MessageDigest.isEqual(
                given.getBytes(StandardCharsets.UTF_8), token.getBytes(StandardCharsets.UTF_8));
    }

    private static boolean refuse(Context context, int status, String reason) {
        Errors.answer(context, status, reason);
        context.skipRemainingHandlers();
        return false;
    }
}
