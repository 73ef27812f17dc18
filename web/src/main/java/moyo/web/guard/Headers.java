package moyo.web.guard;

import java.util.Map;

/** The security headers of every answer. */
final class Headers {
    /** Nothing from elsewhere, nothing inline, no frames. */
    static final String CSP =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
                    + "connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; "
                    + "frame-ancestors 'none'";

    static final Map<String, String> ALL =
            Map.of(
                    "Content-Security-Policy", CSP,
                    "X-Content-Type-Options", "nosniff",
                    "X-Frame-Options", "DENY",
                    "Referrer-Policy", "no-referrer",
                    "Cross-Origin-Opener-Policy", "same-origin",
                    "Cross-Origin-Resource-Policy", "same-origin",
                    "Permissions-Policy",
                            "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
                    "Cache-Control", "no-store");

    private Headers() {}
}
