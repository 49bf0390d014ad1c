import type { StatisticsCharts_StatisticsFragment } from '../../../generated/graphql';
import type { ChartRow } from '../../../lib/chart-data';
import { dayKey, wallClock } from '../../../lib/time';

/** A chart has colours for so many series. */
const MOST_GATES = 6;

type Charts = StatisticsCharts_StatisticsFragment;
type Hour = Pick<Charts['checkInsByHour'][number], 'startsAt'>;

/** The days on which something was counted, in their order. */
export const daysOf = (hours: readonly Hour[], zone: string): string[] =>
  [...new Set(hours.map(({ startsAt }) => dayKey(startsAt, zone)))].sort();

const onDay = <Of extends Hour>(hours: readonly Of[], day: string, zone: string): Of[] =>
  hours.filter(({ startsAt }) => dayKey(startsAt, zone) === day);

const hourOf = (instant: string | number, zone: string): string => wallClock(instant, zone).format('hh:mm a');

/** One entry for each hour between the first and the last, by its time of day. */
function hoursBetween(hours: readonly Hour[], zone: string): string[] {
  const times = hours.map(({ startsAt }) => Date.parse(startsAt)).sort((a, b) => a - b);
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined) return [];
  const labels: string[] = [];
  for (let at = first; at <= last; at += 3_600_000) labels.push(hourOf(at, zone));
  return labels;
}

const labelOf = ({ startsAt }: Hour, zone: string): string => hourOf(startsAt, zone);

/** Counts of one day by hour. With `stays`, an hour without a count has as many as the one before, and otherwise none. */
export function hourRows(
  hours: Charts['checkInsByHour'],
  day: string,
  zone: string,
  stays = false,
): ChartRow[] {
  const own = onDay(hours, day, zone);
  const counts = new Map(own.map((hour) => [labelOf(hour, zone), hour.count]));
  let before = 0;
  return hoursBetween(own, zone).map((label) => {
    const count = counts.get(label) ?? before;
    if (stays) before = count;
    return { label, values: { count } };
  });
}

/** Entries of one day by hour and gate, the busiest gates first; those without a colour are gathered. */
export function gateRows(
  scans: Charts['entriesByGate'],
  day: string,
  zone: string,
  othersLabel: string,
): { gates: string[]; rows: ChartRow[] } {
  const own = onDay(scans, day, zone);
  const totals = new Map<string, number>();
  for (const scan of own) totals.set(scan.gate, (totals.get(scan.gate) ?? 0) + scan.in);
  const sorted = [...totals].sort((a, b) => b[1] - a[1]).map(([gate]) => gate);
  const shown = sorted.length > MOST_GATES ? sorted.slice(0, MOST_GATES - 1) : sorted;
  const gates = sorted.length > shown.length ? [...shown, othersLabel] : shown;
  const none = Object.fromEntries(gates.map((gate) => [gate, 0]));
  const sums = new Map(hoursBetween(own, zone).map((label) => [label, { ...none }]));
  for (const scan of own) {
    const values = sums.get(labelOf(scan, zone));
    const gate = shown.includes(scan.gate) ? scan.gate : othersLabel;
    if (values) values[gate] = (values[gate] ?? 0) + scan.in;
  }
  return { gates, rows: [...sums].map(([label, values]) => ({ label, values })) };
}
