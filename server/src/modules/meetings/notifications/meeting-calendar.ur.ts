import type { english } from './meeting-calendar.en';

export const urdu: typeof english = {
  title: (people) => `${people} سے ملاقات`,
  both: (one, other) => `${one} اور ${other}`,
  event: (title) => `${title} میں۔`,
};
