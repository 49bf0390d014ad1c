import type { EventMixQuery } from '../../../generated/graphql';
import type { ChartRow } from '../../../lib/chart-data';

type Tally = EventMixQuery['eventMix']['countries'][number];

/** As many bars as one takes in at a glance. */
const BARS = 8;

/** The largest of a list as bars. */
export const countRows = (
  tallies: readonly Tally[],
  nameOf: (key: string) => string = (key) => key,
): ChartRow[] => tallies.slice(0, BARS).map(({ key, count }) => ({ label: nameOf(key), values: { count } }));

/** Demand beside supply, for the terms that most people seek or offer. */
export function needRows(seeking: readonly Tally[], offering: readonly Tally[]): ChartRow[] {
  // A number that too few people share is unknown, not zero.
  const rows = new Map<string, Record<string, number>>();
  const add = (name: string, tallies: readonly Tally[]) => {
    for (const { key, count } of tallies) rows.set(key, { ...rows.get(key), [name]: count });
  };
  add('seeking', seeking);
  add('offering', offering);
  const people = (values: Record<string, number>) => (values.seeking ?? 0) + (values.offering ?? 0);
  return [...rows]
    .map(([label, values]) => ({ label, values }))
    .sort((a, b) => people(b.values) - people(a.values))
    .slice(0, BARS);
}
