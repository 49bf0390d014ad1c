import dayjs from 'dayjs';
import type { StatisticsCharts_StatisticsFragment } from '../../../generated/graphql';
import type { ChartRow } from '../../../lib/chart-data';

type DayCount = StatisticsCharts_StatisticsFragment['messagesByDay'][number];
type BucketUnit = 'day' | 'week' | 'month';

const MOST_DAYS = 21;
const MOST_WEEKS = 26;

const formats: Record<BucketUnit, string> = { day: 'ddd D MMM', week: 'D MMM', month: 'MMM YYYY' };

/** Weeks begin on Monday. */
const startOf = (date: string, unit: BucketUnit): dayjs.Dayjs => {
  const day = dayjs.utc(date);
  if (unit === 'week') return day.subtract((day.day() + 6) % 7, 'day');
  return unit === 'month' ? day.startOf('month') : day;
};

/** As fine as it stays readable: a column for each day, week or month. The dates are sorted. */
export function unitFor(dates: readonly string[]): BucketUnit {
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return 'day';
  const days = dayjs.utc(last).diff(dayjs.utc(first), 'day') + 1;
  if (days <= MOST_DAYS) return 'day';
  return days <= MOST_WEEKS * 7 ? 'week' : 'month';
}

/** Rows of a chart over time without holes: what is not counted on a day is none. */
export function timeRows(series: Readonly<Record<string, readonly DayCount[]>>): {
  unit: BucketUnit;
  rows: ChartRow[];
} {
  const dates = Object.values(series)
    .flatMap((days) => days.map(({ date }) => date))
    .sort();
  const unit = unitFor(dates);
  const sums = new Map<string, Record<string, number>>();
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return { unit, rows: [] };
  const none = Object.fromEntries(Object.keys(series).map((key) => [key, 0]));
  for (let at = startOf(first, unit); !at.isAfter(startOf(last, unit)); at = at.add(1, unit))
    sums.set(at.format('YYYY-MM-DD'), { ...none });
  for (const [key, days] of Object.entries(series))
    for (const { date, count } of days) {
      const sum = sums.get(startOf(date, unit).format('YYYY-MM-DD'));
      if (sum) sum[key] = (sum[key] ?? 0) + count;
    }
  const rows = [...sums].map(([date, values]) => ({ label: dayjs.utc(date).format(formats[unit]), values }));
  return { unit, rows };
}

/** The row with the greatest value. */
export const greatest = (rows: readonly ChartRow[], key: string): ChartRow | undefined =>
  rows.reduce<ChartRow | undefined>(
    (best, row) => (!best || (row.values[key] ?? 0) > (best.values[key] ?? 0) ? row : best),
    undefined,
  );
