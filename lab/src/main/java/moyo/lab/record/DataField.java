package moyo.lab.record;

/**
 * A field of a file that other programs read.
 *
 * @param name the name of a column, or the path in a JSON object: {@code a.b}; {@code a[].b} for
 *     the elements of a list, {@code a/b.c} for two objects of one form, {@code *} for any name
 * @param type the type or the unit
 * @param about a sentence without its full stop
 */
public record DataField(String name, String type, String about) {}
