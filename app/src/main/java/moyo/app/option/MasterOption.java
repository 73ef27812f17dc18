package moyo.app.option;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** {@code --master}: the cluster that plays. */
public final class MasterOption {
    @Option(
            names = "--master",
            paramLabel = "URL",
            description =
                    "Plays on a cluster of Apache Spark: spark://HOST:7077, local[N], yarn,"
                            + " k8s://... (docs/cluster.md). Its cores replace --jobs.")
    private @Nullable String master;

    /** The address; an empty text for this process. */
    public String url() {
        return master == null ? "" : master.strip();
    }
}
