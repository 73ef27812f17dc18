package moyo.lab.stats;

/** The decision of a sequential test so far. */
public enum Decision {
    CONTINUE,
    ACCEPT_H0,
    ACCEPT_H1
}
