package moyo.cluster.post;

import java.util.Locale;
import java.util.Map;
import org.apache.spark.api.plugin.DriverPlugin;
import org.apache.spark.api.plugin.ExecutorPlugin;
import org.apache.spark.api.plugin.PluginContext;
import org.apache.spark.api.plugin.SparkPlugin;

/** Carries messages over the connections that Spark has between executors and driver. */
public final class PostPlugin implements SparkPlugin {
    @Override
    public DriverPlugin driverPlugin() {
        return new AtTheDriver();
    }

    @Override
    public ExecutorPlugin executorPlugin() {
        return new AtTheNode();
    }

    private static final class AtTheDriver implements DriverPlugin {
        @Override
        public Object receive(Object message) {
            return PostOffice.deliver((Message) message);
        }
    }

    private static final class AtTheNode implements ExecutorPlugin {
        /** Numbers are written in the same form on every machine, as by the program itself. */
        @Override
        public void init(PluginContext context, Map<String, String> extra) {
            Locale.setDefault(Locale.ROOT);
            Post.open(context);
        }

        @Override
        public void shutdown() {
            Post.close();
        }
    }
}
