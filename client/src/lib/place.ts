import { countryName } from './countries';

interface Placed {
  venue?: string | null;
  city?: string | null;
  country?: string | null;
}

/** `Expo Centre, Karachi, Pakistan`, as far as it is known. */
export const placeOf = ({ venue, city, country }: Placed): string =>
  [venue, city, country && countryName(country)].filter(Boolean).join(', ');
