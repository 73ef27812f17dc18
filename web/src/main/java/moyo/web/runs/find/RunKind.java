package moyo.web.runs.find;

/** What a folder of the laboratory holds. */
public enum RunKind {
    /** A match or a tournament. */
    GAMES,
    /** The rows of experiments, each a run in a folder of its own. */
    EXPERIMENT,
    /** The learning of a team of agents; its rounds are runs. */
    LEARNING,
    /** The training of a network. */
    TRAINING,
    /** The tuning of settings. */
    TUNING
}
