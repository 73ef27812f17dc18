package moyo.lab.yaml;

import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.dataformat.yaml.YAMLParser;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;
import moyo.game.BadInput;

/**
 * Refuses YAML whose meaning would surprise its author: a name twice in an object, of which only
 * the last counts; {@code 010}, which is eight; a second document; an alias, which would be read as
 * its name.
 */
final class YamlCheck {
    private static final Pattern OTHER_BASE = Pattern.compile("[-+]?0[0-9A-Za-z_].*");

    private final YAMLParser tokens;
    private final String name;
    private final Deque<Set<String>> names = new ArrayDeque<>();

    /**
     * @param name the name of the text, for error messages
     */
    YamlCheck(YAMLParser tokens, String name) {
        this.tokens = tokens;
        this.name = name;
    }

    /** Reads all tokens. */
    void run() throws IOException {
        boolean isEnded = false;
        for (JsonToken token = tokens.nextToken(); token != null; token = tokens.nextToken()) {
            if (isEnded) {
                throw wrong("a second document ('---') begins; a file has one");
            }
            check(token);
            isEnded = tokens.getParsingContext().inRoot();
        }
    }

    private void check(JsonToken token) throws IOException {
        String text = tokens.getText();
        if (tokens.isCurrentAlias()) {
            throw wrong("'*%s' is an alias; write out what it stands for".formatted(text));
        }
        switch (token) {
            case START_OBJECT -> names.push(new HashSet<>());
            case END_OBJECT -> names.pop();
            case FIELD_NAME -> {
                if (!names.element().add(text)) {
                    throw wrong("'%s' is there twice".formatted(text));
                }
            }
            case VALUE_NUMBER_INT -> {
                if (OTHER_BASE.matcher(text).matches()) {
                    throw wrong(
                            "'%s' is not a decimal number; write it without the leading 0, or in"
                                            .formatted(text)
                                    + " quotes if it is a text");
                }
            }
            default -> {
                // Nothing else can be misunderstood.
            }
        }
    }

    private BadInput wrong(String what) {
        int line = tokens.currentTokenLocation().getLineNr();
        return new BadInput("'%s', line %d: %s".formatted(name, line, what));
    }
}
