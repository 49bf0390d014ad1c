import type { ChartRow, ChartSeries } from '../lib/chart-data';
import { formatNumber } from '../lib/format';
import styles from './Chart.module.css';
import { messages } from './messages';

interface ChartTableProps {
  title: string;
  rowHeading: string;
  series: readonly ChartSeries[];
  rows: readonly ChartRow[];
}

/** The numbers of a chart. */
export function ChartTable({ title, rowHeading, series, rows }: ChartTableProps) {
  return (
    <table className={styles.numbers} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{rowHeading}</th>
          {series.map(({ key, label }) => (
            <th key={key} scope="col" className={styles.number}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, values }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {series.map(({ key }) => (
              <td key={key} className={styles.number}>
                {values[key] === undefined ? messages.chart.unknown : formatNumber(values[key])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
