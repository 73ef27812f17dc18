package moyo.session.gtp;

import moyo.gtp.GtpEngine;
import moyo.gtp.GtpRequest;
import moyo.session.Thinker;

/** Commands for the seed of the random numbers. */
public final class SeedCommands {
    private final Thinker<?, ?> thinker;

    public SeedCommands(Thinker<?, ?> thinker) {
        this.thinker = thinker;
    }

    public void register(GtpEngine engine) {
        engine.add("set_random_seed", "SEED", this::setSeed);
        engine.add("get_random_seed", "", r -> Long.toString(seed(r)));
    }

    private String setSeed(GtpRequest request) {
        String text = request.expect(1).text(0);
        if (!text.matches("-?[0-9]{1,18}")) {
            throw request.syntax(text, "a whole number of at most 18 digits");
        }
        thinker.setSeed(Long.parseLong(text));
        return "";
    }

    private long seed(GtpRequest request) {
        request.expect(0);
        return thinker.seed();
    }
}
