package moyo.web.explore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import moyo.game.BadInput;
import org.junit.jupiter.api.Test;

final class PlacesTest {
    private final Places places = new Places();

    @Test
    void limitsTheMemoryOfAllSearches() {
        Places.Place large = places.newPlace();
        Places.Place small = places.newPlace();
        large.take(Places.MOST_MIB - 10);
        assertThatThrownBy(() -> small.take(11))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("needs 11 MiB, and explorations use 246 of 256 MiB");
        assertThat(places.open()).isEqualTo(1);
        small.take(10);
        large.take(5);
        small.take(200);
        assertThat(places.open()).isEqualTo(2);
    }

    @Test
    void aPlaceIsGivenBackOnce() {
        Places.Place place = places.newPlace();
        place.take(Places.MOST_MIB);
        place.giveBack();
        place.giveBack();
        assertThat(places.open()).isZero();
        places.newPlace().take(Places.MOST_MIB);
    }
}
