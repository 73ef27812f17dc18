package moyo.web.part;

import io.javalin.config.RoutesConfig;

/** A part of the server: some addresses and what answers there. */
public interface WebPart extends AutoCloseable {
    /** Adds the routes of this part; called once, before the server starts. */
    void addTo(RoutesConfig routes);

    /** Ends what the part has started; called once, when the server stops. */
    @Override
    default void close() {}
}
