package moyo.cluster.node;

import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import moyo.lab.executor.Block;
import org.apache.spark.api.java.function.Function;

/** The function that a task applies to the number of its block. */
public record BlockTask(Block work) implements Function<Integer, BlockTask.Result> {
    private static final long serialVersionUID = 1L;

    /** The files of a block. */
    public record Result(int number, ArrayList<byte[]> files) implements Serializable {}

    @Override
    public Result call(Integer number) throws IOException, InterruptedException {
        List<byte[]> files = work.run(number);
        return new Result(number, new ArrayList<>(files));
    }
}
