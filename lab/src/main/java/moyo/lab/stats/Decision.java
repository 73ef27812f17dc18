package moyo.lab.stats;

/** What a sequential test says so far. */
public enum Decision {
    CONTINUE,
    ACCEPT_H0,
    ACCEPT_H1
}
