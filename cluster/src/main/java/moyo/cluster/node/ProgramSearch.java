package moyo.cluster.node;

import moyo.gtp.client.Programs;
import org.apache.spark.api.java.function.Function;

/** Looks for a program on the node of a task. */
public record ProgramSearch(String program) implements Function<Integer, Boolean> {
    private static final long serialVersionUID = 1L;

    @Override
    public Boolean call(Integer task) {
        return Programs.find(program).isPresent();
    }
}
