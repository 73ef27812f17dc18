package moyo.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import moyo.web.guard.Errors;
import moyo.web.part.WebPart;

/** The files of the page itself, from the resources of the program. */
final class PageFiles implements WebPart {
    private static final String FOLDER = "/moyo/web/page/";
    private static final Pattern NAME =
            Pattern.compile("([a-zA-Z0-9_-]{1,40}/){0,3}[a-zA-Z0-9_-]{1,60}\\.[a-z0-9]{1,8}");
    private static final Map<String, String> TYPES =
            Map.of(
                    "html", "text/html; charset=utf-8",
                    "css", "text/css; charset=utf-8",
                    "js", "text/javascript; charset=utf-8",
                    "json", "application/json",
                    "svg", "image/svg+xml",
                    "png", "image/png",
                    "ico", "image/x-icon",
                    "woff2", "font/woff2");

    /** A file with the tag by which a browser knows it again. */
    private static final class PageFile {
        private final byte[] bytes;
        private final String tag;

        PageFile(byte[] bytes) {
            this.bytes = bytes;
            CRC32 sum = new CRC32();
            sum.update(bytes);
            tag = "\"%x-%x\"".formatted(sum.getValue(), bytes.length);
        }
    }

    private final Map<String, PageFile> known = new ConcurrentHashMap<>();

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/", context -> answer(context, "index.html"));
        routes.get("/<file>", context -> answer(context, context.pathParam("file")));
    }

    private void answer(Context context, String name) {
        String type = TYPES.get(name.substring(name.lastIndexOf('.') + 1));
        Optional<PageFile> file =
                type != null && NAME.matcher(name).matches() ? find(name) : Optional.empty();
        if (file.isEmpty()) {
            Errors.answer(context, 404, "there is no such page");
            return;
        }
        context.header("Cache-Control", "no-cache");
        context.header("ETag", file.get().tag);
        if (file.get().tag.equals(context.header("If-None-Match"))) {
            context.status(304);
        } else {
            context.contentType(type);
            context.result(file.get().bytes);
        }
    }

    /** Files in a jar do not change; those in a folder may, while the page is written. */
    private Optional<PageFile> find(String name) {
        PageFile kept = known.get(name);
        if (kept != null) {
            return Optional.of(kept);
        }
        URL url = PageFiles.class.getResource(FOLDER + name);
        if (url == null) {
            return Optional.empty();
        }
        PageFile file = read(url);
        if (url.getProtocol().equals("jar")) {
            known.put(name, file);
        }
        return Optional.of(file);
    }

    private static PageFile read(URL url) {
        try (InputStream in = url.openStream()) {
            return new PageFile(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
