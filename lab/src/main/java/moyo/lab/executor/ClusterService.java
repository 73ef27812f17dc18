package moyo.lab.executor;

import java.util.Optional;
import java.util.ServiceLoader;

/** Plays pairs on other machines. The program finds it by {@link ServiceLoader}. */
public interface ClusterService {
    /**
     * Connects to a cluster.
     *
     * @param master the address, such as {@code spark://host:7077} or {@code local[2]}
     * @param games creates the games on the nodes
     * @param commit the build, for the records
     * @throws moyo.game.BadInput if there is no such cluster
     */
    Cluster connect(String master, GameSource games, String commit);

    /** Machines that play pairs, until the program ends or the cluster is closed. */
    interface Cluster extends ExecutorFactory {
        /** Returns the number of pairs that are played in parallel now. */
        int slots();

        /** Does blocks of work until there are no more. */
        void run(Block.Source blocks) throws InterruptedException;
    }

    /** Returns the service; empty if the program was started without the module {@code cluster}. */
    static Optional<ClusterService> find() {
        return ServiceLoader.load(ClusterService.class).findFirst();
    }
}
