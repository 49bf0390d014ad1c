export interface ChartSeries {
  key: string;
  label: string;
}

export interface ChartRow {
  label: string;
  /** One number for each series, by its key. */
  values: Readonly<Record<string, number>>;
}

/** Bars lie and suit long labels; columns stand and suit time; a donut shows parts of a whole, with one series and few rows. */
export type ChartKind = 'bar' | 'column' | 'donut';

/** There are as many colours for series; a donut that needs more gathers the smallest parts. */
export const SERIES_COLOURS = 6;

/** The token of a series' colour. */
export const seriesColour = (index: number): string => `var(--ant-series-${(index % SERIES_COLOURS) + 1})`;

/** Rows for a donut: the largest, and the others as one. */
export function gatherSmallest(
  rows: readonly ChartRow[],
  key: string,
  othersLabel: string,
  most = SERIES_COLOURS,
): ChartRow[] {
  const sorted = [...rows].sort((a, b) => (b.values[key] ?? 0) - (a.values[key] ?? 0));
  if (sorted.length <= most) return sorted;
  const others = sorted.slice(most - 1).reduce((sum, row) => sum + (row.values[key] ?? 0), 0);
  return [...sorted.slice(0, most - 1), { label: othersLabel, values: { [key]: others } }];
}

/** Share of the sum, as `12%`. */
export const share = (value: number, total: number): string =>
  total > 0 ? `${Math.round((value / total) * 100)}%` : '0%';
