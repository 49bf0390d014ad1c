import { parseAsString } from 'nuqs';

/** How the console's own filters are written in the address, beside those of `listParams`. */
export const tableParams = {
  /** The first and the last day of a span, `2026-11-21`. */
  from: parseAsString,
  to: parseAsString,
  /** Order by a column that the server names; the greatest first with a dash before it. */
  order: parseAsString.withDefault(''),
  /** Id of a person or thing. */
  id: parseAsString,
  /** Kind of act or thing, as the server names it. */
  what: parseAsString,
} as const;
