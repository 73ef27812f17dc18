package moyo.lab.teach;

/** Is told how a training goes; called by one thread. */
public interface TrainingListener {
    /** Called about five times a second. */
    void passes(TrainingStatus status);

    /** Something happened that a user wants to know, in a sentence. */
    void says(String sentence);
}
