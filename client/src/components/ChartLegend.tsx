import { seriesColour, share } from '../lib/chart-data';
import { formatNumber } from '../lib/format';
import type { ChartProps } from './Chart';
import styles from './Chart.module.css';

/** The meaning of each colour; a donut adds the numbers, since slices are hard to compare. */
export function ChartLegend({ kind, series, rows }: ChartProps) {
  const key = series[0]?.key ?? '';
  const total = rows.reduce((sum, row) => sum + (row.values[key] ?? 0), 0);
  const entries =
    kind === 'donut'
      ? rows.map(({ label, values }) => ({ label, value: values[key] ?? 0 }))
      : series.map(({ label }) => ({ label, value: null }));
  return (
    <ul className={kind === 'donut' ? styles.parts : styles.legend}>
      {entries.map(({ label, value }, index) => (
        <li key={label}>
          <span className={styles.swatch} style={{ background: seriesColour(index) }} />
          <span className={styles.part}>{label}</span>
          {value !== null && (
            <span className={styles.value}>
              {formatNumber(value)} <small>{share(value, total)}</small>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
