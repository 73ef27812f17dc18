package moyo.net.perceptron;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import moyo.game.BadInput;

/**
 * Networks by number, such as the number of the move; all have the same inputs. Immutable.
 *
 * @param source the name in messages: a file or a resource
 * @param features what the inputs are; the game knows the names
 * @param networks at least one
 * @param provenance how the networks were made, by name
 */
public record NetworkBook(
        String source,
        String features,
        SortedMap<Integer, Perceptron> networks,
        Map<String, String> provenance) {
    public NetworkBook {
        networks = Collections.unmodifiableSortedMap(new TreeMap<>(networks));
        provenance = Collections.unmodifiableMap(new TreeMap<>(provenance));
        if (networks.isEmpty()) {
            throw new BadInput("'%s' has no networks".formatted(source));
        }
    }

    /** The network of the largest number that is not larger; before the first, the first. */
    public Perceptron at(int number) {
        Perceptron found = networks.values().iterator().next();
        for (Map.Entry<Integer, Perceptron> network : networks.entrySet()) {
            if (network.getKey() <= number) {
                found = network.getValue();
            }
        }
        return found;
    }

    /** The inputs of every network. */
    public int inputs() {
        return at(networks.firstKey()).inputs();
    }
}
