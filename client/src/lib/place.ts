import { countryName, isNameOf } from './countries';
import { listed } from './language';

interface Placed {
  venue?: string | null;
  city?: string | null;
  country?: string | null;
}

/** `Expo Centre, Karachi, Pakistan`, as far as it is known, with the commas of the page's language; a city that is a country is said once. */
export const placeOf = ({ venue, city, country }: Placed): string =>
  listed(
    [
      venue,
      country && city && isNameOf(country, city) ? null : city,
      country && countryName(country),
    ].flatMap((one) => one || []),
  );
