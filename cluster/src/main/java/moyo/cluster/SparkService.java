package moyo.cluster;

import moyo.lab.executor.ClusterService;
import moyo.lab.executor.GameSource;

/** Plays pairs on Apache Spark. */
public final class SparkService implements ClusterService {
    @Override
    public Cluster connect(String master, GameSource games, String commit) {
        return SparkCluster.connect(master, games, commit);
    }
}
