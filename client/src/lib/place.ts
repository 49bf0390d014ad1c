import { countryName } from './countries';
import { listed } from './language';

interface Placed {
  venue?: string | null;
  city?: string | null;
  country?: string | null;
}

/** `Expo Centre, Karachi, Pakistan`, as far as it is known, with the commas of the page's language. */
export const placeOf = ({ venue, city, country }: Placed): string =>
  listed([venue, city, country && countryName(country)].flatMap((one) => one || []));
