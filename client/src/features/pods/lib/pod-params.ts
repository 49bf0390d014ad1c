import type { Span } from '../../../lib/timeline-layout';

/** What `?edit=` and `?block=` hold for what is not there yet. */
export const NEW = 'new';

/** A pod and a time, drawn on the timeline for a block. */
export interface DrawnTime extends Span {
  podId: string;
}

export const blockAt = ({ podId, startsAt, endsAt }: DrawnTime): string =>
  `${NEW}@${[podId, startsAt, endsAt].join('~')}`;

/** The pod and time in such a value; undefined where it holds none. */
export function drawnTimeOf(value: string): DrawnTime | undefined {
  const [podId = '', startsAt = '', endsAt = ''] = value.slice(NEW.length + 1).split('~');
  if (!podId || Number.isNaN(Date.parse(startsAt)) || Number.isNaN(Date.parse(endsAt))) return undefined;
  return { podId, startsAt, endsAt };
}
