import type { Span } from './timeline-layout';

/** The value of `?edit=` and the like for a new object. */
export const NEW = 'new';

/** A time drawn in a row of a timeline; its row is empty where it stands for none. */
export interface DrawnSpan extends Span {
  row: string;
}

/** The same as `NEW`, with the time and row that were drawn. */
export const newAt = ({ row, startsAt, endsAt }: DrawnSpan): string =>
  `${NEW}@${[startsAt, endsAt, row].join('~')}`;

/** The time and row in such a value; undefined where it holds none. */
export function drawnSpanOf(value: string): DrawnSpan | undefined {
  const [startsAt = '', endsAt = '', row = ''] = value.slice(NEW.length + 1).split('~');
  if (Number.isNaN(Date.parse(startsAt)) || Number.isNaN(Date.parse(endsAt))) return undefined;
  return { row, startsAt, endsAt };
}
